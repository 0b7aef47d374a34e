import type { AuditPage } from '../../../../src/audit/log/view.js';
import type { AccountView } from '../../../../src/cash-book/accounts/account.view.js';
import type {
  PurseReconciliations,
  WrittenReconciliation,
} from '../../../../src/cash-book/reconciliations/reconciliation.view.js';
import type { YearAccounts } from '../../../../src/cash-book/years/year-accounts.view.js';
import type { PurseCount } from '../../../../src/cash-book/purses/purse.view.js';
import type { VoucherView } from '../../../../src/cash-book/vouchers/voucher.view.js';
import type { ProblemBody } from '../../../../src/platform/http/reference/problem-body.js';
import { someone } from '../../../support/access/access-club.js';
import { call, expectStatus, serveTestApp, type ServedApp } from '../../../support/api/api.js';
import { setClock } from '../../../support/database/clock.js';
import { expectMoves } from '../../../support/api/moved-club.js';
import { HAS_POPPLER, linesOfPdf } from '../../../support/files/poppler.js';
import { fetchFile } from '../../../support/files/tables.js';
import { KoenigrufenEvening } from '../../../support/koenigrufen/koenigrufen-evening.js';
import { CashBook } from '../../../support/money/cash-book.js';

/** A purse beside its bank and its counts: when that is true, what stays open, and how it is withdrawn. */

let served: ServedApp;
let setBack = (): void => undefined;

beforeAll(async () => {
  served = await serveTestApp();
});
afterEach(() => {
  setBack();
});
afterAll(() => served.close());

const kroner = (amount: number) => amount * 100;

class Bank {
  private constructor(
    readonly evening: KoenigrufenEvening,
    readonly book: CashBook,
    readonly purse: string,
  ) {}

  /** A club whose bank has four vouchers: 1000 from before, 250 in, 40 out, 30 to the drawer. */
  static async open(): Promise<{ bank: Bank; vouchers: readonly VoucherView[] }> {
    setBack = setClock(new Date('2026-11-10T12:00:00Z'));
    const evening = await KoenigrufenEvening.open(served, { rate: 50 });
    const { club, members } = evening.table;
    const book = await CashBook.of(served, club, members);
    expectStatus(await book.send<AccountView>('accounts', { type: 'purse', name: 'Bank' }), 201);
    await book.accounts();
    const purse = book.account('Bank');
    const opening = await book.write('opening-balances', {
      day: '2026-10-01',
      lines: [
        { account: purse, amount: kroner(1000) },
        { account: book.account('drawer'), amount: kroner(500) },
        { member: book.id('a'), amount: -kroner(250) },
      ],
    });
    const dues = { day: '2026-10-05', member: book.id('a'), purse, amount: kroner(250) };
    const fee = { day: '2026-10-20', account: book.account('fees'), paidBy: { purse } };
    const toDrawer = { day: '2026-10-30', from: purse, to: book.account('drawer') };
    const vouchers = [
      opening,
      await book.write('money-received', dues),
      await book.write('expenses', { ...fee, amount: kroner(40), text: 'fee' }),
      await book.write('purse-moves', { ...toDrawer, amount: kroner(30) }),
    ];
    return { bank: new Bank(evening, book, purse), vouchers };
  }

  path(what = ''): string {
    return `accounts/${this.purse}/reconciliations${what}`;
  }

  read(as?: string): Promise<PurseReconciliations> {
    return this.book.get<PurseReconciliations>(this.path(), as);
  }

  /** The amounts of the open movements. */
  async open(): Promise<number[]> {
    return (await this.read()).open.map(({ amount }) => amount);
  }

  async reconcile(until: string, balance: number, vouchers: readonly VoucherView[]) {
    const body = { until, balance, vouchers: vouchers.map(({ event }) => event) };
    return expectStatus(await this.book.send<WrittenReconciliation>(this.path(), body), 201).body;
  }

  /** The code and the reason of a refusal, with its field. */
  async refused(what: string, body: object, as?: string): Promise<string> {
    const answer = await this.book.send<ProblemBody>(this.path(what), body, 'POST', as);
    const { code, reason, field } = answer.body as unknown as Record<string, string | undefined>;
    return [code, reason, field].filter((one) => one !== undefined).join(' ');
  }
}

