import { rowsOfMoneyEvent } from '../../../src/cash-book/rows-of-event.js';
import type { PlanAgreed, PlannedTransfer } from '../../../src/events/money/plan.js';
import type { Books } from '../../../src/ledger/books/books.js';
import { MONEY } from '../../../src/ledger/books/under-voucher.js';
import type { NewEvent } from '../../../src/ledger/log/event.js';
import type { Row } from '../../../src/ledger/projection/tables/tables.js';
import { USUAL_BOOKS } from '../../../src/money/books.js';
import { planSettling, WAYS } from '../../../src/money/settling-up/plan.js';
import { randomFrom } from '../../support/koenigrufen/koenigrufen-deal.js';

/** A plan that was agreed brings what it was agreed for to zero once all of it is done. */

const DRAWER = 'drawer';
const DAY = '2026-11-20';
const TIME = `${DAY}T12:00:00.000Z`;
const CASES = 60;

/** Books with so many members, who are called by the numbers of their accounts, and a purse. */
function booksOf(members: number) {
  const accountId = members + 1;
  const drawer: Row<'cashAccount'> = {
    id: DRAWER,
    accountId,
    type: 'purse',
    code: DRAWER,
    name: null,
    archivedAt: null,
  };
  const plan = new Map<string, Row<'plan'>>();
  const planTransfer = new Map<string, Row<'planTransfer'>>();
  const books: Books = {
    cashAccount: new Map([[DRAWER, drawer]]),
    receipt: new Map(),
    reconciliation: new Map(),
    fiscalYear: new Map(),
    voucher: new Map(),
    dues: new Map(),
    duesLine: new Map(),
    recurringExpense: new Map(),
    recurringDay: new Map(),
    payment: new Map(),
    season: new Map(),
    seasonEvening: new Map(),
    carriedEvening: new Map(),
    eveningSeries: new Map(),
    plannedEvening: new Map(),
    clubBook: new Map(),
    clubBookVersion: new Map(),
    clubBookAdoption: new Map(),
    plan,
    planTransfer,
    balances: new Map(),
    firstDays: null,
    reconciledTo: null,
    settings: USUAL_BOOKS,
    clearing: 0,
    accountsMade: accountId,
    moneyAccountOf: (id) => (Number(id) <= members ? Number(id) : undefined),
    movedBy: () => ({ moved: [], subjects: [] }),
    movedAfter: () => 0,
  };
  return {
    books,
    accountId,
    take: ({ rows }: NewEvent) => {
      for (const row of rows) {
        // Numbers of events are of no matter here.
        if (row.table === 'plan') plan.set(row.put.id, row.put as Row<'plan'>);
        if (row.table === 'planTransfer' && 'put' in row) {
          planTransfer.set(`plan ${row.put.id}`, row.put as Row<'planTransfer'>);
        }
      }
    },
  };
}

function agreed(amounts: readonly number[], way: PlanAgreed['way']): PlanAgreed {
  const balances = amounts.map((amount, at) => ({ party: String(at + 1), amount }));
  const { transfers, least } = planSettling({ balances, way, purse: DRAWER });
  return {
    kind: 'plan-agreed',
    plan: 'plan',
    way,
    purse: DRAWER,
    on: DAY,
    least,
    balances: balances.map(({ party, amount }) => ({ member: party, balance: amount, planned: 0 })),
    transfers: transfers.map(({ from, to, amount, settles }, at): PlannedTransfer => ({
      id: String(at),
      from,
      to,
      amount,
      reference: String(at),
      fromBefore: settles.from.before,
      toBefore: settles.to.before,
    })),
  };
}

test.each(WAYS)('%s: all transfers done bring exactly the chosen balances to zero', (way) => {
  const random = randomFrom(7);
  for (let n = 0; n < CASES; n++) {
    const members = 2 + Math.floor(random() * 14);
    const amounts = Array.from({ length: members }, () => Math.floor(random() * 400) - 200);
    const { books, accountId, take } = booksOf(members);
    const plan = agreed(amounts, way);
    const written = rowsOfMoneyEvent(plan, books, TIME);
    expect(written.postings).toEqual([]);
    take(written);
    const left = new Map(amounts.map((amount, at) => [at + 1, amount]));
    for (const { id, from, to, amount } of plan.transfers) {
      const said = { plan: 'plan', transfer: id, from, to, amount };
      const on = { day: DAY, text: '', receipt: null };
      const done = rowsOfMoneyEvent({ kind: 'transfer-done', ...said, ...on }, books, TIME);
      expect(done.postings.map(({ stage }) => stage)).toEqual([MONEY]);
      for (const one of done.postings) {
        left.set(one.from, (left.get(one.from) ?? 0) - one.amount);
        left.set(one.to, (left.get(one.to) ?? 0) + one.amount);
      }
    }
    const sum = amounts.reduce((all, amount) => all + amount, 0);
    // The rest that members do not cancel out is the purse's.
    expect([left.get(accountId) ?? 0, sum]).toEqual([sum, sum]);
    for (let at = 1; at <= members; at++) expect([at, left.get(at)]).toEqual([at, 0]);
  }
});
