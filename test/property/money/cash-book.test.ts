import fc from 'fast-check';
import type { MoneyEvent } from '../../../src/events/money/kinds.js';
import { rowsOfClubEvent } from '../../../src/clubs/rows-of-event.js';
import { rowsOfMoneyEvent } from '../../../src/cash-book/rows-of-event.js';
import { newBooks } from '../../../src/ledger/books/open-accounts.js';
import type { NewEvent } from '../../../src/ledger/log/event.js';
import { FollowedWorld } from '../../../src/ledger/world/followed-world.js';
import { Refusal } from '../../../src/rules/refusals/refusal.js';

/** The books as any events leave them: their accounts sum to zero, and what is taken back leaves nothing. */

const RUNS = Number(process.env['SHOTS'] ?? 15);
const TIME = '2026-11-22T12:00:00.000Z';
const MEMBERS = ['anna', 'bent', 'carl'] as const;
const DRAWER = 'drawer';
const ON_VOUCHER = { day: '2026-11-20', text: '', receipt: null };

/** A club with its books and three members. */
class Club {
  readonly #world = new FollowedWorld();
  seq = 0;

  constructor() {
    this.#take(rowsOfClubEvent({ kind: 'club-opened', name: 'Club', currency: 'DKK' }));
    const opening = newBooks(this.#world.rows.club);
    const accounts = opening.accounts.map((account) => ({ ...account, id: account.code }));
    this.do({ kind: 'books-opened', ...opening, accounts });
    for (const member of MEMBERS) {
      const account = this.#world.rows.club.accountsMade + 1;
      this.#take(rowsOfClubEvent({ kind: 'member-added', member, name: member, account }));
    }
  }

  /** @returns the number of the event; null when it was refused */
  do(event: MoneyEvent): number | null {
    try {
      return this.#take(rowsOfMoneyEvent(event, this.#world.books(), TIME));
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
  }

  #take(written: NewEvent): number {
    const seq = (this.seq += 1);
    this.#world.apply(written, { seq, time: TIME, actor: 'secretary' });
    return seq;
  }

  /** The balances of all accounts that have one. */
  balances(): number[] {
    const all = Array.from({ length: this.#world.rows.club.accountsMade }, (_, n) => {
      return this.#world.balanceOf(n + 1);
    });
    return all.filter((balance) => balance !== 0);
  }

  hasVoucher(seq: number): boolean {
    return this.#world.books().voucher.has(String(seq));
  }

  vouchers(): number[] {
    const { fiscalYear, voucher } = this.#world.books();
    const numbers = [...voucher.values()].map(({ number }) => number);
    expect([...fiscalYear.values()].map(({ vouchers }) => vouchers)).toEqual(
      numbers.length === 0 ? [] : [numbers.length],
    );
    return numbers;
  }
}

const member = fc.constantFrom(...MEMBERS);
const amount = fc.integer({ min: 1, max: 1e9 });

/** Any event, with the drawer by its kind. */
const anyEvent = fc.oneof(
  fc.record({
    kind: fc.constantFrom('money-received' as const, 'money-paid-out' as const),
    member,
    purse: fc.constant(DRAWER),
    amount,
  }),
  fc.record({
    kind: fc.constant('money-given' as const),
    from: member,
    to: member,
    amount,
    as: fc.constantFrom('paid' as const, 'taken-over' as const, 'given' as const),
  }),
  fc.record({
    kind: fc.constant('expense-recorded' as const),
    account: fc.constantFrom('coffee', 'room'),
    amount,
    paidBy: fc.oneof(fc.record({ purse: fc.constant(DRAWER) }), fc.record({ member })),
    sharedBy: fc.option(fc.subarray([...MEMBERS], { minLength: 1 })),
  }),
  fc.record({
    kind: fc.constant('income-recorded' as const),
    account: fc.constant('dues'),
    amount,
    paidTo: fc.oneof(fc.record({ purse: fc.constant(DRAWER) }), fc.record({ member })),
  }),
  fc.record({
    kind: fc.constant('dues-charged' as const),
    dues: fc.uuid(),
    name: fc.constant('Dues'),
    income: fc.constant('dues'),
    dueDay: fc.constant('2026-12-01'),
    lines: fc
      .subarray([...MEMBERS], { minLength: 1 })
      .map((members) =>
        members.map((one, at) => ({ member: one, class: 'active', amount: at + 1 })),
      ),
  }),
  fc.record({
    kind: fc.constant('opening-balances-recorded' as const),
    lines: fc.array(
      fc.oneof(
        fc.record({ member, amount: fc.integer({ min: -1e9, max: 1e9 }) }),
        fc.record({ account: fc.constant(DRAWER), amount: fc.integer({ min: -1e9, max: 1e9 }) }),
      ),
      { minLength: 1, maxLength: 4 },
    ),
  }),
);

test('accounts sum to zero after every step, and vouchers have no gap', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 25 }), (events) => {
      const club = new Club();
      for (const event of events) {
        club.do({ ...ON_VOUCHER, ...event });
        expect(club.balances().reduce((sum, one) => sum + one, 0)).toBe(0);
      }
      expect(club.vouchers()).toEqual(club.vouchers().map((_number, at) => at + 1));
    }),
    { numRuns: RUNS },
  );
});

test('anything and its reversal leave nothing, whichever is taken back first', () => {
  const some = fc.array(fc.tuple(anyEvent, fc.nat()), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(some, (drawn) => {
      const club = new Club();
      const written = drawn.flatMap(([event, order]) => {
        const seq = club.do({ ...ON_VOUCHER, ...event });
        return seq === null || !club.hasVoucher(seq) ? [] : [{ seq, order }];
      });
      written.sort((a, b) => a.order - b.order);
      for (const { seq } of written) {
        expect(club.do(reversal(seq))).not.toBeNull();
        expect(club.do(reversal(seq))).toBeNull();
      }
      expect(club.balances()).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});

test('dues leave nothing, whichever of them and their waivers are taken back first', () => {
  const orders = fc.shuffledSubarray([0, 1, 2], { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(fc.subarray([1, 2], { maxLength: 2 }), orders, amount, (waivedOf, order, each) => {
      const club = new Club();
      const lines = MEMBERS.map((one) => ({ member: one, class: 'active', amount: each }));
      const charged = { dues: 'd', name: 'Dues', income: 'dues', dueDay: '2026-12-01', lines };
      const written = [club.do({ kind: 'dues-charged', ...ON_VOUCHER, ...charged })];
      for (const at of waivedOf) {
        const waived = { dues: 'd', name: 'Dues', member: MEMBERS[at] ?? '', amount: each };
        const event = { kind: 'dues-waived', ...ON_VOUCHER, ...waived, why: 'Why not.' } as const;
        written.push(club.do(event));
        expect(club.do(event)).toBeNull();
      }
      for (const at of order) {
        const seq = written[at] ?? null;
        if (seq === null) continue;
        // A waiver stays, once the dues are taken back.
        const isGone = order.indexOf(0) < order.indexOf(at);
        expect(club.do(reversal(seq)) === null).toBe(isGone);
      }
      expect(club.balances()).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});

function reversal(voucher: number): MoneyEvent {
  return { kind: 'voucher-reversed', ...ON_VOUCHER, voucher, why: 'Wrong.' };
}
