import type { DuesCharged, DuesWaived } from '../../events/money/dues.js';
import type { Books, Moved } from '../../ledger/books/books.js';
import { SEQ_OF_EVENT, type RowChange } from '../../ledger/projection/row-change.js';
import type { Row } from '../../ledger/projection/tables/tables.js';
import { requireCalendarDay } from '../../money/books.js';
import { refusal } from '../../money/reasons/reasons.js';
import { cashAccount, memberAccount, type MoneyRows, type RowsOf } from '../money-rows.js';

/** The rows of dues that are charged and waived. */
export const DUES_ROWS = {
  // Reminders are read from the log: a club has a few of them a year.
  'member-reminded': (): MoneyRows => ({}),
  'dues-charged': (event: DuesCharged, books: Books): MoneyRows => {
    const { dues: id, name, income: incomeId, dueDay, lines } = event;
    requireCalendarDay(dueDay, 'dueDay');
    const to = cashAccount(books, incomeId, 'income', 'income').accountId;
    const charged = new Set<string>();
    for (const [at, { member }] of lines.entries()) {
      if (charged.has(member)) {
        throw refusal('charged-twice', {}, { field: `lines[${at}].member` });
      }
      charged.add(member);
    }
    const put = {
      id,
      name,
      incomeId,
      dueDay,
      chargedSeq: SEQ_OF_EVENT,
      reversedSeq: null,
    } as const;
    return {
      moved: lines.map(({ member, amount }, at): Moved => {
        return { from: memberAccount(books, member, `lines[${at}].member`), to, amount };
      }),
      rows: [
        { table: 'dues', put },
        ...lines.map(({ member: memberId, class: ofClass, amount, part }, line): RowChange => {
          const { rate = null, months = null, of: ofMonths = null } = part ?? {};
          const charge = { class: ofClass, amount, rate, months, ofMonths, waivedSeq: null };
          const put = { duesId: id, memberId, line, ...charge };
          return { table: 'duesLine', put };
        }),
      ],
    };
  },
  'dues-waived': (event: DuesWaived, books: Books): MoneyRows => {
    const { dues: duesId, name, member, amount } = event;
    const { dues, line } = openLine(books, duesId, member);
    if (line.amount !== amount || dues.name !== name) {
      throw new RangeError(`member ${member} was charged something else`);
    }
    const from = books.cashAccount.get(dues.incomeId)?.accountId;
    if (from === undefined) throw refusal('no-such-account', {});
    return {
      moved: [{ from, to: memberAccount(books, member, 'member'), amount }],
      rows: [
        {
          table: 'duesLine',
          of: { duesId, memberId: member },
          change: { waivedSeq: SEQ_OF_EVENT },
        },
      ],
    };
  },
} satisfies Partial<Record<string, RowsOf<never>>>;

/**
 * The line of dues of one member that can be waived.
 * @throws Refusal `no-such-dues`, `dues-are-reversed`, `not-charged`, `dues-are-waived`
 */
export function openLine(books: Pick<Books, 'dues' | 'duesLine'>, id: string, member: string) {
  const dues = books.dues.get(id);
  if (dues === undefined) throw refusal('no-such-dues', {});
  if (dues.reversedSeq !== null) throw refusal('dues-are-reversed', {});
  const line = books.duesLine.get(`${id} ${member}`);
  if (line === undefined) throw refusal('not-charged', {}, { field: 'member' });
  if (line.waivedSeq !== null) throw refusal('dues-are-waived', {}, { field: 'member' });
  return { dues, line };
}

/**
 * The rows of a reversal of dues beside its mirrored postings: charged dues are marked, and waived
 * parts are not paid back again; a waiver that is reversed is owed again.
 *
 * @param moved the movements of the event, line by line
 * @throws Refusal `dues-are-reversed` for a waiver of dues that are reversed
 */
export function duesTakenBack(
  { eventSeq, kind }: Pick<Row<'voucher'>, 'eventSeq' | 'kind'>,
  moved: readonly Moved[],
  books: Books,
): { readonly moved: readonly Moved[]; readonly rows: readonly RowChange[] } {
  if (kind === 'dues-charged') {
    const dues = [...books.dues.values()].find(({ chargedSeq }) => chargedSeq === eventSeq);
    if (dues === undefined) throw new RangeError(`no dues of event ${eventSeq}`);
    const lines = [...books.duesLine.values()].filter(({ duesId }) => duesId === dues.id);
    const waived = new Set(lines.flatMap((one) => (one.waivedSeq === null ? [] : [one.line])));
    return {
      moved: moved.filter((_, line) => !waived.has(line)),
      rows: [{ table: 'dues', of: { id: dues.id }, change: { reversedSeq: SEQ_OF_EVENT } }],
    };
  }
  if (kind !== 'dues-waived') return { moved, rows: [] };
  const line = [...books.duesLine.values()].find(({ waivedSeq }) => waivedSeq === eventSeq);
  if (line === undefined) throw new RangeError(`nothing was waived by event ${eventSeq}`);
  const { duesId, memberId } = line;
  if (books.dues.get(duesId)?.reversedSeq !== null) throw refusal('dues-are-reversed', {});
  const change = { waivedSeq: null };
  return { moved, rows: [{ table: 'duesLine', of: { duesId, memberId }, change }] };
}
