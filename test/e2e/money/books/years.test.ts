import type { AccountView } from '../../../../src/cash-book/accounts/account.view.js';
import type { YearAccounts } from '../../../../src/cash-book/years/year-accounts.view.js';
import type { ExaminedYear } from '../../../../src/cash-book/examinations/examination.view.js';
import type {
  ChangedYear,
  YearList,
  YearStanding,
} from '../../../../src/cash-book/years/year.view.js';
import type { ClubView, MemberView } from '../../../../src/clubs/view.js';
import type { AuditPage } from '../../../../src/audit/log/view.js';
import type { NewsView } from '../../../../src/audit/news/news.view.js';
import type { VoucherPage } from '../../../../src/cash-book/vouchers/voucher.view.js';
import type { ProblemBody } from '../../../../src/platform/http/reference/problem-body.js';
import type { FineRecordedView } from '../../../../src/sessions/fines/fine.view.js';
import { make, someone } from '../../../support/access/access-club.js';
import {
  call,
  expectProblem,
  expectStatus,
  serveTestApp,
  type ServedApp,
} from '../../../support/api/api.js';
import { HAS_POPPLER, linesOfPdf } from '../../../support/files/poppler.js';
import { fetchFile } from '../../../support/files/tables.js';
import { CashBook } from '../../../support/money/cash-book.js';
import { setClock } from '../../../support/database/clock.js';
import { KoenigrufenEvening } from '../../../support/koenigrufen/koenigrufen-evening.js';
import { openSession } from '../../../support/api/api.js';
import { expectMoves } from '../../../support/api/moved-club.js';
import { expectDescribed } from '../../../support/api/described.js';

/** A fiscal year: its accounts, closed, corrected after that, examined, opened again. */

let served: ServedApp;
let setBack: () => void = () => undefined;

beforeAll(async () => {
  served = await serveTestApp({ alone: true });
});
afterEach(() => {
  setBack();
});
afterAll(() => served.close());

const kroner = (amount: number) => amount * 100;
const fined = (player: string, amount: number) => {
  return { player, code: 'other', stage: 'after', amount, to: 'kitty' };
};

/** The fiscal years of a cash book, as tests write to them. */
class Years {
  constructor(
    readonly book: CashBook,
    /** The calendar year that it is when the test begins. */
    readonly now = Number(book.today.slice(0, 4)),
  ) {}

  first(year = this.now): string {
    return `${year}-01-01`;
  }

  async send<T>(what: string, body: object | undefined, version: number, as?: string) {
    const path = this.book.path(`years/${this.first()}/${what}`);
    const who = as === undefined ? {} : { as };
    const answer = await call<T>(served.base, 'POST', path, { body, version, ...who });
    expectDescribed(served, 'POST', path, answer, body);
    return answer;
  }

  async reason(what: string, body: object | undefined, version: number, as?: string) {
    const { status, body: told } = await this.send<ProblemBody>(what, body, version, as);
    return `${status} ${told.reason}`;
  }

  async standing(year = this.now): Promise<YearStanding | undefined> {
    const { years } = await this.book.get<YearList>('years');
    return years.find(({ firstDay }) => firstDay === this.first(year));
  }

  accounts(year = this.now, query = ''): Promise<YearAccounts> {
    return this.book.get<YearAccounts>(`years/${this.first(year)}/accounts${query}`);
  }
}

/** The result, the balance and the purses, these by codes and names. */
function inShort({ result, balance, purses, kinds }: YearAccounts) {
  const byName = Object.fromEntries(purses.map((one) => [one.name ?? one.code ?? '', one]));
  return { result, balance, kinds, purses: byName };
}

