import type {
  EveningPaymentMade,
  EveningPayments,
} from '../../../../src/cash-book/evening-payments/evening-payment.view.js';
import type { MembersMoney } from '../../../../src/cash-book/money/money.view.js';
import type { OpenItemsList } from '../../../../src/cash-book/open-items/open-items.view.js';
import type { MemberView } from '../../../../src/clubs/view.js';
import type { CorrectionPreview } from '../../../../src/sessions/corrections/correction.view.js';
import type { DisputeOverturnedView } from '../../../../src/sessions/disputes/dispute.view.js';
import { memberAt } from '../../../support/access/access.js';
import { make } from '../../../support/access/access-club.js';
import { mint } from '../../../support/access/access-tokens.js';
import {
  expectProblem,
  expectStatus,
  serveTestApp,
  type Answer,
  type ServedApp,
} from '../../../support/api/api.js';
import { expectMoves } from '../../../support/api/moved-club.js';
import { KoenigrufenEvening } from '../../../support/koenigrufen/koenigrufen-evening.js';
import { CashBook } from '../../../support/money/cash-book.js';

/** Cash between players for one evening, in one tap. */

let served: ServedApp;

beforeAll(async () => {
  served = await serveTestApp();
});
afterAll(() => served.close());

const FINE = { code: 'other', stage: 'after', amount: 10, to: 'players' };

/** An evening in which a paid b, c and d 10.00 each. */
async function play() {
  const evening = await KoenigrufenEvening.open(served);
  await evening.step('fines', evening.told({ player: 'a', ...FINE }));
  const { club, members, path } = evening.table;
  const book = await CashBook.of(served, club, members);
  return { evening, book, cash: `${path.slice(`/v1/clubs/${club}/`.length)}/payments-in-cash` };
}

async function playAndClose() {
  const played = await play();
  await played.evening.step('close', {});
  return played;
}

type Played = Awaited<ReturnType<typeof play>>;

async function linesOf({ book, cash }: Played) {
  const { open, paid } = await book.get<EveningPayments>(cash);
  const name = (member: string | null) =>
    member === null ? 'club' : book.nameOf({ member, account: null });
  const said = ({
    from,
    to,
    amount,
  }: Pick<EveningPayments['open'][number], 'from' | 'to' | 'amount'>) =>
    `${name(from)} → ${name(to)} ${amount}`;
  return { open: open.map(said), paid: paid.map(said) };
}

function pay({ book, cash }: Played, from: string, to: string, amount = 1000) {
  const body = { from: book.id(from), to: book.id(to), amount };
  return book.send<EveningPaymentMade>(cash, body);
}

const openOf = async ({ book }: Played) => {
  const { members } = await book.get<OpenItemsList>('open-items');
  return members.flatMap(({ member, items }) =>
    items.map(({ session, open }) => {
      const name = book.nameOf({ member, account: null });
      return `${name} ${session === null ? 'voucher' : 'evening'} ${open}`;
    }),
  );
};

test('a line is paid once: accounts and open items of both follow, and it can be undone', async () => {
  const played = await playAndClose();
  const { book, cash, evening } = played;
  expect(await linesOf(played)).toEqual({
    open: ['a → b 1000', 'a → c 1000', 'a → d 1000'],
    paid: [],
  });
  const made = expectStatus(await pay(played, 'a', 'b'), 200).body;
  expect(made.already).toBe(false);
  expect(await linesOf(played)).toEqual({
    open: ['a → c 1000', 'a → d 1000'],
    paid: ['a → b 1000'],
  });
  expect(await book.stands()).toMatchObject({ a: -2000, b: 0, c: 1000, d: 1000 });
  expect(await openOf(played)).toEqual(['a evening -2000', 'c evening 1000', 'd evening 1000']);
  // Another device, which has not read it yet.
  expect((await pay(played, 'a', 'b')).body).toEqual({ already: true, event: made.event });
  expect(await book.stands()).toMatchObject({ a: -2000, b: 0 });
  const undo = `${cash}/${made.event}/undo`;
  expectStatus(await book.send(undo, { why: 'Tapped by mistake.' }), 201);
  expectProblem(await book.send(undo, { why: 'Again.' }), 'voucher-refused');
  expect(await linesOf(played)).toMatchObject({ open: { length: 3 }, paid: [] });
  expect(await book.stands()).toMatchObject({ a: -3000, b: 1000 });
  await evening.expectSound();
  await expectMoves(evening);
});

test('the same line from several devices at once is recorded once', async () => {
  const played = await playAndClose();
  const answers = await Promise.all([1, 2, 3, 4].map(() => pay(played, 'a', 'c')));
  expect(answers.filter(({ body }) => !body.already)).toHaveLength(1);
  expect(await linesOf(played)).toMatchObject({ paid: ['a → c 1000'] });
  expect(await played.book.stands()).toMatchObject({ a: -2000, c: 0 });
});

