import { BOOK_IDS } from '../../../../src/rules/rule-book.js';
import { withoutOpen } from '../../../api/paging.js';
import type { StatisticFilter } from '../../../api/seasons/statistic-filter.js';
import { isUuid } from '../../../../src/values/uuid.js';
import { isCalendarDay } from '../../../../src/values/day.js';

/** The filter of an address; what says nothing is left out. */
export function filterOf(search: URLSearchParams): StatisticFilter {
  const season = search.get('season') ?? '';
  const dayOf = (name: string) => {
    const day = search.get(name) ?? '';
    return isCalendarDay(day) && season === '' ? day : undefined;
  };
  const table = search.get('table') ?? '';
  const head = Number(search.get('head') ?? '');
  return withoutOpen({
    season: season === '' ? undefined : season,
    from: dayOf('from'),
    to: dayOf('to'),
    book: isBook(search.get('book') ?? '') ? (search.get('book') ?? undefined) : undefined,
    table: table === '' ? undefined : table,
    head: Number.isSafeInteger(head) && head > 0 ? head : undefined,
  });
}

/** Whether it is the id of a printed book, or can be one of the club's own. */
function isBook(id: string): boolean {
  return BOOK_IDS.some((one) => one === id) || isUuid(id);
}

/**
 * A filter with something else chosen. A season has days of its own: it takes the place of a period,
 * and a period that of a season.
 */
export function chosen(filter: StatisticFilter, change: StatisticFilter): StatisticFilter {
  const { season, from, to, ...rest } = filter;
  const isOfDays = 'from' in change || 'to' in change;
  const isOfSeason = 'season' in change;
  return withoutOpen({
    ...rest,
    ...(isOfDays ? {} : { season }),
    ...(isOfSeason ? {} : { from, to }),
    ...change,
  });
}

/** The search of an address: a filter, and further choices. */
export function searchOf(
  filter: StatisticFilter,
  more: Readonly<Record<string, string | undefined>> = {},
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries({ ...filter, ...more }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
}