test('a year by hand: opened, played, closed by one of twenty, corrected, examined, opened again', async () => {
  const evening = await KoenigrufenEvening.open(served, { rate: 50 });
  const { club, members } = evening.table;
  const book = await CashBook.of(served, club, members);
  const years = new Years(book);
  const { now } = years;
  const { base } = served;

  expectStatus(await book.send<AccountView>('accounts', { type: 'purse', name: 'Bank' }), 201);
  await book.accounts();
  // The club is worth 500 + 1,200 + 20 - 35 = 1,685 as it begins.
  await book.write('opening-balances', {
    lines: [
      { account: book.account('drawer'), amount: kroner(500) },
      { account: book.account('Bank'), amount: kroner(1200) },
      { member: book.id('a'), amount: -kroner(20) },
      { member: book.id('b'), amount: kroner(35) },
    ],
  });
  // An evening leaves 5 to the club, by b; a pays 25.
  const fine = await evening.step<FineRecordedView>('fines', evening.told(fined('b', 10)));
  await evening.step('close', {});
  const pays = { member: book.id('a'), purse: book.account('drawer'), amount: kroner(25) };
  await book.write('money-received', pays);
  const lines = [
    { account: book.account('kitty'), amount: kroner(20) },
    { account: book.account('room'), amount: kroner(15) },
  ];
  const budget = `years/${years.first()}/budget`;
  expectStatus(await book.send(budget, { lines: lines.slice(1) }, 'PUT'), 200);
  expectStatus(await book.send(budget, { lines }, 'PUT'), 200);
  // An evening of the year is still played in, and somebody keeps the minutes.
  const late = await openSession(base, { club, members }, { book: 'koenigrufen', rate: 50 });
  const keeper = await someone(base, club, 'secretary', book.id('e'));
  const running = await years.standing();
  expect(running).toMatchObject({ status: 'open', version: 1, isOver: false, vouchers: 3 });
  expect(running?.waits).toEqual([{ what: 'open-evenings', count: 1 }]);
  expect(await years.reason('close', undefined, 1)).toBe('409 year-runs-still');
  expect(await years.reason('examinations', EXAMINED(1), 1)).toBe('403 role-may-not');

  setBack = setClock(new Date(Date.UTC(now + 1, 0, 5, 12)));
  const next = `${now + 1}-01-05`;
  expect((await years.standing())?.isOver).toBe(true);
  const before = await years.accounts();
  const auditor = await someone(base, club, 'auditor');
  const examine = (head: object, as = auditor.token) =>
    years.reason('examinations', { ...EXAMINED(1), head }, 2, as);
  expect(await years.reason('reopen', { why: 'Why not?' }, 1)).toBe('409 year-is-open');
  expect(await years.reason('examinations', EXAMINED(1), 1, auditor.token)).toBe(
    '409 head-unknown',
  );
  expect(
    await years.reason('examinations', { ...EXAMINED(1), head: before.head }, 1, auditor.token),
  ).toBe('409 year-is-open');

  const all = await Promise.all(
    Array.from({ length: 20 }, () => years.send<ChangedYear>('close', undefined, 1)),
  );
  const closed = all.filter(({ status }) => status === 200);
  expect([closed.length, closed[0]?.etag, closed[0]?.body.waits]).toEqual([
    1,
    '"2"',
    [{ what: 'open-evenings', count: 1 }],
  ]);
  for (const one of all) if (one.status !== 200) expectProblem(one, 'version-stale');
  expect(await years.reason('close', undefined, 2)).toBe('409 year-is-closed');
  const dated = async (day: string) => {
    const { body } = await book.send('money-received', { ...pays, day });
    return (body as unknown as ProblemBody).reason;
  };
  expect(await dated(`${now}-12-31`)).toBe('year-is-closed');
  // A year before it is closed with it: a voucher in it would be in this one's balance.
  expect(await dated(`${now - 1}-06-01`)).toBe('year-is-closed');
  const changed = await book.send(budget, { lines: [] }, 'PUT');
  expect((changed.body as unknown as ProblemBody).reason).toBe('year-is-closed');

  // The evening is corrected (b pays 2, not 5), and the other one closed with 2 for the club, by c: both are of today.
  await evening.correct('replay', [{ fine: fine.id, record: evening.told(fined('b', 4)) }]);
  const told = evening.told(fined('c', 4));
  const step = (what: string, body: unknown, version: number) =>
    make<{ session: { version: number } }>(base, `${late.path}/${what}`, body, { version });
  const { session } = await step('fines', told, late.session.version);
  await step('close', {}, session.version);
  const { vouchers } = await book.get<VoucherPage>(`vouchers?year=${now + 1}-01-01`);
  expect(vouchers.map(({ kind, day, text, session }) => [kind, day, text, session])).toEqual([
    ['session-closed', next, book.today, late.session.id],
    ['correction-recorded', next, book.today, evening.table.session.id],
  ]);

  // 5 came in, where 20 were expected: 525 + 1,200 are there, 5 are a's and 30 are b's.
  const report = await years.accounts();
  expect(inShort(report)).toEqual(inShort(before));
  expect(report.members).toEqual(before.members);
  expect(inShort(report)).toMatchObject({
    result: {
      income: [{ code: 'kitty', amount: 500, last: 0, budget: 2000, difference: -1500 }],
      expenses: [{ code: 'room', amount: 0, last: 0, budget: 1500, difference: -1500 }],
      totalIncome: { amount: 500, budget: 2000 },
      totalExpenses: { amount: 0, budget: 1500 },
      result: { amount: 500, last: 0, budget: 500, difference: 0 },
    },
    balance: {
      owedByMembers: { amount: 0, members: 0 },
      assets: { amount: kroner(1725), last: 0 },
      owedToMembers: { amount: kroner(35), members: 2 },
      equity: [{ code: 'opening', amount: kroner(1685), last: 0 }],
      carried: { amount: 0 },
      result: { amount: 500 },
      liabilities: { amount: kroner(1725) },
      addsUp: true,
    },
    purses: {
      drawer: {
        opening: 0,
        in: [
          { kind: 'money-received', amount: kroner(25) },
          { kind: 'opening-balances-recorded', amount: kroner(500) },
        ],
        out: [],
        closing: kroner(525),
      },
      Bank: { closing: kroner(1200) },
    },
    kinds: [
      { kind: 'money-received', vouchers: 1, amount: kroner(25) },
      { kind: 'opening-balances-recorded', vouchers: 1, amount: kroner(1755) },
      { kind: 'session-closed', vouchers: 1, amount: 500 },
    ],
  });
  const then = Object.fromEntries(report.members.map(({ name, closing }) => [name, closing]));
  expect(then).toEqual({ Anna: 500, Bent: 3000 });
  expect(await book.stands(`${now}-12-31`)).toMatchObject({ a: 500, b: 3000, c: 0 });

  // In the next one b has 3 back and c owes 2: the club is 1 poorer.
  const after = await years.accounts(now + 1);
  expect(after.balance).toMatchObject({
    carried: { amount: 500, last: 0 },
    result: { amount: -100, last: 500 },
    owedByMembers: { amount: 200, members: 1, last: 0, membersLast: 0 },
    owedToMembers: { amount: 3800, members: 2, last: 3500, membersLast: 2 },
    addsUp: true,
  });
  expect(after.result).toMatchObject({ income: [{ amount: -100, last: 500, budget: null }] });
  expect(after.members).toMatchObject([
    { name: 'Anna', opening: 500, kinds: [], closing: 500 },
    { name: 'Bent', opening: 3000, kinds: [{ amount: 300 }], closing: 3300 },
    { name: 'Carl', opening: 0, kinds: [{ amount: -200 }], closing: -200 },
  ]);
  const part = await years.accounts(now + 1, `?from=${now + 1}-02-01&to=${now + 1}-03-31`);
  expect(part).toMatchObject({
    kinds: [],
    balance: { result: { amount: 0 }, carried: { amount: 400 } },
  });
  const outside = await call(base, 'GET', book.path(`years/${years.first()}/accounts?to=${next}`));
  expectProblem(outside, 'validation-failed');

  // The start page of an auditor and the accounts agree with what the service refuses.
  const toExamine = async (token: string) => {
    const { booksKept } = await book.get<YearAccounts>(`years/${years.first()}/accounts`, token);
    const { waiting } = await book.get<NewsView>('news', token);
    const waits = waiting.years.some(({ firstDay, what }) => {
      return firstDay === years.first() && what === 'to-examine';
    });
    return { booksKept, waits };
  };

  // A keeper of the minutes in the year does not examine it, by another user neither.
  const as = { roles: ['auditor'], member: book.id('e') };
  const membership = book.path(`memberships/${keeper.id}`);
  expectStatus(await call(base, 'PATCH', membership, { body: { roles: ['auditor'] } }), 200);
  expect(await examine(report.head, keeper.token)).toBe('409 examiner-kept-books');
  expect(await toExamine(keeper.token)).toEqual({ booksKept: 'secretary', waits: false });
  await make(base, `${membership}/end`);
  const again = await someone(base, club, as.roles as ['auditor'], as.member);
  expect(await examine(report.head, again.token)).toBe('409 examiner-kept-books');
  expect(await toExamine(again.token)).toEqual({ booksKept: 'secretary', waits: false });
  expect(await toExamine(auditor.token)).toEqual({ booksKept: null, waits: true });
  expect(await examine({ ...report.head, hash: '0'.repeat(64) })).toBe('409 head-unknown');
  expect(await examine({ ...report.head, seq: 9999 })).toBe('409 head-unknown');
  expect(await examine(before.head)).toBe('409 head-before-closing');
  const found = { ...EXAMINED(1), head: report.head };
  expect(await examine(report.head)).toBe('409 reservation-is-missing');
  const text = 'Receipt 12 is missing.';
  expectStatus(
    await book.send(`years/${years.first()}/remarks`, { text }, 'POST', auditor.token),
    201,
  );
  const examined = await years.send<ExaminedYear>('examinations', found, 2, auditor.token);
  expectStatus(examined, 201);
  const { ticked, head } = found;
  expect((await years.standing())?.examinations).toMatchObject([
    { event: examined.body.event, actorName: auditor.name, open: [1], ticked, head, holds: true },
  ]);

  // A receipt turns up: the year is opened again, and what was found is of the year as it was.
  const reopened = await years.send<ChangedYear>('reopen', { why: 'A receipt.' }, 2);
  expect(expectStatus(reopened, 200).body).toMatchObject({ status: 'open', version: 3 });
  await book.write('money-received', { ...pays, day: `${now}-12-31` });
  expectStatus(await years.send('close', undefined, 3), 200);
  expect((await years.standing())?.examinations).toMatchObject([{ holds: false }]);
  expect(await years.reason('examinations', found, 4, auditor.token)).toBe(
    '409 head-before-closing',
  );

  const { entries } = await book.get<AuditPage>('audit?group=money');
  expect(entries.map(({ sentence }) => sentence)).toEqual(
    expect.arrayContaining([
      `The fiscal year ${now} was closed.`,
      `The fiscal year ${now} was opened again.`,
      `The auditor put a remark about the accounts of ${now}: ${text}`,
      `The accounts of ${now} were examined: approved with reservations.`,
      expect.stringMatching(`^The budget of ${now} was set: .*20.*`),
    ]),
  );
  await book.expectVerified();
  setBack();
  await expectMoves(evening);
});

