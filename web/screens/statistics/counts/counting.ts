import type { MyClub } from '../../../api/people/me.js';
import type { StatisticFilter } from '../../../api/seasons/statistic-filter.js';
import type { Statistics } from '../../../api/seasons/statistics.js';

/** The scope over which the numbers of a page are counted. */
export interface Counting {
  readonly club: MyClub;
  readonly filter: StatisticFilter;
  /** Undefined for the whole club. */
  readonly member?: string | undefined;
}

/** The props of a part of the page. */
export interface NumbersProps {
  readonly counting: Counting;
  readonly numbers: Statistics;
}
