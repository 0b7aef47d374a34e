import type { EveningPayments } from '../../../../src/cash-book/evening-payments/evening-payment.view.js';
import type { OpenItemsList } from '../../../../src/cash-book/open-items/open-items.view.js';
import type {
  PlanEntry,
  PlanPage,
  PlanPreview,
  PlanStep,
  PlanTransferView,
  PlanView,
} from '../../../../src/cash-book/plans/plan.view.js';
import type { YearList } from '../../../../src/cash-book/years/year.view.js';
import type { ProblemBody } from '../../../../src/platform/http/reference/problem-body.js';
import type { ProblemCode } from '../../../../src/problems/kinds.js';
import type { SessionView } from '../../../../src/sessions/table/session.view.js';
import type { TableView } from '../../../../src/sessions/table/table.view.js';
import { newId } from '../../../../src/platform/chance/chance.js';
import { someone, make } from '../../../support/access/access-club.js';
import {
  expectProblem,
  expectStatus,
  serveTestApp,
  type Answer,
  type ServedApp,
} from '../../../support/api/api.js';
import { CashBook } from '../../../support/money/cash-book.js';
import { KoenigrufenEvening, RATE } from '../../../support/koenigrufen/koenigrufen-evening.js';
import { expectMoves } from '../../../support/api/moved-club.js';

/** Settling up: previewed, agreed, and done line by line. */

let served: ServedApp;

beforeAll(async () => {
  served = await serveTestApp();
});
afterAll(() => served.close());

/** A club whose members a to d have played one evening, in which one of them was fined. */
async function playedClub(player: string, to = 'players') {
  const evening = await KoenigrufenEvening.open(served);
  await evening.step('fines', evening.told(fine(player, to)));
  await evening.step('close', {});
  const { club, members } = evening.table;
  return { evening, book: await CashBook.of(served, club, members) };
}

/** A point is a krone: a fined player pays each of the others 10 kroner, or the kitty. */
const fine = (player: string, to = 'players') => {
  return { player, code: 'other', stage: 'after', amount: 10, to };
};

/** One more evening of the same four. */
async function play(book: CashBook, player: string, to = 'players'): Promise<string> {
  const seats = ['a', 'b', 'c', 'd'].map((one) => book.id(one));
  const opening = { book: 'koenigrufen', rate: RATE, seats, firstDealer: book.id('d') };
  const { id, version } = await make<SessionView>(served.base, book.path('sessions'), opening);
  const path = book.path(`sessions/${id}`);
  const body = { ...fine(player, to), player: book.id(player) };
  const fined = await make<{ session: TableView }>(served.base, `${path}/fines`, body, { version });
  await make(served.base, `${path}/close`, {}, { version: fined.session.version });
  return id;
}

const asked = (book: CashBook, way: string, more: object = {}) => {
  return { way, purse: book.account('drawer'), on: book.today, ...more };
};

async function preview(book: CashBook, way: string, more: object = {}): Promise<PlanPreview> {
  const answer = await book.send<PlanPreview>('plans/preview', asked(book, way, more));
  return expectStatus(answer, 200).body;
}

/** Previews a plan and agrees it. */
async function agree(book: CashBook, way: string, more: object = {}): Promise<PlanView> {
  const { digest } = await preview(book, way, more);
  const body = { ...asked(book, way, more), digest };
  return expectStatus(await book.send<PlanView>('plans', body), 201).body;
}

/** 'a → b 1000' for each line. */
const lines = (book: CashBook, steps: readonly PlanStep[]) =>
  steps.map(({ from, to, amount }) => `${book.nameOf(from)} → ${book.nameOf(to)} ${amount}`);

/** The open amount of each, by letter. */
const open = (book: CashBook, { balances }: Pick<PlanPreview, 'balances'>) =>
  Object.fromEntries(
    balances
      .filter((one) => one.open !== 0)
      .map((one) => [book.nameOf({ member: one.member, account: null }), one.open]),
  );

interface Marking {
  readonly as?: string;
  readonly version?: number;
  readonly body?: object;
}

