import fc from 'fast-check';
import {
  OpenItems,
  type ItemEvent,
  type MatchMove,
} from '../../../src/money/open-items/open-items.js';
import {
  itemsOfPerson,
  type PersonVoucher,
} from '../../../src/money/open-items/items-of-person.js';

/**
 * The open items of one person against a slow bookkeeping of coins: each minor unit of an item is a coin
 * with a partner or without one.
 */

interface Coin {
  readonly item: string;
  readonly sign: number;
  readonly rank: string;
  partner: Coin | null;
  /** When it got its partner. */
  paired: number;
}

/** Two coins that were partners, and the days from and until which the books say so. */
interface Pair {
  readonly debt: string;
  readonly credit: string;
  readonly coins: readonly Coin[];
  readonly from: string;
  until: string;
}

const NEVER = '9999-12-31';

class Coins {
  #coins: Coin[] = [];
  #clock = 0;
  readonly #ranks = new Map<string, string>();
  readonly #pairs: Pair[] = [];
  /** The first day of each item, and what changed it. */
  readonly #days = new Map<string, string>();
  readonly #changes: { readonly item: string; readonly day: string; readonly amount: number }[] =
    [];
  #today = '';

  take({ seq, day, changes, names = [] }: ItemEvent): void {
    this.#today = day;
    for (const { item, amount, dueDay } of changes) {
      if (!this.#days.has(item)) this.#days.set(item, day);
      this.#changes.push({ item, day, amount });
      const rank = `${dueDay ?? day} ${String(seq).padStart(6, '0')}`;
      if (!this.#ranks.has(item)) this.#ranks.set(item, rank);
      for (let unit = 0; unit < Math.abs(amount); unit++) this.#unit(item, Math.sign(amount));
    }
    for (const { item } of changes) for (const name of names) this.#pair([item], [name]);
    this.#pair(null, null);
  }

  /**
   * Moves partners of coins of one item to free coins of another, the latest pair first.
   * @returns the number of them
   */
  move({ matched, from, to, amount, day }: MatchMove): number {
    this.#today = day;
    let moved = 0;
    for (; moved < amount; moved++) {
      const [coin] = this.#coins
        .filter((one) => one.item === from && one.partner?.item === matched)
        .toSorted((one, other) => other.paired - one.paired);
      const next = this.#coins.find((one) => one.item === to && one.partner === null);
      const partner = coin?.partner;
      if (coin === undefined || partner == null || next?.sign !== coin.sign || to === from) break;
      const pair = this.#pairs.findLast(({ coins }) => coins.includes(coin));
      if (pair !== undefined) pair.until = pair.from > day ? pair.from : day;
      coin.partner = partner.partner = null;
      this.#pair([to], [matched], 1);
    }
    return moved;
  }

  /** One unit more of a sign: it takes away a coin of the other sign, or lays a new one. */
  #unit(item: string, sign: number): void {
    const others = this.#coins.filter((coin) => coin.item === item && coin.sign === -sign);
    const free = others.find(({ partner }) => partner === null);
    const newest = others.toSorted((one, other) => other.paired - one.paired)[0];
    const gone = free ?? newest;
    if (gone === undefined) {
      const rank = this.#ranks.get(item) ?? '';
      this.#coins.push({ item, sign, rank, partner: null, paired: 0 });
      return;
    }
    const pair = this.#pairs.findLast(({ coins }) => coins.includes(gone));
    if (pair !== undefined && gone.partner !== null) {
      pair.until = pair.from > this.#today ? pair.from : this.#today;
    }
    if (gone.partner !== null) gone.partner.partner = null;
    this.#coins = this.#coins.filter((coin) => coin !== gone);
  }

  /** Pairs free coins of both signs as long as there are some; null for all items. */
  #pair(some: readonly string[] | null, others: readonly string[] | null, most = Infinity): void {
    const free = (items: readonly string[] | null, sign: number) =>
      this.#coins
        .filter((coin) => coin.partner === null && coin.sign === sign)
        .filter(({ item }) => items === null || items.includes(item))
        .toSorted((one, other) => (one.rank < other.rank ? -1 : one.rank > other.rank ? 1 : 0))[0];
    for (let pairs = 0; pairs < most; pairs++) {
      const ways = [
        [free(some, 1), free(others, -1)],
        [free(some, -1), free(others, 1)],
      ];
      const found = ways.find(([one, other]) => one !== undefined && other !== undefined);
      const [one, other] = found ?? [];
      if (one === undefined || other === undefined) return;
      [one.partner, other.partner] = [other, one];
      one.paired = other.paired = ++this.#clock;
      const [debt, credit] = one.sign < 0 ? [one.item, other.item] : [other.item, one.item];
      const days = [this.#today, this.#days.get(debt) ?? '', this.#days.get(credit) ?? ''];
      const from = days.toSorted().at(-1) ?? '';
      this.#pairs.push({ debt, credit, coins: [one, other], from, until: NEVER });
    }
  }

  /** The open units as of a day: the changes up to it, less a unit for each pair of that day. */
  on(day: string): Record<string, number> {
    const sums: Record<string, number> = {};
    for (const change of this.#changes) {
      if (change.day <= day) sums[change.item] = (sums[change.item] ?? 0) + change.amount;
    }
    for (const { debt, credit, from, until } of this.#pairs) {
      const isOpen = (sums[debt] ?? 0) < 0 && (sums[credit] ?? 0) > 0;
      if (from > day || until <= day || !isOpen) continue;
      sums[debt] = (sums[debt] ?? 0) + 1;
      sums[credit] = (sums[credit] ?? 0) - 1;
    }
    return Object.fromEntries(Object.entries(sums).filter(([, open]) => open !== 0));
  }

  open(): Record<string, number> {
    return this.#sums(({ partner }) => partner === null);
  }

  balance(): number {
    return this.#coins.reduce((sum, { sign }) => sum + sign, 0);
  }

  #sums(counts: (coin: Coin) => boolean): Record<string, number> {
    const sums: Record<string, number> = {};
    for (const coin of this.#coins) {
      if (counts(coin)) sums[coin.item] = (sums[coin.item] ?? 0) + coin.sign;
    }
    return sums;
  }
}

