import type { MyClub } from '../../../api/people/me.js';
import type { StatisticFilter } from '../../../api/seasons/statistic-filter.js';
import type { Statistics } from '../../../api/seasons/statistics.js';

/** What the numbers of a page are counted over. */
export interface Counting {
  readonly club: MyClub;
  readonly filter: StatisticFilter;
  /** Undefined for the whole club. */
  readonly member?: string | undefined;
}

/** What a part of the page is given. */
export interface NumbersProps {
  readonly counting: Counting;
  readonly numbers: Statistics;
}
