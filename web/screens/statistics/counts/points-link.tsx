import type { ReactNode } from 'react';
import type { StatisticFilter } from '../../../api/seasons/statistic-filter.js';
import { Link } from '../../../routing/link.js';
import { useTranslation } from '../../../words/use-translation.js';
import { searchOf } from '../address/address.js';
import type { Moved } from '../names/cup-words.js';
import classes from '../statistics.module.css';

interface Props {
  readonly club: string;
  readonly filter: StatisticFilter;
  /** The member of the points; undefined for the whole club's. */
  readonly member?: string | undefined;
  /** `between:` and so on, as `statistics/points` of the API takes it. */
  readonly figure: string;
  readonly moved: Moved;
  /** The name of the number, for a screen reader. */
  readonly what: string;
  /** The number in words. */
  readonly said: string;
  /** The content, where it is not the number in words. */
  readonly children?: ReactNode;
}

/** Points that lead to the hands in which they moved. */
export function PointsLink({ club, filter, member, figure, moved, what, said, children }: Props) {
  const { t } = useTranslation('statistics');
  return (
    <Link
      to="/clubs/$club/statistics/hands"
      params={{ club }}
      search={searchOf(filter, { figure, member })}
      className={classes['number']}
      aria-label={t('toHands', { what, number: said })}
      data-points={`${moved.received} ${moved.paid}`}
    >
      {children ?? said}
    </Link>
  );
}