const EXAMINED = (seq: number) => ({
  ticked: ['purses-counted', 'proof-verified'],
  conclusion: 'approved-with-reservations',
  head: { seq, hash: '0'.repeat(64) },
});

test('years are closed in their order, and opened again the other way round', async () => {
  const { id } = await make<ClubView>(served.base, '/v1/clubs', { name: 'Kopperne' });
  const { id: anna } = await make<MemberView>(served.base, `/v1/clubs/${id}/members`, {
    name: 'Anna',
  });
  const book = await CashBook.of(served, id, [anna]);
  const now = Number(book.today.slice(0, 4));
  const pays = { member: anna, purse: book.account('drawer'), amount: 100 };
  await book.begins(`${now - 3}-01-01`);
  for (const ago of [3, 1])
    await book.write('money-received', { ...pays, day: `${now - ago}-05-01` });
  const of = (ago: number) => new Years(book, now - ago);
  expect(await of(1).reason('close', undefined, 1)).toBe('409 earlier-year-is-open');
  expect(await of(-1).reason('close', undefined, 1)).toBe('404 no-such-year');
  expectStatus(await of(3).send('close', undefined, 1), 200);
  expectStatus(await of(1).send('close', undefined, 1), 200);
  // Nothing is written in the year between them: it is closed with the later one.
  expect(await of(2).reason('close', undefined, 1)).toBe('409 year-is-closed');
  expect(await of(2).reason('reopen', { why: 'x' }, 1)).toBe('409 year-is-open');
  expect(await of(3).reason('reopen', { why: 'x' }, 2)).toBe('409 later-year-is-closed');
  expectStatus(await of(1).send('reopen', { why: 'x' }, 2), 200);
  expectStatus(await of(3).send('reopen', { why: 'x' }, 2), 200);

  const line = (account: string) => ({ lines: [{ account: book.account(account), amount: 1 }] });
  const refused = async (body: object, year: string) => {
    const answer = await book.send(`years/${year}/budget`, body, 'PUT');
    return (answer.body as unknown as ProblemBody).reason;
  };
  expect(await refused(line('drawer'), `${now}-01-01`)).toBe('no-result-account');
  expect(await refused(line(anna), `${now}-01-01`)).toBe('no-such-account');
  expect(
    await refused({ lines: [...line('room').lines, ...line('room').lines] }, `${now}-01-01`),
  ).toBe('budget-twice');
  expect(await refused(line('room'), `${now}-02-01`)).toBe('no-such-year');
  expectStatus(await book.send(`years/${now + 1}-01-01/budget`, line('room'), 'PUT'), 200);
  await book.expectVerified();
});