test('the earlier balance and the vouchers that were found make the balance; the rest stays open', async () => {
  const { bank, vouchers } = await Bank.open();
  const [opening, dues, fee, toDrawer] = vouchers as [
    VoucherView,
    VoucherView,
    VoucherView,
    VoucherView,
  ];
  expect(await bank.read()).toMatchObject({ until: null, balance: 0, currency: 'DKK' });
  expect(await bank.open()).toEqual([100000, 25000, -4000, -3000]);
  const [, received] = (await bank.read()).open;
  expect(received).toMatchObject({
    members: [bank.book.id('a')],
    label: dues.label,
    day: dues.day,
  });
  // The bank has not seen the move to the drawer yet.
  const found = { until: '2026-10-31', vouchers: [opening.event, dues.event, fee.event] };
  expect(await bank.refused('', { ...found, balance: kroner(1200) })).toBe(
    'reconciliation-refused reconciliation-differs balance',
  );
  const first = await bank.reconcile('2026-10-31', kroner(1210), [opening, dues, fee]);
  expect(first).toMatchObject({ purse: bank.purse, until: '2026-10-31', balance: kroner(1210) });
  const read = await bank.read();
  expect(read).toMatchObject({ until: '2026-10-31', balance: kroner(1210) });
  expect(read.open).toMatchObject([{ event: toDrawer.event, amount: -3000 }]);
  expect(read.reconciliations).toMatchObject([
    { event: first.event, found: 3, withdrawal: null, outstanding: [{ event: toDrawer.event }] },
  ]);

  // A voucher that was found is taken back: that is a new open movement.
  const back = { day: '2026-11-02', why: 'It was another fee.' };
  const reversal = await bank.book.write(`vouchers/${fee.event}/reversal`, back);
  expect(await bank.open()).toEqual([-3000, 4000]);
  const next = { until: '2026-11-05', balance: kroner(1220) };
  expect(await bank.refused('', { ...next, until: '2026-10-31', vouchers: [] })).toBe(
    'reconciliation-refused reconciled-to-later-day until',
  );
  expect(await bank.refused('', { ...next, vouchers: [fee.event] })).toBe(
    'reconciliation-refused voucher-is-reconciled vouchers[0]',
  );
  expect(await bank.refused('', { ...next, vouchers: [999] })).toBe(
    'reconciliation-refused voucher-not-in-purse vouchers[0]',
  );
  expect(await bank.refused('', { ...next, vouchers: [], until: '2026-11-11' })).toBe(
    'day-refused day-in-future until',
  );
  expect(await bank.refused('', { ...next, vouchers: [1, 1] })).toBe(
    'validation-failed fields-wrong vouchers',
  );
  await bank.reconcile('2026-11-05', kroner(1220), [toDrawer, reversal]);
  expect(await bank.open()).toEqual([]);
  expect((await bank.read()).balance).toBe((await bank.book.accounts())['Bank']);
  await bank.book.expectVerified();
});

test('a day of a closed year can be reconciled, and a purse alone', async () => {
  const { bank, vouchers } = await Bank.open();
  setBack();
  setBack = setClock(new Date('2027-01-10T12:00:00Z'));
  const close = bank.book.path('years/2026-01-01/close');
  expectStatus(await call(served.base, 'POST', close, { version: 1 }), 200);
  await bank.reconcile('2026-12-31', kroner(1180), vouchers);
  const kitty = `accounts/${bank.book.account('kitty')}/reconciliations`;
  const asked = { until: '2026-12-31', balance: 0, vouchers: [] };
  const answer = await bank.book.send<ProblemBody>(kitty, asked);
  expect([answer.status, answer.body.code]).toEqual([409, 'account-refused']);
  await bank.book.expectVerified();
});

