import type { MatchList, MovedMatch } from '../../../../src/cash-book/open-items/matches.view.js';
import type { OpenItemsList } from '../../../../src/cash-book/open-items/open-items.view.js';
import { someone } from '../../../support/access/access-club.js';
import { expectStatus, serveTestApp, type ServedApp } from '../../../support/api/api.js';
import { expectMoves } from '../../../support/api/moved-club.js';
import { KoenigrufenEvening } from '../../../support/koenigrufen/koenigrufen-evening.js';
import { CashBook } from '../../../support/money/cash-book.js';

/** Matches that are moved to another open item by hand. */

let served: ServedApp;

beforeAll(async () => {
  served = await serveTestApp();
});
afterAll(() => served.close());

/** A member who owes dues of 300.00 and a trip of 200.00, and has paid 300.00: the dues are paid. */
async function paidDues() {
  const evening = await KoenigrufenEvening.open(served);
  const fine = { code: 'other', stage: 'after', amount: 10, to: 'players' };
  await evening.step('fines', evening.told({ player: 'a', ...fine }));
  const { club, members } = evening.table;
  const book = await CashBook.of(served, club, members);
  const charge = async (name: string, amount: number) => {
    const lines = [{ member: book.id('a'), class: 'active', amount }];
    const { event } = await book.write('dues', { name, dueDay: book.today, lines });
    return event;
  };
  const dues = await charge('Dues', 30_000);
  const trip = await charge('Trip', 20_000);
  const paid = await book.write('money-received', {
    member: book.id('a'),
    purse: book.account('drawer'),
    amount: 30_000,
  });
  return { evening, book, club, dues, trip, paid: paid.event };
}

type Paid = Awaited<ReturnType<typeof paidDues>>;

const ask = ({ book, dues, trip, paid }: Paid, more: object = {}) => ({
  member: book.id('a'),
  matched: paid,
  from: dues,
  to: trip,
  amount: 15_000,
  why: 'It was meant for the trip.',
  ...more,
});

const openOf = async ({ book }: Paid) => {
  const { members } = await book.get<OpenItemsList>(`open-items?member=${book.id('a')}`);
  return members.flatMap(({ items }) => items.map(({ name, open }) => `${name} ${open}`));
};

const matchesOf = async ({ book }: Paid, as?: string) => {
  const list = await book.get<MatchList>(`matches?member=${book.id('a')}`, as);
  return {
    matches: list.matches.map(({ debt, amount }) => `${debt.name} ${amount}`).sort(),
    moves: list.moves.map(({ from, to, amount, why }) => {
      return `${from.name} → ${to.name} ${amount}: ${why}`;
    }),
  };
};

test('a part is moved: the balance stays, the member reads why, and moving it back undoes it', async () => {
  const paid = await paidDues();
  const { evening, book, club } = paid;
  expect(await openOf(paid)).toEqual(['Trip -20000']);
  const before = await book.stands();
  expectStatus(await book.send<MovedMatch>('matches', ask(paid)), 201);
  expect(await openOf(paid)).toEqual(['Dues -15000', 'Trip -5000']);
  expect(await book.stands()).toEqual(before);
  const { token } = await someone(served.base, club, 'member', book.id('a'));
  const moves = ['Dues → Trip 15000: It was meant for the trip.'];
  const after = { matches: ['Dues 15000', 'Trip 15000'], moves };
  expect(await matchesOf(paid, token)).toEqual(after);
  await book.expectVerified();

  const { dues, trip } = paid;
  const back = ask(paid, { from: trip, to: dues, why: 'It was not.' });
  expectStatus(await book.send<MovedMatch>('matches', back), 201);
  expect(await openOf(paid)).toEqual(['Trip -20000']);
  expect(await matchesOf(paid)).toEqual({
    matches: ['Dues 30000'],
    moves: ['Trip → Dues 15000: It was not.', ...moves],
  });
  await book.expectVerified();
  await expectMoves(evening);
});

test('refused at its field: unknown, not matched, the other sign, settled, too much, no reason, own', async () => {
  const paid = await paidDues();
  const { book, dues, trip, paid: payment, club } = paid;
  const coffee = await book.write('expenses', {
    account: book.account('coffee'),
    paidBy: { member: book.id('a') },
    amount: 100,
  });
  const refusal = async (more: object, as?: string) => {
    const { body } = await book.send<{ reason?: string; field?: string; code?: string }>(
      'matches',
      ask(paid, more),
      'POST',
      as,
    );
    return `${body.reason ?? body.code} ${body.field}`;
  };
  expect(await refusal({ from: 99_999 })).toBe('no-such-voucher from');
  expect(await refusal({ to: 99_999 })).toBe('no-such-voucher to');
  expect(await refusal({ matched: 99_999 })).toBe('no-such-voucher matched');
  expect(await refusal({ from: trip, to: dues, matched: payment })).toBe('items-not-matched from');
  expect(await refusal({ to: dues })).toBe('same-item to');
  expect(await refusal({ to: coffee.event })).toBe('item-of-other-sign to');
  expect(await refusal({ amount: 30_001 })).toBe('more-than-matched amount');
  expect(await refusal({ amount: 20_000 })).toBe('more-than-open amount');
  expect(await refusal({ why: '' })).toMatch(/why$/);
  expect(await refusal({ member: book.id('b') })).toBe('no-such-voucher matched');
  const own = await someone(served.base, club, 'treasurer', book.id('a'));
  expect(await refusal({}, own.token)).toBe('own-match member');
  await book.write('money-received', {
    member: book.id('a'),
    purse: book.account('drawer'),
    amount: 19_900,
  });
  expect(await refusal({})).toBe('item-not-open to');
  expect((await matchesOf(paid)).moves).toEqual([]);
  const member = await someone(served.base, club, 'member', book.id('b'));
  const { status } = await book.send('matches', ask(paid), 'POST', member.token);
  expect(status).toBe(403);
});