test.each([
  ['JPY', 0, '1,500'],
  ['TND', 3, '1.500'],
])('a club that reckons in %s has %i decimals', async (currency, decimals, said) => {
  const { base } = served;
  const { id } = await make<ClubView>(base, '/v1/clubs', { name: 'Kopperne', currency });
  const { id: anna } = await make<MemberView>(base, `/v1/clubs/${id}/members`, { name: 'Anna' });
  const book = await CashBook.of(served, id, [anna]);
  await book.write('money-received', {
    member: anna,
    purse: book.account('drawer'),
    amount: 1500,
  });
  const accounts = await new Years(book).accounts();
  expect(accounts).toMatchObject({
    currency,
    decimals,
    balance: { purses: [{ amount: 1500 }], owedToMembers: { amount: 1500 }, addsUp: true },
  });
  const { entries } = await book.get<AuditPage>('audit?group=money');
  expect(entries[0]?.sentence).toContain(said);
});

test('opening balances of the first day are what was there before; any other money is moved', async () => {
  const { club, members } = (await KoenigrufenEvening.open(served, { rate: 50 })).table;
  const book = await CashBook.of(served, club, members);
  const years = new Years(book);
  const [first, last] = [years.first(), years.first(years.now - 1)];
  await book.begins(first);
  const opens = async (lines: object) => book.write('opening-balances', { day: first, lines });
  const drawer = (amount: number) => [{ account: book.account('drawer'), amount: kroner(amount) }];
  await opens([...drawer(500), { member: book.id('a'), amount: -kroner(20) }]);
  // The same once more, and taken back: it was never there.
  const twice = await opens(drawer(500));
  await book.write(`vouchers/${twice.event}/reversal`, { day: first, why: 'Twice.' });
  const received = { member: book.id('a'), purse: book.account('drawer'), amount: kroner(5) };
  await book.write('money-received', { ...received, day: first });

  const { balance, purses, members: people, kinds } = await years.accounts();
  expect(balance).toMatchObject({
    assets: { amount: kroner(520), last: kroner(520) },
    equity: [{ code: 'opening', amount: kroner(520), last: kroner(520) }],
    owedByMembers: { amount: kroner(15), members: 1, last: kroner(20), membersLast: 1 },
    addsUp: true,
  });
  const moved = [{ kind: 'money-received', amount: kroner(5) }];
  expect(purses).toMatchObject([{ opening: kroner(500), in: moved, out: [] }]);
  expect(people).toMatchObject([{ opening: -kroner(20), kinds: moved, closing: -kroner(15) }]);
  expect(kinds.map(({ kind, vouchers }) => [kind, vouchers])).toEqual([
    ['money-received', 1],
    ['opening-balances-recorded', 1],
  ]);

  // Books that begin earlier hold what was there before: then it is moved.
  await book.begins(last);
  await book.write('money-received', { ...received, day: last });
  const { purses: later, kinds: held } = await years.accounts();
  expect(later).toMatchObject([{ opening: kroner(5), closing: kroner(510) }]);
  expect(held).toEqual(kinds);
});

