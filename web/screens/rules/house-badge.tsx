import { Badge } from '@mantine/core';
import { useTranslation } from '../../words/use-translation.js';

/** Marks, behind what it stands with, that the house has changed it; and from what, where that is known. */
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