function mark(
  book: CashBook,
  { id: plan }: Pick<PlanView, 'id'>,
  { id, version: current }: PlanTransferView,
  how: 'done' | 'drop' = 'done',
  { as, version = current, body }: Marking = {},
): Promise<Answer<PlanTransferView>> {
  const said = body ?? (how === 'done' ? { day: book.today } : { why: 'Settled otherwise.' });
  const path = `plans/${plan}/transfers/${id}/${how}`;
  return book.send<PlanTransferView>(path, said, 'POST', as, version);
}

const transferOf = ({ transfers }: Pick<PlanView, 'transfers'>, at: number): PlanTransferView => {
  const transfer = transfers[at];
  if (transfer === undefined) throw new Error(`no transfer ${at}`);
  return transfer;
};

function refused(answer: Answer<unknown>): string {
  const { code, reason } = answer.body as ProblemBody & { code: ProblemCode };
  expectProblem(answer, code);
  return `${code} ${reason}`;
}

test('four evenings settled both ways, and an evening closes while a plan is open', async () => {
  // After the 4th evening, in kroner:          a    b    c    d
  const { evening, book } = await playedClub('a'); //  -30   10   10   10
  await play(book, 'b'); //                          -20  -20   20   20
  await play(book, 'c', 'kitty'); //                 -20  -20   10   20
  await play(book, 'd'); //                          -10  -10   20  -10, the kitty 10
  const owed = { a: -1000, b: -1000, c: 2000, d: -1000 };
  expect(await book.stands()).toMatchObject(owed);

  const through = await preview(book, 'purse');
  expect([open(book, through), through.least]).toEqual([owed, true]);
  expect(lines(book, through.transfers)).toEqual([
    'a → drawer 1000',
    'b → drawer 1000',
    'd → drawer 1000',
    'drawer → c 2000',
  ]);
  // The difference that the four do not owe each other is the kitty's: a pays it, the other two pay c.
  const seen = await preview(book, 'members');
  expect(lines(book, seen.transfers)).toEqual(['a → drawer 1000', 'b → c 1000', 'd → c 1000']);
  const last = seen.transfers.at(-1);
  expect([last?.fromBefore, last?.fromAfter, last?.toBefore, last?.toAfter]).toEqual([
    -1000, 0, 1000, 0,
  ]);
  // b: -10 is made of +10, -30 and +10, the newest first; the third evening moved nothing for b.
  const ofB = seen.balances.find(({ member }) => member === book.id('b'));
  expect(ofB?.reasons.map(({ number, amount }) => [number, amount])).toEqual([
    [4, 1000],
    [2, -3000],
    [1, 1000],
  ]);
  expect([ofB?.balance, ofB?.earlier]).toEqual([-1000, 0]);

  const plan = await agree(book, 'members');
  expect(lines(book, plan.transfers)).toEqual(lines(book, seen.transfers));
  expect(await book.stands()).toMatchObject(owed);
  expect(new Set(plan.transfers.map(({ reference }) => reference)).size).toBe(3);
  for (const { reference } of plan.transfers) expect(reference).toMatch(/^[2-9A-Y]{6}$/);
  const [year] = (await book.get<YearList>('years')).years;
  expect(year?.waits).toContainEqual({ what: 'open-transfers', count: 3 });

  // Nothing is left that the plan does not move; what was seen before cannot be agreed any more.
  expect((await preview(book, 'members')).transfers).toEqual([]);
  const again = { ...asked(book, 'members'), digest: seen.digest };
  expect(refused(await book.send('plans', again))).toBe('plan-refused plan-is-stale');

  await play(book, 'a'); // a pays each of the others 10 more: that is open again, and no more
  const anew = await preview(book, 'members');
  expect(anew.balances[0]).toMatchObject({ balance: -4000, planned: 1000, open: -3000 });
  expect(lines(book, anew.transfers)).toEqual(['a → b 1000', 'a → c 1000', 'a → d 1000']);
  const { transfers, balances } = await book.get<PlanEntry>(`plans/${plan.id}`);
  expect(transfers).toEqual(plan.transfers);
  expect(balances.map(({ reasons: _reasons, earlier: _earlier, ...one }) => one)).toEqual(
    plan.balances,
  );
  expect(
    balances.map(({ balance, reasons, earlier }) => [balance, reasons.length, earlier]),
  ).toEqual([
    [-1000, 3, 0],
    [-1000, 3, 0],
    [2000, 4, 0],
    [-1000, 3, 0],
  ]);

  for (const one of plan.transfers) {
    const { body, etag } = expectStatus(await mark(book, plan, one), 201);
    expect([body.status, body.version, body.day, etag]).toEqual(['done', 2, book.today, '"2"']);
  }
  // All of it done, what is left is the fifth evening.
  expect(await book.stands()).toMatchObject({ a: -3000, b: 1000, c: 1000, d: 1000 });
  expect(await book.accounts()).toEqual({ drawer: 1000, kitty: 1000 });
  expect(open(book, await preview(book, 'members'))).toEqual(open(book, anew));
  const second = await agree(book, 'members');
  const { plans } = await book.get<PlanPage>('plans?limit=1');
  expect(plans).toEqual([
    expect.objectContaining({ id: second.id, transfers: 3, open: 3, openAmount: 3000 }),
  ]);

  // One is dropped: it is open again; one is taken back: it is to be made again.
  expectStatus(await mark(book, second, transferOf(second, 0), 'drop'), 201);
  const done = expectStatus(await mark(book, second, transferOf(second, 1)), 201).body;
  await book.write(`vouchers/${done.voucher}/reversal`, { why: 'It was not paid.' });
  const now = await book.get<PlanEntry>(`plans/${second.id}`);
  expect(
    now.transfers.map(({ status, version, voucher, day, why }) => [
      status,
      version,
      voucher,
      day,
      why,
    ]),
  ).toEqual([
    ['dropped', 2, null, null, 'Settled otherwise.'],
    ['open', 3, null, null, null],
    ['open', 1, null, null, null],
  ]);
  expect(open(book, await preview(book, 'members'))).toEqual({ a: -1000, b: 1000 });
  expect(refused(await mark(book, second, transferOf(now, 0)))).toBe(
    'plan-refused transfer-is-dropped',
  );
  await evening.expectSound();
  await expectMoves(evening);
});