test('the latest reconciliation is withdrawn with a reason, and the log says both', async () => {
  const { bank, vouchers } = await Bank.open();
  const [opening, dues] = vouchers as [VoucherView, VoucherView];
  const first = await bank.reconcile('2026-10-01', kroner(1000), [opening]);
  const second = await bank.reconcile('2026-10-05', kroner(1250), [dues]);
  const why = { why: 'The wrong statement.' };
  expect(await bank.refused(`/${first.event}/withdraw`, why)).toBe(
    'reconciliation-refused reconciliation-not-latest',
  );
  expect(await bank.refused(`/${second.event + 9}/withdraw`, why)).toBe(
    'reconciliation-not-found no-such-reconciliation',
  );
  expect(await bank.refused(`/${second.event}/withdraw`, { why: ' ' })).toBe(
    'validation-failed fields-wrong why',
  );
  const withdraw = bank.path(`/${second.event}/withdraw`);
  expectStatus(await bank.book.send<WrittenReconciliation>(withdraw, why), 200);
  expect(await bank.refused(`/${second.event}/withdraw`, why)).toBe(
    'reconciliation-refused reconciliation-is-withdrawn',
  );
  const read = await bank.read();
  expect(read).toMatchObject({ until: '2026-10-01', balance: kroner(1000) });
  expect(read.open.map(({ amount }) => amount)).toEqual([25000, -4000, -3000]);
  expect(read.reconciliations.map(({ event, withdrawal }) => [event, withdrawal?.why])).toEqual([
    [second.event, 'The wrong statement.'],
    [first.event, undefined],
  ]);
  // The same statement again, then the club moves with all of it.
  await bank.reconcile('2026-10-05', kroner(1250), [dues]);
  const { entries } = await bank.book.get<AuditPage>('audit?group=money&limit=200');
  const sentences = entries.map(({ sentence }) => sentence.replaceAll('\u00a0', ' '));
  expect(sentences.slice(-3)).toEqual([
    'Bank was reconciled with the bank up to and including 5 October 2026: balance DKK 1,250.00, 1 voucher found.',
    'The reconciliation of Bank up to and including 5 October 2026 was withdrawn.',
    'Bank was reconciled with the bank up to and including 5 October 2026: balance DKK 1,250.00, 1 voucher found.',
  ]);
  await bank.book.expectVerified();
  // The club goes on in its new place by taking a step back.
  const fine = { player: 'b', code: 'other', stage: 'after', amount: 10 };
  await bank.evening.step('fines', bank.evening.told(fine));
  await expectMoves(bank.evening);
});

test('a treasurer reconciles; the auditor reads it, a member does not', async () => {
  const { bank, vouchers } = await Bank.open();
  const { base } = served;
  const [treasurer, auditor, member] = [
    await someone(base, bank.book.club, 'treasurer'),
    await someone(base, bank.book.club, 'auditor'),
    await someone(base, bank.book.club, 'member', bank.book.id('b')),
  ];
  const body = {
    until: '2026-10-31',
    balance: kroner(1180),
    vouchers: vouchers.map(({ event }) => event),
  };
  expect(await bank.refused('', body, auditor.token)).toContain('not-allowed');
  const written = await bank.book.send(bank.path(), body, 'POST', treasurer.token);
  expectStatus(written, 201);
  const seen = await bank.read(auditor.token);
  expect(seen.reconciliations).toMatchObject([{ until: '2026-10-31', found: 4 }]);
  const path = bank.book.path(bank.path());
  const hidden = await call<ProblemBody>(base, 'GET', path, { as: member.token });
  expect(hidden.status).toBe(403);
});

test('codes lead to members, and to those who pay by an open plan', async () => {
  const { bank } = await Bank.open();
  const { codes } = await bank.read();
  expect(codes).toHaveLength(bank.book.members.length);
  const [first] = codes;
  const named = await bank.book.get<{ members: { member: string }[] }>(
    `references/${first?.reference}`,
  );
  expect(named.members.map(({ member }) => member)).toEqual([first?.member]);
});

