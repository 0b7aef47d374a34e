import { isKeeper } from '../../../../src/rules/payment.js';
import { readFigure } from '../../../../src/standings/figures/figure-name.js';
import type { StatisticFilter } from '../../../api/seasons/statistic-filter.js';
import type { Counted } from '../../../api/seasons/statistics.js';
import type { Target } from '../../../routing/target.js';
import { searchOf } from './address.js';

/**
 * The page of a number: that of two members, of payments between members, of a season, or of the
 * statistics.
 */
export function placeOf(
  club: string,
  filter: StatisticFilter,
  { figure, member }: Counted,
): Target {
  const name = readFigure(figure);
  const params = { club };
  const { season } = filter;
  const search = searchOf(filter, { member });
  const toStatistics: Target = { to: '/clubs/$club/statistics', params, search };
  switch (name?.kind) {
    case 'counting':
      return season === undefined
        ? toStatistics
        : { to: '/clubs/$club/seasons/$season', params: { club, season } };
    case 'together':
    case 'evenings-together':
    case 'between-together': {
      const ofTwo = searchOf(filter, { member, with: name.other });
      return { to: '/clubs/$club/statistics/head-to-head', params, search: ofTwo };
    }
    case 'between':
      return isKeeper(name.other)
        ? toStatistics
        : { to: '/clubs/$club/statistics/who-paid-whom', params, search };
    default:
      return toStatistics;
  }
}
