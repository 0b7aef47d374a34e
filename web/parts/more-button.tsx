import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly pages: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
}

/** Below a list: the next page of it, as long as there is one. Words: room `members`. */
export function MoreButton({ pages }: Props) {
  const { t } = useTranslation('members');
  if (!pages.hasNextPage) return null;
  return (
    <Button
      variant="default"
      mt="sm"
      loading={pages.isFetchingNextPage}
      onClick={() => void pages.fetchNextPage()}
    >
      {t('more')}
    </Button>
  );
}
