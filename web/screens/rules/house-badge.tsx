import { Badge } from '@mantine/core';
import { useTranslation } from '../../words/use-translation.js';

/** The mark behind a number that the house has changed, with the book's number, where that is known. */
export function HouseBadge({ usual = null }: { readonly usual?: string | null }) {
  const { t } = useTranslation('rules');
  return (
    <>
      {' '}
      <Badge component="span" variant="outline" color="brass.7" c="var(--mantine-color-text)">
        {usual === null ? t('house') : t('houseOf', { usual })}
      </Badge>
    </>
  );
}