test('the payment settles its own evening, whatever else is older', async () => {
  const played = await playAndClose();
  const { book } = played;
  const lines = [
    { member: book.id('a'), amount: -5000 },
    { member: book.id('b'), amount: 5000 },
  ];
  await book.write('opening-balances', { day: '2026-01-01', lines });
  expectStatus(await pay(played, 'a', 'b'), 200);
  const open = await openOf(played);
  expect(open).toEqual(
    expect.arrayContaining(['a voucher -5000', 'a evening -2000', 'b voucher 5000']),
  );
});

test('only what the evening asks for can be paid', async () => {
  const played = await playAndClose();
  for (const [from, to, amount] of [
    ['a', 'b', 999],
    ['b', 'a', 1000],
    ['a', 'e', 1000],
  ] as const) {
    expectProblem(await pay(played, from, to, amount), 'payment-refused');
  }
  const { book, cash } = played;
  const receipt = await book.write('money-given', {
    from: book.id('a'),
    to: book.id('b'),
    amount: 5,
  });
  // A voucher of something else is not taken back here.
  expectProblem(
    await book.send(`${cash}/${receipt.event}/undo`, { why: 'No.' }),
    'voucher-not-found',
  );
});

test('after a correction the list shows what is left over', async () => {
  const played = await playAndClose();
  for (const to of 'bcd') expectStatus(await pay(played, 'a', to), 200);
  expect(await linesOf(played)).toMatchObject({ open: [] });
  const { fines } = await played.book.get<{ fines: readonly { id: string }[] }>(
    played.cash.replace('payments-in-cash', 'fines'),
  );
  await played.evening.correct('replay', [{ fine: fines[0]?.id, void: true }]);
  expect((await linesOf(played)).open.toSorted()).toEqual([
    'b → a 1000',
    'c → a 1000',
    'd → a 1000',
  ]);
  await played.evening.expectSound();
});

test('somebody who leaves early settles with somebody at the table; the close counts it', async () => {
  const played = await play();
  const { evening, book } = played;
  await evening.step('join', evening.told({ player: 'e' }));
  expectProblem(await pay(played, 'a', 'b'), 'payment-refused');
  await evening.step('leave', evening.told({ player: 'a' }));
  expectProblem(await pay(played, 'a', 'b', 3001), 'payment-refused');
  expectStatus(await pay(played, 'a', 'b', 3000), 200);
  expectProblem(await pay(played, 'a', 'c', 1), 'payment-refused');
  await evening.step('close', {});
  expect(await linesOf(played)).toEqual({
    open: ['b → c 1000', 'b → d 1000'],
    paid: ['a → b 3000'],
  });
  expect(await book.stands()).toMatchObject({ a: 0, b: -2000, c: 1000, d: 1000 });
  await evening.expectSound();
});

test("nobody records their own payment at their own device; at the table's everybody sees it", async () => {
  const played = await playAndClose();
  const { book, cash } = played;
  const { pool } = served;
  const own = await memberAt(served.base, book.club, book.id('a'), 'treasurer');
  const asked = { from: book.id('a'), to: book.id('b'), amount: 1000 };
  expectProblem(await book.send(cash, asked, 'POST', own), 'own-money');
  const device = expectStatus(await book.send<{ id: string }>('devices', { name: 'Table' }), 201);
  const bearer = await mint(pool, { device: device.body.id, club: book.club });
  const path = book.path(cash);
  const answer = await fetch(`${served.base}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${bearer}`,
      'content-type': 'application/json',
      'idempotency-key': 'at-the-table',
      'acting-member': book.id('a'),
    },
    body: JSON.stringify(asked),
  });
  expect(answer.status).toBe(200);
  expect(await linesOf(played)).toMatchObject({ paid: ['a → b 1000'] });
});

/** A closed evening in which a paid b, c, d and a guest 10.00 each by a fine. */
async function playWithGuest() {
  const evening = await KoenigrufenEvening.open(served);
  const { club, members, path } = evening.table;
  const { id: guest } = await make<MemberView>(served.base, `/v1/clubs/${club}/guests`, {
    name: 'Per',
  });
  await evening.step('join', { player: guest });
  const { id: fine } = await evening.step<{ id: string }>(
    'fines',
    evening.told({ player: 'a', ...FINE }),
  );
  await evening.step('close', {});
  const book = await CashBook.of(served, club, members);
  const cash = `${path.slice(`/v1/clubs/${club}/`.length)}/payments-in-cash`;
  const owed = async () => {
    const stands = await book.get<MembersMoney>('money/members');
    const items = await book.get<OpenItemsList>('open-items');
    return {
      money: stands.members.find(({ member }) => member === guest)?.amount,
      open: items.members.find(({ member }) => member === guest)?.items.map(({ open }) => open),
    };
  };
  return { played: { evening, book, cash }, guest, fine, owed };
}

