import fc from 'fast-check';
import { rowsOfClubEvent } from '../../../src/clubs/rows-of-event.js';
import { rowsOfMoneyEvent } from '../../../src/cash-book/rows-of-event.js';
import type { MoneyEvent } from '../../../src/events/money/kinds.js';
import { newBooks } from '../../../src/ledger/books/open-accounts.js';
import type { NewEvent } from '../../../src/ledger/log/event.js';
import { FollowedWorld } from '../../../src/ledger/world/followed-world.js';
import { Refusal } from '../../../src/rules/refusals/refusal.js';

/** One transfer of a plan, which a member pays in any order of payments and reversals. */

const TIME = '2026-11-22T12:00:00.000Z';
const DAY = '2026-11-20';
const ON_VOUCHER = { day: DAY, text: '', receipt: null };
const OF = { plan: 'plan', transfer: 'transfer' };
const AMOUNT = 10;
const ANNA = 'anna';
const DRAWER = 'drawer';

class PlannedClub {
  readonly #world = new FollowedWorld();
  seq = 0;

  constructor() {
    this.#take(rowsOfClubEvent({ kind: 'club-opened', name: 'Club', currency: 'DKK' }));
    const opening = newBooks(this.#world.rows.club);
    const accounts = opening.accounts.map((account) => ({ ...account, id: account.code }));
    this.do({ kind: 'books-opened', ...opening, accounts });
    const account = this.#world.rows.club.accountsMade + 1;
    this.#take(rowsOfClubEvent({ kind: 'member-added', member: ANNA, name: 'Anna', account }));
    const debt = { member: ANNA, balance: -AMOUNT, planned: 0 };
    const transfer = { id: OF.transfer, from: ANNA, to: DRAWER, amount: AMOUNT };
    const more = { reference: 'K7M2X3', fromBefore: -AMOUNT, toBefore: 0 };
    this.do({
      kind: 'plan-agreed',
      plan: OF.plan,
      way: 'purse',
      purse: DRAWER,
      on: DAY,
      least: true,
      balances: [debt],
      transfers: [{ ...transfer, ...more }],
    });
  }

  now() {
    return this.#world.books();
  }

  /** @returns whether the event was taken */
  do(event: MoneyEvent): boolean {
    try {
      this.#take(rowsOfMoneyEvent(event, this.now(), TIME));
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  }

  #take(written: NewEvent): void {
    this.seq += 1;
    this.#world.apply(written, { seq: this.seq, time: TIME, actor: 'secretary' });
  }

  transfer() {
    const row = this.now().planTransfer.get(`${OF.plan} ${OF.transfer}`);
    if (row === undefined) throw new Error('no transfer');
    return row;
  }
}

/** Money received, the transfer marked as done, or a voucher taken back. */
const steps = fc.array(
  fc.oneof(
    fc.record({ what: fc.constant('receive' as const), amount: fc.integer({ min: 1, max: 14 }) }),
    fc.record({ what: fc.constant('done' as const) }),
    fc.record({ what: fc.constant('back' as const), which: fc.nat(5) }),
  ),
  { maxLength: 14 },
);

test('a transfer has got the sum of its payments that were not taken back, and is done with all of it', () => {
  fc.assert(
    fc.property(steps, (taken) => {
      const club = new PlannedClub();
      const live = new Map<number, number>();
      const paid = () => [...live.values()].reduce((sum, one) => sum + one, 0);
      for (const step of taken) {
        const rest = AMOUNT - paid();
        if (step.what === 'receive') {
          const { amount } = step;
          const received = { member: ANNA, purse: DRAWER, amount, ...OF, ...ON_VOUCHER };
          expect(club.do({ kind: 'money-received', ...received })).toBe(rest > 0);
          if (rest > 0) live.set(club.seq, amount);
        } else if (step.what === 'done') {
          const done = { from: ANNA, to: DRAWER, amount: Math.max(rest, 1), ...OF, ...ON_VOUCHER };
          expect(club.do({ kind: 'transfer-done', ...done })).toBe(rest > 0);
          if (rest > 0) live.set(club.seq, rest);
        } else {
          const voucher = [...live.keys()][step.which];
          if (voucher === undefined) continue;
          const reversed = { voucher, why: 'It bounced.', ...OF, ...ON_VOUCHER };
          expect(club.do({ kind: 'voucher-reversed', ...reversed })).toBe(true);
          live.delete(voucher);
        }
        const status = paid() < AMOUNT ? 'open' : 'done';
        expect(club.transfer()).toMatchObject({ paid: paid(), status });
      }
    }),
  );
});

test('a reversal of an older log, which names no transfer, opens the one that its voucher paid last', () => {
  const club = new PlannedClub();
  const done = { from: ANNA, to: DRAWER, amount: AMOUNT, ...OF, ...ON_VOUCHER };
  expect(club.do({ kind: 'transfer-done', ...done })).toBe(true);
  const reversed = { voucher: club.seq, why: 'It bounced.', ...ON_VOUCHER };
  expect(club.do({ kind: 'voucher-reversed', ...reversed })).toBe(true);
  expect(club.transfer()).toMatchObject({ paid: 0, status: 'open', doneSeq: null });
});
