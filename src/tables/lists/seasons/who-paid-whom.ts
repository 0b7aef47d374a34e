import { readHeadToHead, readWhoPaidWhom } from '../../../seasons/statistics/payments.js';
import { readHead } from '../../../seasons/statistics/read/read-head.js';
import type { FilterQuery } from '../../../seasons/statistics/filter.dto.js';
import type { PaidView } from '../../../seasons/statistics/views/payments.view.js';
import { sightOf } from '../../../seasons/who-sees.js';
import { CLUB } from '../../../standings/figures/evening-figures.js';
import { PARTS } from '../../../standings/figures/parts.js';
import {
  inPoints,
  POINTS,
  type About,
  type ListColumn,
  type Reading,
  type ListTable,
  unitColumn,
} from '../../table.js';
import type { Seen } from './statistics.js';

/** Of all, or what two paid each other where they sat together. */
interface PaidQuery extends FilterQuery {
  /** Two ids, separated by a comma. */
  readonly members?: string;
}

/**
 * Payments between members, as `…/who-paid-whom` and `…/head-to-head` have them: a row for each
 * direction of two.
 */
export const paid: ListTable<PaidView, Seen<PaidQuery>> = {
  name: 'who-paid-whom',
  columns: [
    { key: 'from', type: 'text', value: ({ from }, about) => partyOf(from, about) },
    { key: 'to', type: 'text', value: ({ to }, about) => partyOf(to, about) },
    { key: 'amount', type: 'amount', value: ({ points }) => inPoints(points) },
    unitColumn(() => POINTS),
    ...[...PARTS, 'other' as const].map((key): ListColumn<PaidView> => ({
      key,
      type: 'amount',
      value: ({ parts }) => inPoints(parts[key] ?? 0),
    })),
    { key: 'from_id', type: 'text', value: ({ from }) => from },
    { key: 'to_id', type: 'text', value: ({ to }) => to },
  ],
  pages: paidPages,
};

function partyOf(party: string, { nameOf, club }: About): string {
  return party === CLUB ? club : nameOf(party);
}

/** A club has as many pairs as fit into a room: they are one page. */
async function* paidPages({
  database,
  turns,
  about: { clubId, head },
  query: { by, members, ...query },
}: Reading<Seen<PaidQuery>>): AsyncGenerator<readonly PaidView[]> {
  yield await turns(async () => {
    const at = await readHead(database, clubId, query.head ?? head.seq);
    const sight = await sightOf(database, clubId, by);
    if (members === undefined) return (await readWhoPaidWhom(database, at, sight, query)).cells;
    return (await readHeadToHead(database, at, sight, { ...query, members })).paid ?? [];
  });
}
