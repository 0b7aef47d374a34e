import { MOST_MATCHES } from '../../money/open-items/most-matches.js';
import type { ReadPool } from '../../platform/database/pools.js';
import type { MatchList, MatchMoveView, MatchView } from './matches.view.js';
import { readFoldedItems } from './read-open-items.js';

/** As many matches as a page shows: those of a year or two of one member. */

/**
 * The matches of a member as they are, and those that the treasurer moved, the newest first.
 * @throws Problem `club-not-found`
 */
export async function readMatches(
  database: ReadPool,
  clubId: string,
  member: string,
): Promise<MatchList> {
  const { currency, today, people } = await readFoldedItems(database, clubId, member);
  const [person] = people;
  if (person === undefined) return { currency, matches: [], moves: [] };
  const { items, moves, view } = person;
  const views = new Map(items.list().map((item) => [item.item, item]));
  const viewOf = (id: string | undefined) => {
    const found = views.get(id ?? '');
    return found === undefined ? null : view(found, today);
  };
  const sums = new Map<
    string,
    { readonly debt: string; readonly credit: string; amount: number }
  >();
  for (const { debt, credit, amount } of items.matches()) {
    const known = sums.get(`${debt}\n${credit}`);
    if (known === undefined) sums.set(`${debt}\n${credit}`, { debt, credit, amount });
    else known.amount += amount;
  }
  const matches = [...sums.values()].flatMap((one): MatchView[] => {
    const [debt, credit] = [viewOf(one.debt), viewOf(one.credit)];
    return debt === null || credit === null ? [] : [{ debt, credit, amount: one.amount }];
  });
  const latest = ({ debt, credit }: MatchView) => Math.max(debt.event, credit.event);
  const moved = moves.flatMap(({ seq: event, day, amount, why, ...of }): MatchMoveView[] => {
    const [matched, from, to] = [of.matched, of.from, of.to].map((seq) =>
      viewOf(items.itemsOf(seq)[0]),
    );
    // Of a guest who was merged an item may have been a gift to the same person: it is none now.
    if (matched == null || from == null || to == null) return [];
    return [{ event, day, matched, from, to, amount, why }];
  });
  return {
    currency,
    matches: matches.toSorted((one, other) => latest(other) - latest(one)).slice(0, MOST_MATCHES),
    moves: moved.toReversed(),
  };
}
