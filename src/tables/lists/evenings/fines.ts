import { filterOf, readFines } from '../../../audit/fine-register/fine-register.js';
import { writeFineCursor, type FineRegisterQuery } from '../../../audit/fine-register/query.js';
import type { RegisteredFineView } from '../../../audit/fine-register/view.js';
import { pagesFrom } from '../../../platform/http/page.js';
import { recalledIn } from '../../../words/former-member.js';
import { inPoints, POINTS, type Reading, type ListTable, unitColumn } from '../../table.js';

/** The histories of the sessions of so many fines are folded at a time. */
const PAGE_SIZE = 20;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** The fines of the club with what became of them, as `…/fines` has them. */
export const fines: ListTable<RegisteredFineView, FineRegisterQuery> = {
  name: 'fines',
  columns: [
    { key: 'event', type: 'number', value: ({ event }) => event },
    { key: 'time', type: 'time', value: ({ recordedAt }) => recordedAt },
    { key: 'hand', type: 'number', value: ({ hand }) => hand },
    { key: 'player', type: 'text', value: ({ player }, { nameOf }) => nameOf(player) },
    {
      key: 'what',
      type: 'text',
      value: ({ code, own }, { words }) => own ?? words.fines[code] ?? code,
    },
    { key: 'amount_each', type: 'amount', value: ({ amount }) => inPoints(amount) },
    unitColumn(() => POINTS),
    {
      key: 'paid_to',
      type: 'code',
      value: ({ to }) => to,
      word: (code, { codes }) => codes.finesTo[code],
    },
    {
      key: 'state',
      type: 'code',
      value: ({ state }) => state,
      word: (code, { codes }) => codes.fines[code],
    },
    { key: 'note', type: 'text', value: ({ note }) => note },
    { key: 'self_reported', type: 'yes-no', value: ({ selfReported }) => selfReported },
    {
      key: 'reported_by',
      type: 'text',
      value: ({ reportedBy }, { nameOf }) => (reportedBy === null ? null : nameOf(reportedBy)),
    },
    {
      key: 'king_pot',
      type: 'code',
      value: (fine) => nowIn(fine, 'king-pot'),
      word: (code, { codes }) => codes.pointsNow[code],
    },
    {
      key: 'pagat_pot',
      type: 'code',
      value: (fine) => nowIn(fine, 'pagat-pot'),
      word: (code, { codes }) => codes.pointsNow[code],
    },
    { key: 'code', type: 'code', value: ({ code }) => code, word: null },
    {
      key: 'stage',
      type: 'code',
      value: ({ stage }) => stage,
      word: (code, { codes }) => codes.stages[code],
    },
    {
      key: 'source',
      type: 'code',
      value: ({ source }) => source,
      word: (code, { source }) => source(code),
    },
    {
      key: 'recorded_by',
      type: 'text',
      value: ({ actorName }, { language }) => recalledIn(language, actorName),
    },
    { key: 'why', type: 'text', value: ({ correction }) => correction?.reason ?? null },
    { key: 'correction', type: 'number', value: ({ correction }) => correction?.event ?? null },
    { key: 'session', type: 'text', value: ({ session }) => session },
    { key: 'fine', type: 'text', value: ({ id }) => id },
    { key: 'player_id', type: 'text', value: ({ player }) => player },
  ],
  pages: finePages,
};

/** Where its points are by now. */
function nowIn({ pots }: RegisteredFineView, pot: 'king-pot' | 'pagat-pot'): string | null {
  return pots.find((one) => one.pot === pot)?.now ?? null;
}

async function* finePages({
  database,
  turns,
  about: { clubId, head },
  query,
}: Reading<FineRegisterQuery>): AsyncGenerator<readonly RegisteredFineView[]> {
  const filter = await turns(() => filterOf(database.pool, clubId, query));
  const first = writeFineCursor({ event: head.seq + 1, position: 0, id: FIRST_ID });
  yield* pagesFrom(first, async (cursor) => {
    const wanted = { cursor, limit: PAGE_SIZE };
    const { fines, next } = await turns(() => readFines(database, clubId, wanted, filter));
    return { page: fines, next };
  });
}