test('the payee, or a keeper of the money, marks a transfer; never the payer while another may', async () => {
  const { book } = await playedClub('b'); // b owes a, c and d 10 each
  const { base } = served;
  const [a, b, c] = ['a', 'b', 'c'].map((one) => book.id(one));
  const plan = await agree(book, 'members', { members: [a, b, c] });
  expect(lines(book, plan.transfers)).toEqual(['b → a 1000', 'b → c 1000', 'b → drawer 1000']);
  const [anna, bent, carl, dorte] = [
    (await someone(base, book.club, 'member', a)).token,
    (await someone(base, book.club, 'treasurer', b)).token,
    (await someone(base, book.club, 'member', c)).token,
    (await someone(base, book.club, 'member', book.id('d'))).token,
  ];
  const [toAnna, toCarl, toDrawer] = [0, 1, 2].map((at) => transferOf(plan, at));

  // A member sees the plans that they are in, of the balances their own.
  const hers = await book.get<PlanEntry>(`plans/${plan.id}`, anna);
  expect(hers.transfers).toEqual(plan.transfers);
  expect(hers.balances.map(({ member }) => member)).toEqual([a]);
  const { plans } = await book.get<PlanPage>('plans', anna);
  expect(plans.map(({ own }) => lines(book, own))).toEqual([['b → a 1000']]);
  expect((await book.get<PlanPage>('plans', dorte)).plans).toEqual([]);
  const told = async (one: PlanTransferView, as?: string, version?: number) => {
    const more = {
      ...(as === undefined ? {} : { as }),
      ...(version === undefined ? {} : { version }),
    };
    const answer = await mark(book, plan, one, 'done', more);
    return answer.status === 201 ? 'done' : refused(answer);
  };
  if (toAnna === undefined || toCarl === undefined || toDrawer === undefined) throw new Error();
  expect(await told(toAnna, dorte)).toBe('plan-not-found no-such-transfer');
  expect(await told(toCarl, anna)).toBe('not-allowed not-your-transfer');
  expect(await told(toDrawer, anna)).toBe('not-allowed not-your-transfer');
  expect(await told(toDrawer, bent)).toBe('not-allowed own-payment');
  expect(await told(toCarl, bent)).toBe('not-allowed own-payment');
  expect(await told(toCarl, carl, 7)).toBe('version-stale transfer-moved-on');
  expect(await told(toCarl, carl)).toBe('done');
  expect(refused(await mark(book, plan, toAnna, 'drop', { as: anna }))).toBe(
    'not-allowed role-may-not',
  );

  // Many at once: it is posted once.
  const answers = await Promise.all(Array.from({ length: 12 }, () => mark(book, plan, toAnna)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const lost = answers.filter(({ status }) => status !== 201).map(refused);
  expect(new Set(lost)).toEqual(new Set(['version-stale transfer-moved-on']));
  expect(await told({ ...toAnna, version: 2 })).toBe('plan-refused transfer-is-done');
  expect(await told(toDrawer)).toBe('done');
  expect(await book.stands()).toMatchObject({ a: 0, b: 0, c: 0, d: 1000 });
  expect(await book.accounts()).toEqual({ drawer: 1000 });
  await book.expectVerified();
});

test('impossible plans are refused, and days go forward', async () => {
  const { book } = await playedClub('a');
  const tried = async (what: string, body: object) => {
    return refused(await book.send(what, body));
  };
  const without = { ...asked(book, 'purse'), purse: null };
  expect(await tried('plans/preview', without)).toBe('validation-failed purse-is-needed');
  const [a, b] = [book.id('a'), book.id('b')];
  const two = { ...asked(book, 'members', { members: [a, b] }), purse: null };
  expect(await tried('plans/preview', two)).toBe('validation-failed purse-is-needed');
  const kitty = { purse: book.account('kitty') };
  expect(await tried('plans/preview', asked(book, 'purse', kitty))).toBe(
    'account-refused other-type-of-account',
  );
  const twice = asked(book, 'purse', { members: [a, a] });
  expect(await tried('plans/preview', twice)).toBe('validation-failed member-is-twice');
  const stranger = asked(book, 'purse', { members: [book.account('drawer')] });
  expect(await tried('plans/preview', stranger)).toBe('member-not-found member-not-found');
  const later = `${Number(book.today.slice(0, 4)) + 1}-01-01`;
  expect(await tried('plans/preview', asked(book, 'purse', { on: later }))).toBe(
    'day-refused day-in-future',
  );
  // Nobody owed anything at that day.
  const before = { on: '2020-02-29' };
  const { digest, transfers } = await preview(book, 'members', before);
  expect(transfers).toEqual([]);
  expect(await tried('plans', { ...asked(book, 'members', before), digest })).toBe(
    'plan-refused nothing-to-settle',
  );

  const plan = await agree(book, 'purse', { members: [a, b] });
  expect(lines(book, plan.transfers)).toEqual(['a → drawer 3000', 'drawer → b 1000']);
  expect(await tried('plans/preview', asked(book, 'members', before))).toBe(
    'plan-refused plan-of-later-day',
  );
  await book.begins('2020-01-01');
  const early = { body: { day: '2020-02-29' } };
  expect(refused(await mark(book, plan, transferOf(plan, 0), 'done', early))).toBe(
    'day-refused day-before-plan',
  );
  // Two who agree the same at once agree it once: for c and d, whom no plan has.
  const rest = { members: [book.id('c'), book.id('d')] };
  const seen = await preview(book, 'purse', rest);
  const body = { ...asked(book, 'purse', rest), digest: seen.digest };
  const answers = await Promise.all([1, 2, 3, 4].map(() => book.send('plans', body)));
  const codes = answers.map((one) => (one.status === 201 ? 'agreed' : refused(one)));
  expect(codes.sort()).toEqual(['agreed', ...Array<string>(3).fill('plan-refused plan-is-stale')]);
  await book.expectVerified();
});

test('as of a day before money came, what a plan covers is not settled again', async () => {
  const { book } = await playedClub('a');
  const daysAgo = (days: number) =>
    new Date(Date.parse(`${book.today}T12:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
  const [before, on] = [daysAgo(3), daysAgo(2)];
  const given = { from: book.id('e'), to: book.id('f'), amount: 700, day: before };
  await book.write('money-given', given);
  const two = { members: [book.id('e'), book.id('f')], on };
  const plan = await agree(book, 'members', two);
  expect(lines(book, plan.transfers)).toEqual(['e → f 700']);
  const { body } = expectStatus(await mark(book, plan, transferOf(plan, 0)), 201);
  const covered = await preview(book, 'members', two);
  expect(covered.transfers).toEqual([]);
  expect(covered.balances.map(({ balance, planned }) => [balance, planned])).toEqual([
    [-700, 700],
    [700, -700],
  ]);
  // Taken back today, its open amount is known only as of today.
  await book.write(`vouchers/${body.voucher}/reversal`, { why: 'It was not paid.' });
  const asOf = asked(book, 'members', two);
  expect(refused(await book.send('plans/preview', asOf))).toBe('plan-refused plan-of-later-day');
  const today = await preview(book, 'members', { members: two.members });
  expect(today.transfers).toEqual([]);
});

describe('a plan of one evening', () => {
  /** Of two evenings that a lost the second one; the dues of b took what b won in both. */
  async function secondOfTwo() {
    const { evening, book } = await playedClub('a');
    const lines = [{ member: book.id('b'), class: 'Member', amount: 5000 }];
    await book.write('dues', { name: 'Dues', dueDay: book.today, day: book.today, lines });
    return { evening, book, of: { evening: await play(book, 'a') } };
  }

  test('settles what is open of it, pays that evening, and is never asked for twice', async () => {
    const { evening, book, of } = await secondOfTwo();
    const shown = await preview(book, 'members', of);
    expect(lines(book, shown.transfers).toSorted()).toEqual([
      'a → c 1000',
      'a → d 1000',
      'a → drawer 1000',
    ]);
    const ofA = shown.balances.find(({ member }) => member === book.id('a'));
    expect(ofA).toMatchObject({ balance: -3000, planned: 0, open: -3000, earlier: 0 });
    expect(ofA?.reasons.map(({ session }) => session)).toEqual([of.evening]);

    const plan = await agree(book, 'members', of);
    expect([shown.evening, plan.evening]).toEqual([of.evening, of.evening]);
    expect(await book.get<PlanEntry>(`plans/${plan.id}`)).toMatchObject(of);
    expect((await book.get<PlanPage>('plans')).plans).toMatchObject([of]);
    // Neither by itself, nor within whole balances, nor in cash.
    expect((await preview(book, 'members', of)).transfers).toEqual([]);
    expect(open(book, await preview(book, 'members'))).toEqual({
      a: -3000,
      b: -3000,
      c: 1000,
      d: 1000,
    });
    const cash = await book.get<EveningPayments>(`sessions/${of.evening}/payments-in-cash`);
    expect(cash.open.filter(({ from }) => from !== null)).toEqual([]);

    for (const one of plan.transfers) expectStatus(await mark(book, plan, one), 201);
    const { members } = await book.get<OpenItemsList>('open-items');
    const left = members.find(({ member }) => member === book.id('a'))?.items ?? [];
    expect(left.map((item) => [item.session === of.evening, item.open])).toEqual([[false, -3000]]);
    expect((await preview(book, 'members', of)).transfers).toEqual([]);
    await evening.expectSound();
    await expectMoves(evening);
  });

  test('leaves out what a plan of whole balances settles already', async () => {
    const { book, of } = await secondOfTwo();
    await agree(book, 'members', { members: [book.id('a')] });
    expect(open(book, await preview(book, 'members', of))).toEqual({ c: 1000, d: 1000 });
  });

  test('is refused at its field for an evening that the club has not', async () => {
    const { book } = await secondOfTwo();
    const answer = await book.send('plans/preview', asked(book, 'members', { evening: newId() }));
    expect(expectProblem(answer, 'session-not-found')).toMatchObject({ field: 'evening' });
  });
});

describe('in cash, an evening of which a plan of whole balances settles a part', () => {
  const cashOf = (book: CashBook, evening: string) =>
    book.get<EveningPayments>(`sessions/${evening}/payments-in-cash`);
  const name = (book: CashBook, member: string | null) =>
    member === null ? 'club' : book.nameOf({ member, account: null });
  /** The lines that are asked for, and what plans ask for, by letter. */
  async function shown(book: CashBook, evening: string) {
    const { open: asked, inPlans } = await cashOf(book, evening);
    return {
      open: asked.map(
        ({ from, to, amount }) => `${name(book, from)} → ${name(book, to)} ${amount}`,
      ),
      inPlans: Object.fromEntries(inPlans.map((one) => [name(book, one.member), one.amount])),
    };
  }
  const pay = (book: CashBook, evening: string, to: string) => {
    const body = { from: book.id('a'), to: book.id(to), amount: 1000 };
    return book.send(`sessions/${evening}/payments-in-cash`, body);
  };
  /** The one evening, in which a lost 10.00 to each of b, c and d. */
  async function lost() {
    const { evening, book } = await playedClub('a');
    return { evening, book, id: evening.table.session.id };
  }
  const all = { open: ['a → b 1000', 'a → c 1000', 'a → d 1000'], inPlans: {} };

  test('asks for nothing that the plan asks for, and for all of a later evening', async () => {
    const { evening, book, id } = await lost();
    expect(await shown(book, id)).toEqual(all);
    const plan = await agree(book, 'members');
    const inPlans = { a: -3000, b: 1000, c: 1000, d: 1000 };
    expect(await shown(book, id)).toEqual({ open: [], inPlans });
    expect(refused(await pay(book, id, 'b'))).toBe('payment-refused plan-asks-for-it');
    const received = { member: book.id('a'), purse: book.account('drawer'), amount: 3000 };
    const byPurse = await book.send(`sessions/${id}/payments-in-cash/received`, received);
    expect(refused(byPurse)).toBe('payment-refused plan-asks-for-it');
    // Nor is there anything once it was made, which no cash was.
    const later = await play(book, 'a');
    for (const one of plan.transfers) expectStatus(await mark(book, plan, one), 201);
    expect(await shown(book, id)).toEqual({ open: [], inPlans });
    expect(await shown(book, later)).toEqual(all);
    expect(await book.stands()).toMatchObject({ a: -3000, b: 1000, c: 1000, d: 1000 });
    await evening.expectSound();
  });

  test('asks for the rest of those whom the plan leaves out, and again where it was dropped', async () => {
    const { book, id } = await lost();
    const other = await play(book, 'b', 'kitty');
    // b has nothing left over both, and a owes 30.00 to c and d, who are owed 10.00 each.
    const plan = await agree(book, 'members', { members: [book.id('a')] });
    expect(lines(book, plan.transfers)).toEqual(['a → drawer 3000']);
    expect(await shown(book, id)).toEqual({ open: [], inPlans: { a: -3000 } });
    expect(await shown(book, other)).toEqual({ open: ['b → club 1000'], inPlans: {} });
    expectStatus(await mark(book, plan, transferOf(plan, 0), 'drop'), 201);
    expect(await shown(book, id)).toEqual(all);
  });

  test('of which a part was paid before has the rest in the plan', async () => {
    const { evening, book, id } = await lost();
    expectStatus(await pay(book, id, 'b'), 200);
    const plan = await agree(book, 'members');
    expect(lines(book, plan.transfers).toSorted()).toEqual(['a → c 1000', 'a → d 1000']);
    expect(await shown(book, id)).toEqual({
      open: [],
      inPlans: { a: -2000, c: 1000, d: 1000 },
    });
    await evening.expectSound();
  });

  test('that is paid while the plan is agreed is asked for once', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { book, id } = await lost();
      const { digest } = await preview(book, 'members');
      const answers = await Promise.all([
        book.send('plans', { ...asked(book, 'members'), digest }),
        pay(book, id, 'b'),
      ]);
      const said = answers.map((one) => (one.status < 300 ? 'done' : refused(one)));
      expect([
        ['done', 'payment-refused plan-asks-for-it'],
        ['plan-refused plan-is-stale', 'done'],
      ]).toContainEqual(said);
      await book.expectVerified();
    }
  });
});
