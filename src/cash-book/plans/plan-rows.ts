import type { MoneyGiven } from '../../events/money/moved.js';
import type { PlanAgreed, TransferDone, TransferDropped } from '../../events/money/plan.js';
import type { Books } from '../../ledger/books/books.js';
import { SEQ_OF_EVENT, type RowChange } from '../../ledger/projection/row-change.js';
import type { Row } from '../../ledger/projection/tables/tables.js';
import { requireDayByToday } from '../../money/books.js';
import { refusal } from '../../money/reasons/reasons.js';
import type { Day } from '../../values/day.js';
import { memberAccount, purseAccount, type MoneyRows, type RowsOf } from '../money-rows.js';

/** The rows of plans and of their transfers. */
export const PLAN_ROWS = {
  'plan-agreed': (event: PlanAgreed, books: Books, today: Day): MoneyRows => {
    const { plan, way, purse, on, least, balances, transfers } = event;
    requireDayByToday(on, today, 'on');
    if (transfers.length === 0) throw refusal('nothing-to-settle', {});
    for (const { from, to } of transfers) {
      if (partyAccount(books, purse, from) === partyAccount(books, purse, to)) {
        throw refusal('same-member', {});
      }
    }
    const { amounts, rows } = rowsOfTransfers(event);
    if (amounts.some((amount) => !(amount > 0))) throw refusal('nothing-to-settle', {});
    return {
      rows: [
        {
          table: 'plan',
          put: {
            id: plan,
            eventSeq: SEQ_OF_EVENT,
            way,
            purseId: purse,
            onDay: on,
            least,
            balances,
          },
        },
        ...rows,
      ],
    };
  },
  'transfer-done': (event: TransferDone, books: Books): MoneyRows => {
    const { row, purse, since } = requireOpenTransfer(event, books);
    const { day } = event;
    if (day < since) throw refusal('day-before-plan', { day, first: since }, { field: 'day' });
    const [from, to] = [row.toId, row.fromId].map((id) => partyAccount(books, purse, id));
    // A guest who was to pay a member may be that member by now.
    if (from === undefined || to === undefined || from === to) throw refusal('same-member', {});
    // After one member pays another, the club owes the payer, and no longer the payee.
    return { moved: [{ from, to, amount: restOf(row).rest }], rows: [doneRow(row, day)] };
  },
  'transfer-dropped': (event: TransferDropped, books: Books): MoneyRows => {
    const { row } = requireOpenTransfer(event, books);
    return { rows: [changedTransfer(row, { status: 'dropped', why: event.why })] };
  },
} satisfies Partial<Record<string, RowsOf<never>>>;

/** The transfer was made. */
function doneRow(row: TransferRow, day: Day): RowChange {
  const { paid, rest } = restOf(row);
  return changedTransfer(row, { status: 'done', doneSeq: SEQ_OF_EVENT, day, paid: paid + rest });
}

/**
 * The transfers that a payment between two members settles: each is done by the payment's own voucher.
 * @throws Refusal for a transfer that cannot be done by it
 */
export function settledRows({ settles = [], ...paid }: MoneyGiven, books: Books): RowChange[] {
  const account = (id: string) => memberAccount(books, id, 'settles');
  let left = paid.amount;
  return settles.map(({ plan, transfer }) => {
    const of = books.planTransfer.get(`${plan} ${transfer}`);
    if (of === undefined) throw refusal('no-such-transfer', {});
    const { fromId: from, toId: to } = of;
    const amount = restOf(of).rest;
    const { row, since } = requireOpenTransfer({ plan, transfer, from, to, amount }, books);
    const isTheirs = account(from) === account(paid.from) && account(to) === account(paid.to);
    if (!isTheirs) throw refusal('no-such-transfer', {});
    if (paid.day < since) {
      throw refusal('day-before-plan', { day: paid.day, first: since }, { field: 'day' });
    }
    left -= amount;
    if (left < 0) throw refusal('less-than-agreed', {}, { field: 'amount' });
    return doneRow(row, paid.day);
  });
}