/** Takes an event or a move in both bookkeepings. */
function takeIn(items: OpenItems, coins: Coins, seq: number, month: Month): void {
  const { item, amount, day, due, names, move } = month;
  if (move !== null) {
    const [matches, open] = [items.matches(), items.open()];
    const match = matches[move.match % matches.length];
    const to = open[move.to % open.length];
    if (match === undefined || to === undefined) return;
    const { debt, credit } = match;
    const [from, matched] = move.ofDebt ? [debt, credit] : [credit, debt];
    const asked = { matched, from, to: to.item, amount: move.amount, day };
    expect(items.move(asked)).toBe(coins.move(asked));
    return;
  }
  const event = { seq, day, changes: [{ item, amount, dueDay: due }], names };
  items.take(event);
  coins.take(event);
}

const openOf = (items: OpenItems) =>
  Object.fromEntries(items.open().map(({ item, open }) => [item, open]));

/** 'debt credit' with the amount of all matches between the two. */
function matchesOf(items: OpenItems): Map<string, number> {
  const found = new Map<string, number>();
  for (const { debt, credit, amount } of items.matches()) {
    const key = `${debt} ${credit}`;
    found.set(key, (found.get(key) ?? 0) + amount);
  }
  return found;
}

/** Months of one person: dues, evenings, expenses, payments, and changes of what was before. */
const months = fc.array(
  fc.record({
    // A small number of items, so that later events change what earlier ones made.
    item: fc.integer({ min: 0, max: 9 }).map((n) => `i${n}`),
    amount: fc.integer({ min: -9, max: 9 }),
    day: fc.integer({ min: 1, max: 9 }).map((n) => `2026-01-0${n}`),
    due: fc.option(fc.integer({ min: 1, max: 9 }).map((n) => `2026-01-0${n}`)),
    names: fc.array(
      fc.integer({ min: 0, max: 9 }).map((n) => `i${n}`),
      { maxLength: 2 },
    ),
    // Half of the time: a match that the treasurer moves, instead of all this.
    move: fc.option(
      fc.record({
        match: fc.nat(20),
        to: fc.nat(9),
        ofDebt: fc.boolean(),
        amount: fc.integer({ min: 1, max: 9 }),
      }),
      { freq: 2 },
    ),
  }),
  { maxLength: 40 },
);

type Month = typeof months extends fc.Arbitrary<(infer One)[]> ? One : never;

test('open items have one sign, sum to the balance, and are those of the coins after every event', () => {
  fc.assert(
    fc.property(months, (events) => {
      const [items, coins] = [new OpenItems(), new Coins()];
      for (const [at, month] of events.entries()) {
        const before = matchesOf(items);
        takeIn(items, coins, at + 1, month);
        const open = openOf(items);
        expect(open).toEqual(coins.open());
        const amounts = Object.values(open);
        expect(new Set(amounts.map(Math.sign)).size).toBeLessThanOrEqual(1);
        expect(amounts.reduce((sum, one) => sum + one, 0)).toBe(coins.balance());
        // A match stays: only those of the item that the event changes can get less.
        const after = matchesOf(items);
        const { item, move } = month;
        if (move !== null) continue;
        for (const [pair, matched] of before) {
          if (pair.split(' ').includes(item)) continue;
          expect(after.get(pair)).toBeGreaterThanOrEqual(matched);
        }
      }
    }),
  );
});

