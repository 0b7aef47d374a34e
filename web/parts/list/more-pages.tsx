import { Button } from '@mantine/core';
import { useTranslation } from '../../words/use-translation.js';

/** The state of a paged query beside its pages. */
export interface Pages {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
}

/** Fetches the next page of a list, as long as there is one. */
export function MorePages({ pages, label }: { readonly pages: Pages; readonly label?: string }) {
  const { t } = useTranslation('members');
  if (!pages.hasNextPage) return null;
  return (
    <Button
      mt="sm"
      variant="default"
      loading={pages.isFetchingNextPage}
      onClick={() => {
        pages.fetchNextPage();
      }}
    >
      {label ?? t('more')}
    </Button>
  );
}