function rowsOfTransfers({ plan, transfers }: PlanAgreed) {
  const rows = transfers.map(({ from, to, ...one }, at): RowChange => {
    const state = {
      status: 'open',
      version: 1,
      doneSeq: null,
      day: null,
      why: null,
      paid: 0,
    } as const;
    const put = { planId: plan, position: at + 1, fromId: from, toId: to, ...one, ...state };
    return { table: 'planTransfer', put };
  });
  return { rows, amounts: transfers.map(({ amount }) => amount) };
}

/** The account of who pays or is paid by a plan: its purse, or a member. */
function partyAccount(books: Books, purse: string | null, id: string): number {
  return id === purse ? purseAccount(books, id) : memberAccount(books, id, 'members');
}

/**
 * The transfer that an event names, as it was agreed.
 *
 * @returns with the first day under which it can be done
 * @throws Refusal `no-such-transfer`, `transfer-is-done`, `transfer-is-dropped`
 */
function requireOpenTransfer(event: Omit<TransferDropped, 'kind' | 'why'>, books: Books) {
  const plan = books.plan.get(event.plan);
  const row = books.planTransfer.get(`${event.plan} ${event.transfer}`);
  if (plan === undefined || row === undefined) throw refusal('no-such-transfer', {});
  const { from, to, amount } = event;
  requireOpen(row);
  if (from !== row.fromId || to !== row.toId || amount !== restOf(row).rest) {
    throw refusal('no-such-transfer', {});
  }
  const since = later(plan.onDay, row.day);
  return { row, purse: plan.purseId, since };
}

/** Throws Refusal `transfer-is-done`, `transfer-is-dropped`. */
function requireOpen({ status }: TransferRow): void {
  if (status === 'done') throw refusal('transfer-is-done', {});
  if (status === 'dropped') throw refusal('transfer-is-dropped', {});
}

/** The paid part of a transfer and the rest, in minor units. */
export function restOf({ amount, paid }: Pick<TransferRow, 'amount' | 'paid'>) {
  return { paid, rest: Math.max(0, amount - paid) };
}

/**
 * The open transfer that a payment of a member is for: theirs, and into the purse of the plan.
 *
 * @param account the money account of the member
 * @throws Refusal `no-such-transfer`, `transfer-is-done`, `transfer-is-dropped`
 */
export function transferToPay(
  books: Books,
  { plan: planId = '', transfer = '' }: { readonly plan?: string; readonly transfer?: string },
  account: number,
): { readonly row: TransferRow; readonly since: Day } {
  const plan = books.plan.get(planId);
  const row = books.planTransfer.get(`${planId} ${transfer}`);
  const isTheirs =
    row !== undefined && row.toId === plan?.purseId && books.moneyAccountOf(row.fromId) === account;
  if (!isTheirs) throw refusal('no-such-transfer', {});
  requireOpen(row);
  return { row, since: later(plan.onDay, row.day) };
}

/**
 * The change of a transfer by a payment: paid whole it is done, paid in part its rest stays open.
 * @throws Refusal as `transferToPay` does; `day-before-plan`
 */
export function transferPaid(
  books: Books,
  of: { readonly plan?: string; readonly transfer?: string },
  account: number,
  { day, amount }: { readonly day: Day; readonly amount: number },
): RowChange {
  const { row, since } = transferToPay(books, of, account);
  if (day < since) throw refusal('day-before-plan', { day, first: since }, { field: 'day' });
  const paid = row.paid + amount;
  const done = paid < row.amount ? {} : ({ status: 'done', doneSeq: SEQ_OF_EVENT } as const);
  return changedTransfer(row, { ...done, day, paid });
}

export type TransferRow = Row<'planTransfer'>;
type Change = Extract<RowChange, { table: 'planTransfer'; change: object }>['change'];

/** The next version of a transfer. */
export function changedTransfer({ planId, id, version }: TransferRow, change: Change): RowChange {
  return { table: 'planTransfer', of: { planId, id }, change: { ...change, version: version + 1 } };
}

/** The later of two days. */
export function later(day: Day, other: Day | null): Day {
  return other !== null && other > day ? other : day;
}
