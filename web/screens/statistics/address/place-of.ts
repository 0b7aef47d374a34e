import { isKeeper } from '../../../../src/rules/payment.js';
import type { StatisticFilter } from '../../../api/seasons/statistic-filter.js';
import type { Counted } from '../../../api/seasons/statistics.js';
import type { Target } from '../../../routing/target.js';
import { searchOf } from './address.js';

/** What two shared, or paid each other in what they shared. */
const OF_TWO = ['together', 'evenings-together', 'between-together'];

/** Where a number stands: on the page of two, of who paid whom, of a season, or of the statistics. */
export function placeOf(
  club: string,
  filter: StatisticFilter,
  { figure, member }: Counted,
): Target {
  const [kind = '', other = ''] = figure.split(':');
  const params = { club };
  const { season } = filter;
  if (kind === 'counting' && season !== undefined) {
    return { to: '/clubs/$club/seasons/$season', params: { club, season } };
  }
  if (OF_TWO.includes(kind)) {
    const search = searchOf(filter, { member, with: other });
    return { to: '/clubs/$club/statistics/head-to-head', params, search };
  }
  const search = searchOf(filter, { member });
  return kind === 'between' && !isKeeper(other)
    ? { to: '/clubs/$club/statistics/who-paid-whom', params, search }
    : { to: '/clubs/$club/statistics', params, search };
}
