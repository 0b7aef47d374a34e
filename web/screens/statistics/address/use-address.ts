import type { StatisticFilter } from '../../../api/seasons/statistic-filter.js';
import { usePlace, useRouting } from '../../../routing/use-routing.js';
import { chosen, filterOf, searchOf } from './address.js';

/** The state of a statistics page in its address, with a function to change it. */
export interface StatisticsAddress {
  readonly filter: StatisticFilter;
  /** Something else that is chosen on the page; undefined where nothing is. */
  readonly asked: (name: AddressName) => string | undefined;
  /** Puts something else in its place; the browser goes back to what was before the page. */
  readonly change: (
    filter: StatisticFilter,
    more?: Readonly<Partial<Record<AddressName, string | undefined>>>,
  ) => void;
}

/** The member of a page, the other one, and the open number. */
const ASKED = ['member', 'with', 'figure'] as const;
type AddressName = (typeof ASKED)[number];

export function useStatisticsAddress(): StatisticsAddress {
  const { navigation } = useRouting();
  const { pathname, search } = usePlace();
  return {
    filter: filterOf(search),
    asked: (name) => valueIn(search, name),
    change: (filter, more) => {
      // A choice of a moment ago is in the address already, and may not be drawn yet.
      const now = new URLSearchParams(location.search);
      const before = Object.fromEntries(ASKED.map((name) => [name, valueIn(now, name)]));
      const next = searchOf(chosen(filterOf(now), filter), { ...before, ...more });
      const query = new URLSearchParams(next).toString();
      void navigation.go(query === '' ? pathname : `${pathname}?${query}`, { replace: true });
    },
  };
}

function valueIn(search: URLSearchParams, name: AddressName): string | undefined {
  const value = search.get(name) ?? '';
  return value === '' ? undefined : value;
}
