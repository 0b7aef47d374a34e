import { isKeeper } from '../../../../src/rules/payment.js';
import type { StatisticFilter } from '../../../api/seasons/statistic-filter.js';
import type { Counted } from '../../../api/seasons/statistics.js';
import type { Target } from '../../../routing/target.js';
import { searchOf } from './address.js';

/** The numbers of two members: their shared evenings, and the payments between them. */
const OF_TWO = ['together', 'evenings-together', 'between-together'];

/**
 * The page of a number: that of two members, of payments between members, of a season, or of the
 * statistics.
 */
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