test('a voucher in the reconciled time is asked about, and named until the next reconciliation', async () => {
  const { bank, vouchers } = await Bank.open();
  const { book, purse } = bank;
  const [opening, dues, fee, toDrawer] = vouchers as [
    VoucherView,
    VoucherView,
    VoucherView,
    VoucherView,
  ];
  await bank.reconcile('2026-10-31', kroner(1180), vouchers);
  expect((await bank.read()).added).toEqual([]);

  const answered = async (what: string, body: object) => {
    const { status, body: said } = await book.send<ProblemBody>(what, { ...body, despite: [] });
    return [status, said.code, said.reason, said.field].join(' ');
  };
  const asked = '409 confirmation-needed purse-is-reconciled day';
  const received = { member: book.id('a'), purse, amount: kroner(5) };
  const paid = { account: book.account('fees'), amount: kroner(2), paidBy: { purse } };
  const moved = { from: book.account('drawer'), to: purse, amount: kroner(1) };
  const why = 'It was another fee.';
  const reversal = `vouchers/${fee.event}/reversal`;
  for (const [what, body] of [
    ['money-received', received],
    ['money-paid-out', received],
    ['expenses', paid],
    ['purse-moves', moved],
    ['purse-counts', { purse, counted: kroner(1), why }],
    ['opening-balances', { lines: [{ account: purse, amount: kroner(1) }] }],
    [reversal, { why }],
  ] as const) {
    expect([what, await answered(what, { ...body, day: '2026-10-31' })]).toEqual([what, asked]);
  }
  // Neither a later day nor what is in another purse is asked about, nor a count that agrees.
  for (const [what, body] of [
    ['money-received', { ...received, day: '2026-11-01' }],
    ['money-received', { ...received, purse: book.account('drawer'), day: '2026-10-31' }],
  ] as const) {
    expectStatus(await book.send(what, { ...body, despite: [] }), 201);
  }
  expect((await bank.read()).added).toEqual([]);

  // Confirmed, or recorded by a program that asks nobody: the purse says so, with the vouchers.
  const despite = ['purse-is-reconciled'];
  const late = await book.write('money-received', { ...received, day: '2026-10-20', despite });
  const back = await book.write(reversal, { why, day: fee.day, despite });
  const sums = [
    [late.event, kroner(5)],
    [back.event, kroner(40)],
  ];
  const added = async () => (await bank.read()).added.map(({ event, amount }) => [event, amount]);
  expect((await added()).sort()).toEqual(sums.sort());
  // Vouchers of the reconciliation are not among them; after a withdrawal nothing is reconciled.
  expect((await added()).flat()).not.toContain(opening.event);
  expect([dues.event, toDrawer.event].some((one) => sums.flat().includes(one))).toBe(false);
  const { reconciliations } = await bank.read();
  const withdraw = bank.path(`/${String(reconciliations[0]?.event)}/withdraw`);
  expectStatus(await book.send(withdraw, { why }), 200);
  expect(await added()).toEqual([]);
  expect(await answered('money-received', { ...received, day: '2026-10-19' })).toMatch(/^201/);
  // Reconciled again: it is known by then.
  await bank.reconcile('2026-10-31', kroner(1225), [...vouchers, late, back]);
  expect(await added()).toEqual([]);
  await book.expectVerified();
});

test('a count is compared with the books of its day, and names what is recorded in its time later', async () => {
  const { bank } = await Bank.open();
  const { book, purse } = bank;
  const why = 'Change.';
  const count = async (day: string, counted: number) =>
    (await book.write('purse-counts', { day, purse, counted, why })) as unknown as PurseCount;
  const lastCount = async () => {
    const { lastCount: last } = await bank.read();
    if (last === null) throw new Error('no count');
    return { ...last, added: last.added.map(({ event, amount }) => [event, amount]) };
  };
  expect((await bank.read()).lastCount).toBe(null);
  // 1180 today; 1210 on 29 October, before 30 went to the drawer.
  expect(await count('2026-10-29', kroner(1210))).toMatchObject({
    held: kroner(1210),
    difference: 0,
    voucher: null,
  });
  expect(await lastCount()).toMatchObject({ day: '2026-10-29', difference: 0, added: [] });
  const less = await count('2026-10-29', kroner(1200));
  expect([less.held, less.difference]).toEqual([kroner(1210), kroner(-10)]);
  expect(less.voucher?.day).toBe('2026-10-29');
  // The difference is of that day: today there is 10 less as well.
  expect(await count('2026-11-10', kroner(1170))).toMatchObject({
    held: kroner(1170),
    difference: 0,
  });
  expect(await lastCount()).toMatchObject({ day: '2026-11-10', added: [] });

  // A later day is none of its time, a day until it is.
  setBack();
  setBack = setClock(new Date('2026-11-20T12:00:00Z'));
  const received = { member: book.id('a'), purse, amount: kroner(7) };
  await book.write('money-received', { ...received, day: '2026-11-11' });
  expect((await lastCount()).added).toEqual([]);
  const late = await book.write('money-received', { ...received, day: '2026-10-29' });
  expect(await lastCount()).toMatchObject({
    day: '2026-11-10',
    held: kroner(1170),
    counted: kroner(1170),
    added: [[late.event, kroner(7)]],
  });
  // A count that is taken back is none; counting again knows what was recorded.
  const wrong = await count('2026-11-20', kroner(1));
  expect((await lastCount()).day).toBe('2026-11-20');
  const back = { day: '2026-11-20', why };
  await book.write(`vouchers/${String(wrong.voucher?.event)}/reversal`, back);
  expect((await lastCount()).day).toBe('2026-11-10');
  expect(await count('2026-11-10', kroner(1177))).toMatchObject({ difference: 0 });
  expect((await lastCount()).added).toEqual([]);
  await bank.book.expectVerified();
});

