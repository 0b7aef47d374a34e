import { Text } from '@mantine/core';
import { IconCheck, IconClock, IconX } from '@tabler/icons-react';
import type { SeasonEvening } from '../../api/seasons/seasons.js';
import { useTranslation } from '../../words/use-translation.js';
import rows from '../list/rows.module.css';

interface WhetherItCountsProps extends Pick<SeasonEvening, 'counts' | 'why' | 'moved'> {
  readonly title: string;
  /** Said before the reason. */
  readonly about?: string;
}

/** The row of an evening and a season: whether the one counts in the other, and why. */
export function WhetherItCounts({ title, about, counts, why, moved }: WhetherItCountsProps) {
  const { t } = useTranslation('seasons');
  const Sign = counts ? IconCheck : why === 'open' ? IconClock : IconX;
  return (
    <>
      <Sign size={18} aria-hidden />
      <span className={rows['grow']}>
        <Text component="span" display="block" fw={600}>
          {title}
        </Text>
        <Text component="span" display="block" size="sm" c="dimmed">
          {[...(about === undefined ? [] : [about]), t(`belongs.${why}`)].join(' · ')}
        </Text>
        {moved !== null && (
          <Text component="span" display="block" size="sm">
            »{moved.why}«
          </Text>
        )}
      </span>
    </>
  );
}