test('a closed year stays in the list when its vouchers are all taken back', async () => {
  const { club, members } = (await KoenigrufenEvening.open(served, { rate: 50 })).table;
  const book = await CashBook.of(served, club, members);
  const years = new Years(book, Number(book.today.slice(0, 4)) - 1);
  await book.begins(years.first());
  const pays = { member: book.id('a'), purse: book.account('drawer'), amount: kroner(5) };
  const { event } = await book.write('money-received', { ...pays, day: years.first() });
  expectStatus(await years.send('close', undefined, 1), 200);
  expectStatus(await years.send('reopen', { why: 'The wrong year.' }, 2), 200);
  await book.write(`vouchers/${event}/reversal`, { day: years.first(), why: 'The wrong year.' });
  expect(await years.standing(years.now)).toMatchObject({ status: 'open', version: 3 });
});

test('notes to the accounts are numbered, on screen, paper and in the log, until the year is closed', async () => {
  const { club, members } = (await KoenigrufenEvening.open(served, { rate: 50 })).table;
  const book = await CashBook.of(served, club, members);
  const years = new Years(book, Number(book.today.slice(0, 4)) - 1);
  await book.begins(years.first());
  const drawer = book.account('drawer');
  const pays = { member: book.id('a'), purse: drawer, amount: kroner(5) };
  await book.write('money-received', { ...pays, day: years.first() });
  const path = `years/${years.first()}/notes`;
  const write = (notes: readonly object[]) => book.send<ProblemBody>(path, { notes }, 'PUT');
  const unknown = await write([{ text: 'x' }, { text: 'y', account: book.id('a') }]);
  expect([unknown.body.reason, unknown.body.field]).toEqual([
    'no-such-account',
    'notes[1].account',
  ]);
  const notes = [{ text: ' The club moved. ' }, { account: drawer, text: 'Kept by Anna.' }];
  expectStatus(await write(notes), 200);
  expect((await years.accounts()).notes).toEqual([
    { number: 1, about: null, text: 'The club moved.' },
    { number: 2, about: { account: drawer, code: 'drawer', name: null }, text: 'Kept by Anna.' },
  ]);
  const { entries } = await book.get<AuditPage>('audit?group=money&limit=200');
  expect(entries.find(({ kind }) => kind === 'accounts-noted')?.sentence).toBe(
    `Notes to the accounts of ${years.now}: 1. the accounts: The club moved. 2. Cash box: Kept by Anna.`,
  );
  if (HAS_POPPLER) {
    const file = await fetchFile(
      served.base,
      book.path(`years/${years.first()}/accounts.pdf?language=en`),
    );
    const paper = linesOfPdf(file.bytes).join(' ').replaceAll(/\s+/g, ' ');
    for (const said of [
      'Cash box (note 2)',
      '1. The accounts: The club moved.',
      '2. Cash box: Kept by Anna.',
    ]) {
      expect(paper).toContain(said);
    }
  }
  expectStatus(await years.send('close', undefined, 1), 200);
  expect((await write([])).body.reason).toBe('year-is-closed');
  expect((await years.accounts()).notes).toHaveLength(2);
  await book.expectVerified();
});