test('the accounts of the year say how each purse was checked, for the auditor too', async () => {
  const { bank, vouchers } = await Bank.open();
  const { book, purse } = bank;
  const { token } = await someone(served.base, book.club, 'auditor');
  const check = async (id: string) => {
    const path = 'years/2026-01-01/accounts';
    const { purses } = await book.get<YearAccounts>(path, token);
    return purses.find(({ account }) => account === id)?.check;
  };
  const none = { countedOn: null, counted: null, difference: null, countAdded: 0 };
  const never = { reconciledTo: null, reconciledAt: null, reconciledAdded: 0 };
  expect(await check(purse)).toEqual({ ...none, ...never });
  await book.write('purse-counts', { day: '2026-10-29', purse, counted: kroner(1200), why: 'x' });
  await bank.reconcile('2026-10-31', kroner(1180), vouchers);
  const received = { member: book.id('a'), purse, amount: kroner(5) };
  const later: VoucherView[] = [];
  for (const day of ['2026-10-30', '2026-10-29', '2026-11-05']) {
    later.push(await book.write('money-received', { ...received, day }));
  }
  expect(await check(purse)).toEqual({
    countedOn: '2026-10-29',
    counted: kroner(1200),
    difference: kroner(-10),
    countAdded: 1,
    reconciledTo: '2026-10-31',
    reconciledAt: kroner(1180),
    reconciledAdded: 2,
  });
  expect(await check(book.account('drawer'))).toEqual({ ...none, ...never });
  await expectPaper(book, [
    'Talt 29. oktober 2026 · 1.200,00 · 1 bilag siden',
    '2026 · 1.180,00 · 2 bilag siden',
  ]);
  setBack();
  setBack = setClock(new Date('2027-02-20T12:00:00Z'));
  // A statement that reaches over the end of the year says its balance on that day, or nothing of it.
  const over = await bank.reconcile('2027-01-15', kroner(1195), later);
  expect(await check(purse)).toMatchObject({ reconciledTo: '2027-01-15', reconciledAt: null });
  await expectPaper(book, [
    'Ikke afstemt 31. december 2026; ',
    'afstemt til og med 15. januar 2027',
  ]);
  const again = async (event: number) =>
    expectStatus(await book.send(bank.path(`/${event}/withdraw`), { why: 'again' }), 200);
  await again(over.event);
  const events = later.map(({ event }) => event);
  const said = { until: '2027-01-15', balance: kroner(1195), vouchers: events };
  for (const day of ['2026-10-31', '2027-01-15']) {
    const reason = await bank.refused('', { ...said, balances: [{ day, balance: 1 }] });
    expect(reason).toMatch(/ balances\[0\]\.day$/);
  }
  const balances = [{ day: '2026-12-31', balance: kroner(1190) }];
  const known = await book.send<WrittenReconciliation>(bank.path(), { ...said, balances });
  expectStatus(known, 201);
  expect(await check(purse)).toMatchObject({
    reconciledTo: '2027-01-15',
    reconciledAt: kroner(1190),
  });
  await expectPaper(book, ['Afstemt til og med 31. december', '2026 · 1.190,00']);
  await book.expectVerified();
  await again(known.body.event);
  // A later reconciliation does not take the place of the first one that reaches the last day.
  await bank.reconcile('2026-12-31', kroner(1195), later);
  await bank.reconcile('2027-01-31', kroner(1195), []);
  expect(await check(purse)).toMatchObject({
    reconciledTo: '2026-12-31',
    reconciledAt: kroner(1195),
    reconciledAdded: 0,
  });
});

async function expectPaper(book: CashBook, texts: readonly string[]): Promise<void> {
  if (!HAS_POPPLER) return;
  const path = book.path('years/2026-01-01/accounts.pdf?language=da');
  const lines = linesOfPdf((await fetchFile(served.base, path)).bytes);
  const paper = lines.join(' ');
  // Long ones are on two lines of their cell.
  for (const said of texts) expect(paper.replaceAll(/\s+/g, ' ')).toContain(said);
}