const voucher = (
  seq: number,
  amount: number,
  more: Partial<PersonVoucher> = {},
): PersonVoucher => ({
  seq,
  day: `2026-01-${String(seq).padStart(2, '0')}`,
  kind: 'money-received',
  amount,
  session: null,
  reverses: null,
  waives: null,
  transfer: null,
  pays: null,
  forEvening: null,
  ...more,
});

const charged = (seq: number, dues: string, amount: number, dueDay: string) => ({
  dues,
  member: 'm',
  seq,
  dueDay,
  amount,
});

const DAYS = Array.from({ length: 10 }, (_, n) => `2026-01-0${n}`);

test('as of every day they sum to the balance of that day, as the coins say; today they are as ever', () => {
  fc.assert(
    fc.property(months, (events) => {
      const [items, coins] = [new OpenItems(), new Coins()];
      for (const [at, month] of events.entries()) takeIn(items, coins, at + 1, month);
      const openOn = (day: string) =>
        Object.fromEntries(items.on(day).map(({ item, open }) => [item, open]));
      for (const day of DAYS) {
        const upTo = events.filter((one) => one.move === null && one.day <= day);
        const balance = upTo.reduce((sum, { amount }) => sum + amount, 0);
        const open = openOn(day);
        expect(open).toEqual(coins.on(day));
        expect(Object.values(open).reduce((sum, one) => sum + one, 0)).toBe(balance);
      }
      expect(openOn('2026-01-09')).toEqual(openOf(items));
    }),
  );
});

test('as of a day both signs may be open: a payment that a later evening took, and dues of before', () => {
  const vouchers = [
    voucher(1, 100, { day: '2026-01-05' }),
    voucher(2, -100, { day: '2026-01-10', session: 'evening' }),
    voucher(3, -30, { day: '2026-01-06', kind: 'expense-recorded' }),
  ];
  const items = itemsOfPerson(vouchers, [], []);
  const on = (day: string) => items.on(day).map(({ item, open }) => [item, open]);
  expect(on('2026-01-07')).toEqual([
    ['voucher 1', 100],
    ['voucher 3', -30],
  ]);
  expect(on('2026-01-10')).toEqual([['voucher 3', -30]]);
  // A reversal of a later day does not change what was paid before it.
  const back = [
    voucher(1, -100, { day: '2026-01-01', kind: 'expense-recorded' }),
    voucher(2, 100, { day: '2026-01-02' }),
    voucher(3, -40, { day: '2026-01-03', kind: 'expense-recorded' }),
    voucher(4, 100, { day: '2026-01-08', kind: 'voucher-reversed', reverses: 1 }),
  ];
  const reversed = itemsOfPerson(back, [], []);
  const open = (day: string) => reversed.on(day).map((one) => [one.item, one.open]);
  expect(open('2026-01-05')).toEqual([['voucher 3', -40]]);
  expect(open('2026-01-08')).toEqual([['voucher 2', 60]]);
});

test('dues that are paid stay paid after a later loss that is due before them', () => {
  const dues = [charged(1, 'spring', 300, '2026-03-01')];
  const items = itemsOfPerson(
    [
      voucher(1, -300, { kind: 'dues-charged' }),
      voucher(2, 300),
      voucher(3, -33, { kind: 'expense-recorded' }),
    ],
    dues,
    [],
  );
  expect(openOf(items)).toEqual({ 'voucher 3': -33 });
});

test('a waiver frees the payment of dues for the next debt; its reversal is owed again', () => {
  const dues = [charged(1, 'spring', 300, '2026-03-01')];
  const vouchers = [
    voucher(1, -300, { kind: 'dues-charged' }),
    voucher(2, 300),
    voucher(3, -100, { session: 'evening' }),
    voucher(4, 300, { kind: 'dues-waived', waives: { dues: 'spring', member: 'm' } }),
  ];
  expect(openOf(itemsOfPerson(vouchers, dues, []))).toEqual({ 'voucher 2': 200 });
  const back = voucher(5, -300, { kind: 'voucher-reversed', reverses: 4 });
  expect(openOf(itemsOfPerson([...vouchers, back], dues, []))).toEqual({
    'dues spring m': -100,
  });
});