test('a dispute that is overturned after the close: a guest who was paid at the door owes it again', async () => {
  const { played, guest, fine, owed } = await playWithGuest();
  const { evening } = played;
  expectStatus(await pay(played, 'a', guest), 200);
  expect(await owed()).toEqual({ money: 0 });
  const raised = expectStatus(await evening.dispute('', 'a', { fine }), 201).body;
  const asked = { corrections: [{ fine, void: true }], dispute: raised.id };
  const previewed = await evening.send('corrections/preview', asked);
  const { paidBack } = (expectStatus(previewed, 200) as Answer<CorrectionPreview>).body;
  expect(paidBack?.effect?.members).toContainEqual({ player: guest, points: -10, money: -1000 });
  const decision = { text: 'The table agreed on another fine.', mode: 'paid-back' };
  const path = `/${raised.id}/overturn`;
  const { version } = evening.view;
  const sent = await evening.dispute<DisputeOverturnedView>(path, 'f', decision, version);
  evening.view = expectStatus(sent, 200).body.session;
  // The open items show it, and the evening has the line the other way round.
  expect(await owed()).toEqual({ money: -1000, open: [-1000] });
  expect((await linesOf(played)).open).toEqual([`${guest} → a 1000`]);
  expectStatus(await pay(played, guest, 'a'), 200);
  expect(await owed()).toEqual({ money: 0 });
  expect(await linesOf(played)).toMatchObject({ open: [] });
  await evening.expectSound();
});

type PurseWay = 'received' | 'paid-out';

function byPurse(
  { book, cash }: Played,
  way: PurseWay,
  member: string,
  amount = 1000,
  as?: string,
) {
  const body = { member: book.id(member), purse: book.account('drawer'), amount };
  return book.send<EveningPaymentMade>(`${cash}/${way}`, body, 'POST', as);
}

test('a player pays the purse at the door, and the purse pays who is owed: the club is in their place', async () => {
  const played = await playAndClose();
  const { book, evening } = played;
  expectStatus(await byPurse(played, 'received', 'a', 2000), 200);
  expect(await linesOf(played)).toEqual({
    open: ['a → b 1000', 'club → c 1000', 'club → d 1000'],
    paid: ['a → club 2000'],
  });
  expect(await book.stands()).toMatchObject({ a: -1000, b: 1000 });
  expect(await openOf(played)).toContain('a evening -1000');
  expect(await book.accounts()).toMatchObject({ drawer: 2000 });
  const paid = expectStatus(await byPurse(played, 'paid-out', 'd'), 200).body;
  expect((await byPurse(played, 'paid-out', 'd')).body).toEqual({ ...paid, already: true });
  expectStatus(await byPurse(played, 'received', 'a'), 200);
  expectStatus(await byPurse(played, 'paid-out', 'b'), 200);
  expectStatus(await byPurse(played, 'paid-out', 'c'), 200);
  expect(await linesOf(played)).toMatchObject({ open: [], paid: { length: 5 } });
  expect(await openOf(played)).toEqual([]);
  const { drawer } = await book.accounts();
  expect(drawer).toBeUndefined();
  await evening.expectSound();
  await expectMoves(evening);
});

test('a purse takes and pays no more than is left, and nothing before the close but of a leaver', async () => {
  const played = await play();
  const { evening, book } = played;
  await evening.step('join', evening.told({ player: 'e' }));
  expectProblem(await byPurse(played, 'received', 'a'), 'payment-refused');
  await evening.step('leave', evening.told({ player: 'a' }));
  expectProblem(await byPurse(played, 'received', 'a', 3001), 'payment-refused');
  expectProblem(await byPurse(played, 'paid-out', 'a', 1), 'payment-refused');
  expectProblem(await byPurse(played, 'paid-out', 'b'), 'payment-refused');
  const { event } = expectStatus(await byPurse(played, 'received', 'a', 3000), 200).body;
  await evening.step('close', {});
  expectProblem(await byPurse(played, 'paid-out', 'b', 1001), 'payment-refused');
  expect((await linesOf(played)).open).toEqual(['club → b 1000', 'club → c 1000', 'club → d 1000']);
  const why = { why: 'It was not paid.' };
  expectProblem(await book.send(`${played.cash}/${event}/undo`, why), 'voucher-not-found');
  await book.write(`vouchers/${event}/reversal`, why);
  expect((await linesOf(played)).open).toEqual(['a → b 1000', 'a → c 1000', 'a → d 1000']);
  expect(await openOf(played)).toContain('a evening -3000');
  await evening.expectSound();
});
