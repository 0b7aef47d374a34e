import { pagesFrom } from '../../../platform/http/page.js';
import type { ListedDispute } from '../../../sessions/disputes/dispute.view.js';
import { readDecisions, type DisputeEnd } from '../../../sessions/disputes/read-decisions.js';
import {
  listDisputes,
  readDisputeCursor,
  type DisputeFilter,
} from '../../../sessions/disputes/read-disputes.js';
import type { Reading, ListTable } from '../../table.js';

const PAGE_SIZE = 20;

interface Ended extends ListedDispute {
  /** Null while it is open. */
  readonly end: DisputeEnd | null;
}

/** Disputes with their end, as `…/disputes` has them. */
export const disputes: ListTable<Ended, DisputeFilter> = {
  name: 'disputes',
  columns: [
    { key: 'event', type: 'number', value: ({ event }) => event },
    { key: 'time', type: 'time', value: ({ raisedAt }) => raisedAt },
    {
      key: 'state',
      type: 'code',
      value: ({ state }) => state,
      word: (code, { codes }) => codes.disputes[code],
    },
    { key: 'hand', type: 'number', value: ({ hand }) => hand },
    {
      key: 'what',
      type: 'text',
      value: ({ fineCode }, { words }) =>
        fineCode === null ? null : (words.fines[fineCode] ?? fineCode),
    },
    { key: 'raised_by', type: 'text', value: ({ raisedBy }, { nameOf }) => nameOf(raisedBy) },
    { key: 'why', type: 'text', value: ({ text }) => text },
    {
      key: 'ended_by',
      type: 'text',
      value: ({ end }, { nameOf }) => end?.by.map(nameOf).join(', ') ?? null,
    },
    { key: 'decision', type: 'text', value: ({ end }) => end?.text ?? null },
    { key: 'ended', type: 'time', value: ({ endedAt }) => endedAt },
    { key: 'ended_event', type: 'number', value: ({ endedEvent }) => endedEvent },
    { key: 'session', type: 'text', value: ({ session }) => session },
    { key: 'fine', type: 'text', value: ({ fine }) => fine },
    { key: 'dispute', type: 'text', value: ({ id }) => id },
    { key: 'raised_by_id', type: 'text', value: ({ raisedBy }) => raisedBy },
  ],
  pages: disputePages,
};

function disputePages({
  database,
  turns,
  about: { clubId, head },
  query,
}: Reading<DisputeFilter>): AsyncGenerator<readonly Ended[]> {
  return pagesFrom(`${head.seq + 1}`, async (cursor) => {
    const wanted = { before: readDisputeCursor(cursor), limit: PAGE_SIZE };
    const { disputes, next } = await turns(() => listDisputes(database, clubId, query, wanted));
    const events = disputes.flatMap(({ endedEvent }) => endedEvent ?? []);
    const ends = await turns(() => readDecisions(database, clubId, events));
    const page = disputes.map((one) => ({ ...one, end: ends.get(one.endedEvent ?? 0) ?? null }));
    return { page, next };
  });
}