test('reversed dues of somebody who was charged twice, as guest and as member, leave nothing open', () => {
  const dues = [
    charged(1, 'spring', 300, '2026-03-01'),
    { ...charged(1, 'spring', 100, '2026-03-01'), member: 'guest' },
  ];
  const vouchers = [
    voucher(1, -400, { kind: 'dues-charged' }),
    voucher(2, 100, { kind: 'dues-waived', waives: { dues: 'spring', member: 'guest' } }),
    voucher(3, 300, { kind: 'voucher-reversed', reverses: 1 }),
  ];
  expect(
    itemsOfPerson(vouchers, dues, [])
      .list()
      .map(({ amount }) => amount),
  ).toEqual([0, 0]);
});

test('a correction of an evening changes its one item: less frees matches, more is more open', () => {
  const evening = { session: 'evening' };
  const vouchers = [voucher(1, -50, evening), voucher(2, 50), voucher(3, 20, evening)];
  expect(openOf(itemsOfPerson(vouchers, [], []))).toEqual({ 'voucher 2': 20 });
  const more = voucher(4, -30, evening);
  expect(openOf(itemsOfPerson([...vouchers, more], [], []))).toEqual({ 'evening evening': -10 });
});

test('a transfer of a plan pays what was open as the plan was agreed, before older dues of later', () => {
  const dues = [charged(3, 'winter', 80, '2025-12-01')];
  const vouchers = [
    voucher(1, -60, { session: 'evening' }),
    voucher(3, -80, { kind: 'dues-charged' }),
    voucher(4, 60, { kind: 'transfer-done', transfer: 't' }),
  ];
  const transfers = [{ transfer: 't', seq: 2 }];
  expect(openOf(itemsOfPerson(vouchers, dues, transfers))).toEqual({ 'dues winter m': -80 });
  expect(openOf(itemsOfPerson(vouchers, dues, []))).toEqual({
    'evening evening': -60,
    'dues winter m': -20,
  });
});

test('money pays the items that it names first, in its order, and what is left over the oldest', () => {
  const dues = [charged(2, 'spring', 300, '2026-03-01')];
  const owed = [
    voucher(1, -60, { session: 'evening' }),
    voucher(2, -300, { kind: 'dues-charged' }),
    voucher(3, -40, { kind: 'expense-recorded' }),
  ];
  const after = (amount: number, pays: readonly number[] | null) =>
    openOf(itemsOfPerson([...owed, voucher(4, amount, { pays })], dues, []));
  expect(after(100, [3, 1])).toEqual({ 'dues spring m': -300 });
  expect(after(90, [3, 1])).toEqual({ 'evening evening': -10, 'dues spring m': -300 });
  expect(after(110, [3])).toEqual({ 'dues spring m': -290 });
  // An item that nobody knows changes nothing.
  expect(after(100, [17])).toEqual(after(100, null));
  expect(after(60, [3])).toEqual({ 'evening evening': -40, 'dues spring m': -300 });
  expect(after(60, null)).toEqual({ 'dues spring m': -300, 'voucher 3': -40 });
});

test('a moved match is moved back by the same move, and a payment of later pays what it left open', () => {
  const dues = [charged(1, 'spring', 300, '2026-03-01'), charged(2, 'trip', 200, '2026-04-01')];
  const vouchers = [
    voucher(1, -300, { kind: 'dues-charged' }),
    voucher(2, -200, { kind: 'dues-charged' }),
    voucher(3, 300),
  ];
  const move = { seq: 4, matched: 3, from: 1, to: 2, amount: 150, day: '2026-01-04' };
  const back = { ...move, seq: 5, from: 2, to: 1, day: '2026-01-05' };
  expect(openOf(itemsOfPerson(vouchers, dues, [], []))).toEqual({ 'dues trip m': -200 });
  const moved = itemsOfPerson(vouchers, dues, [], [move]);
  expect(openOf(moved)).toEqual({ 'dues spring m': -150, 'dues trip m': -50 });
  // As of the day before it was moved, nothing was.
  expect(moved.on('2026-01-03').map(({ item, open }) => [item, open])).toEqual([
    ['dues trip m', -200],
  ]);
  const undone = itemsOfPerson(vouchers, dues, [], [move, back]);
  expect(matchesOf(undone)).toEqual(matchesOf(itemsOfPerson(vouchers, dues, [])));
  const later = [...vouchers, voucher(6, 160)];
  expect(openOf(itemsOfPerson(later, dues, [], [move]))).toEqual({ 'dues trip m': -40 });
  // Of a log in which more is moved than there is, as much as there is.
  const much = { ...move, amount: 999 };
  expect(openOf(itemsOfPerson(vouchers, dues, [], [much]))).toEqual({ 'dues spring m': -200 });
});
