import type { AuditPage } from '../../../src/audit/log/view.js';
import type { DuesPage } from '../../../src/cash-book/dues/dues.view.js';
import type { PaymentPage, ReportedPayment } from '../../../src/cash-book/payments/payment.view.js';
import type { PlanEntry, PlanPage } from '../../../src/cash-book/plans/plan.view.js';
import type { LedgerPage } from '../../../src/reports/ledger-report.js';
import type { RecordsView } from '../../../src/seasons/statistics/views/records.view.js';
import type { DisputeFileView, DisputeList } from '../../../src/sessions/disputes/dispute.view.js';
import type { HandList } from '../../../src/sessions/hands/hand.view.js';
import type { MeldingList } from '../../../src/sessions/meldinger/melding.view.js';
import type { SessionList } from '../../../src/sessions/table/session.view.js';
import {
  TableFilesHere,
  type JournalRequest,
  type TableRequest,
} from '../../../src/tables/table-files.js';
import type { TableId } from '../../../src/tables/tables.js';
import { agreedPlan, make } from '../../support/access/access-club.js';
import { memberAt } from '../../support/access/access.js';
import {
  call,
  expectProblem,
  expectStatus,
  openSession,
  plainHand,
  read,
  readAnswer,
  serveTestApp,
  type ServedApp,
  type Table,
} from '../../support/api/api.js';
import type { CashBook } from '../../support/money/cash-book.js';
import { setClock } from '../../support/database/clock.js';
import { harmless, NAMES, TableClub } from '../../support/evening/table-club.js';
import { csvRecords, csvRows, fetchFile, type Cell } from '../../support/files/tables.js';

/** The files of a treasurer, a secretary and an auditor: each list as a file, compared with the API. */

let served: ServedApp;
let lists: TableClub;
let book: CashBook;
let members: readonly string[];
let last: Table;

/** More than a page of each. */
const CHARGES = 12;
const PAYMENTS = 55;
const EVENINGS = 22;
const OBJECTIONS = 22;
/** Of the played club: Anna raised them, and Dorte was asked to confirm each decision. */
const PLAYED_OBJECTIONS = 3;

const path = (what: string) => lists.path(what);
const get = <T>(what: string) => read<T>(served.base, path(what));
const post = <T>(what: string, body: object, more: object = {}) =>
  make<T>(served.base, path(what), body, more);

beforeAll(async () => {
  served = await serveTestApp({ alone: true });
  lists = await TableClub.open(served);
  ({ book } = lists);
  ({ members } = lists.played);
  await chargeDues();
  await reportPayments();
  await post('opening-balances', {
    day: book.today,
    lines: [
      { member: book.id('c'), amount: 12345 },
      { member: book.id('d'), amount: -54321 },
    ],
  });
  await agreedPlan(served.base, book.club, book.account('drawer'));
  await playEvenings();
  await object();
});
afterAll(() => served.close());

/** Of somebody who sees their own only: d; the others are auditors. */
const tokenOf = (letter: string) =>
  memberAt(served.base, book.club, book.id(letter), letter === 'd' ? 'member' : 'auditor');

async function chargeDues(): Promise<void> {
  const income = book.account('dues');
  for (let n = 1; n <= CHARGES; n++) {
    const lines = ['a', 'b', 'd'].map((one) => ({
      ...{ member: book.id(one), class: '=aktiv', amount: 10001 + n },
    }));
    await book.write('dues', { name: `-${n} "Kontingent"`, dueDay: '2020-01-31', income, lines });
  }
  const [newest] = (await get<DuesPage>('dues')).dues;
  await book.write(`dues/${newest?.id ?? ''}/waive`, { member: book.id('a'), why: '+1' });
}

/** Of a, an auditor, and of d, who is a member only, by turns; one is confirmed and one is declined. */
async function reportPayments(): Promise<void> {
  const told: ReportedPayment[] = [];
  for (let n = 1; n <= PAYMENTS; n++) {
    const as = await tokenOf(n % 2 === 0 ? 'a' : 'd');
    const body = { amount: 100 * n + 1, day: book.today, text: n === 1 ? '@SUM(A1)\n"x"; y' : '' };
    told.push(await post<ReportedPayment>('payments', body, { as }));
  }
  const [first, second] = told;
  const purse = book.account('drawer');
  await call(served.base, 'POST', path(`payments/${first?.id ?? ''}/confirm`), {
    body: { purse, day: book.today },
    version: first?.version ?? 0,
  });
  await call(served.base, 'POST', path(`payments/${second?.id ?? ''}/decline`), {
    body: { why: '=1+1' },
    version: second?.version ?? 0,
  });
}

/** In each a hand; in the last one a melding, that was given wrongly first. */
async function playEvenings(): Promise<void> {
  for (let n = 1; n <= EVENINGS; n++) {
    last = await openSession(served.base, { club: book.club, members }, { players: 4 });
    const [player = ''] = last.session.active;
    const meldinger = [
      { player, kind: 'trumps', count: 11, withPagat: true },
      { player, kind: 'cavallerie', suit: 'hearts', grade: 'half', missing: 'queen' },
    ];
    const record = { ...plainHand(last.session), ...(n < EVENINGS ? {} : { meldinger }) };
    await make(served.base, `${last.path}/hands`, record, { version: 1 });
  }
  const [player = ''] = last.session.active;
  const record = {
    ...plainHand(last.session),
    meldinger: [{ player, kind: 'trumps', count: 10, withPagat: true }],
  };
  const correction = { mode: 'replay', reason: 'Set igen', corrections: [{ hand: 1, record }] };
  await make(served.base, `${last.path}/corrections`, correction, { version: 2 });
}

/** d objects again and again, and takes it back; the last time it is left open. */
async function object(): Promise<void> {
  const as = await tokenOf('d');
  const at = `sessions/${last.session.id}/disputes`;
  for (let n = 1; n <= OBJECTIONS; n++) {
    const { id } = await post<{ id: string }>(at, { hand: 1, text: `=${n}` }, { as });
    if (n < OBJECTIONS) await post(`${at}/${id}/withdraw`, { text: '-' }, { as });
  }
}

const sumOf = (rows: readonly Record<string, string>[], key: string) =>
  Math.round(rows.reduce((sum, row) => sum + Number(row[key]) * 100, 0));
const column = (rows: readonly Record<string, string>[], key: string) =>
  rows.map((row) => row[key]);
const kroner = (amount: number) => (amount / 100).toFixed(2);

/** The sum below a column of a workbook that another reader opened, found by its header. */
async function summed(what: string, header: string): Promise<Cell> {
  const { head, rows } = await lists.opened(path(`${what}.xlsx?language=en`));
  const at = head.indexOf(header);
  const above = rows.slice(0, -1).reduce((sum, row) => sum + Number(row[at] ?? 0), 0);
  expect(rows.at(-1)?.[at]).toBeCloseTo(above, 5);
  return rows.at(-1)?.[at] ?? null;
}

test('dues are those of the API, charge by charge, and sum to what is left', async () => {
  const pages = await lists.whole<DuesPage>(path('dues'));
  expect(pages.length).toBeGreaterThan(2);
  const lines = pages.flatMap(({ dues }) =>
    dues.flatMap((one) => one.lines.map((line) => ({ ...line, one }))),
  );
  expect(lines.length).toBe(3 * CHARGES);
  const rows = await lists.plain(path('dues.csv'));
  expect(rows).toEqual(
    lines.map(({ one, member, name, amount, left, waivedBy, ...line }) => ({
      what: harmless(one.name),
      day: one.day,
      due_day: one.dueDay,
      player: harmless(name),
      class: harmless(line.class),
      amount: kroner(amount),
      left: kroner(left),
      unit: 'DKK',
      waived: String(waivedBy ?? ''),
      reversed_by: '',
      event: String(one.event),
      dues: one.id,
      player_id: member,
    })),
  );
  const left = lines.reduce((sum, line) => sum + line.left, 0);
  expect(left).toBeGreaterThan(0);
  expect(await summed('dues', 'Left to pay')).toBeCloseTo(left / 100, 5);
  const ofA = await lists.plain(path(`dues.csv?member=${book.id('a')}`));
  expect(new Set(column(ofA, 'player_id'))).toEqual(new Set([book.id('a')]));
});

test('payments are those of the API, and sum to what was reported', async () => {
  const payments = (await lists.whole<PaymentPage>(path('payments?limit=30'))).flatMap(
    (page) => page.payments,
  );
  const rows = await lists.plain(path('payments.csv'));
  expect(column(rows, 'payment')).toEqual(payments.map(({ id }) => id));
  expect(rows.length).toBe(PAYMENTS);
  const said = ({
    amount,
    state,
    text,
    why,
    day,
    endedBy,
    voucher,
    member,
  }: PaymentPage['payments'][number]) => [
    kroner(amount),
    state,
    harmless(text),
    harmless(why ?? ''),
    day,
    endedBy ?? '',
    String(voucher ?? ''),
    member,
  ];
  const keys = ['amount', 'state', 'text', 'why', 'day', 'ended_by', 'booked', 'player_id'];
  expect(rows.map((row) => keys.map((key) => row[key]))).toEqual(payments.map(said));
  const sum = payments.reduce((total, { amount }) => total + amount, 0);
  expect(sumOf(rows, 'amount')).toBe(sum);
  expect(await summed('payments', 'Amount')).toBeCloseTo(sum / 100, 5);
  expect(column(await lists.plain(path('payments.csv?state=declined')), 'why')).toEqual(["'=1+1"]);
  const { reference = '' } = payments[0] ?? {};
  const own = await lists.plain(path(`payments.csv?reference=${reference.toLowerCase()}`));
  expect(new Set(column(own, 'reference'))).toEqual(new Set([reference]));
});

test('plans have a row for each transfer, which sum to what is open', async () => {
  const [{ plans } = { plans: [] }] = await lists.whole<PlanPage>(path('plans'));
  const rows = await lists.plain(path('plans.csv'));
  const [plan] = plans;
  const { transfers, on } = await get<PlanEntry>(`plans/${plan?.id ?? ''}`);
  expect(
    rows.map(({ transfer, amount, reference, state, as_of }) => [
      transfer,
      amount,
      reference,
      state,
      as_of,
    ]),
  ).toEqual(
    transfers.map(({ id, amount, reference, status }) => [
      id,
      kroner(amount),
      reference,
      status,
      on,
    ]),
  );
  expect(transfers.length).toBeGreaterThan(2);
  expect(sumOf(rows, 'amount')).toBe(plan?.openAmount);
  expect(await summed('plans', 'Amount')).toBeCloseTo((plan?.openAmount ?? 0) / 100, 5);
});

test('disputes have how they ended', async () => {
  const disputes = (await lists.whole<DisputeList>(path('disputes'))).flatMap(
    (page) => page.disputes,
  );
  const rows = await lists.plain(path('disputes.csv'));
  expect(rows.length).toBe(OBJECTIONS + PLAYED_OBJECTIONS);
  expect(
    rows.map(({ dispute, state, why, ended_event }) => [dispute, state, why, ended_event]),
  ).toEqual(
    disputes.map(({ id, state, text, endedEvent }) => [
      id,
      state,
      harmless(text),
      String(endedEvent ?? ''),
    ]),
  );
  for (const { dispute = '', decision, ended_by, state } of rows.slice(-3)) {
    const { steps } = await get<DisputeFileView>(`disputes/${dispute}`);
    const end = state === 'open' ? undefined : steps.at(-1);
    const by = end === undefined ? [] : [end.by, ...end.together];
    expect([state, decision, ended_by]).toEqual([
      state,
      harmless(end?.text ?? ''),
      harmless(by.map((one) => lists.nameOf(one)).join(', ')),
    ]);
  }
  expect([rows[0]?.['state'], rows[0]?.['decision'], rows[0]?.['ended_by']]).toEqual([
    'open',
    '',
    '',
  ]);
});

test('the log is in the language of the reader', async () => {
  const entries = (await lists.whole<AuditPage>(path('audit?limit=200'))).flatMap(
    (page) => page.entries,
  );
  expect(entries.length).toBeGreaterThan(150);
  const rows = await lists.plain(path('audit.csv?language=en'));
  expect(
    rows.map(({ event, kind, text, recorded_by_id }) => [event, kind, text, recorded_by_id]),
  ).toEqual(
    entries.map(({ event, kind, sentence, actor }) => [
      String(event),
      kind,
      harmless(sentence),
      actor,
    ]),
  );
  const desc = await lists.plain(path('audit.csv?order=desc&language=en'));
  expect(desc).toEqual([...rows].reverse());
  const danish = await lists.plain(path('audit.csv?kind=club-opened&language=da'));
  expect(danish.length).toBe(1);
  expect(danish[0]?.['text']).not.toBe(rows[0]?.['text']);
  const corrected = await lists.plain(
    path(`audit.csv?session=${last.session.id}&hand=1&kind=correction-recorded`),
  );
  expect(column(corrected, 'why')).toEqual(['Set igen']);
});

test('evenings are those of the API, the latest first', async () => {
  const sessions = (await lists.whole<SessionList>(path('sessions?limit=9'))).flatMap(
    (page) => page.sessions,
  );
  const rows = await lists.plain(path('sessions.csv'));
  expect(
    rows.map(({ session, book, state, hands, rate }) => [session, book, state, hands, rate]),
  ).toEqual(
    sessions.map(({ id, book, status, countedHands, rate }) => [
      id,
      book,
      status,
      String(countedHands),
      kroner(rate),
    ]),
  );
  expect(rows.length).toBe(EVENINGS + 2);
  const first = rows.find(({ session }) => session === lists.played.closed);
  for (const name of NAMES) expect(first?.['players']).toContain(name);
  const { head, rows: cells } = await lists.opened(path('sessions.xlsx?language=en'));
  // The rate of a point has no sum.
  expect(cells.length).toBe(sessions.length);
  expect([cells[0]?.[head.indexOf('Money per point')], cells[0]?.[0]]).toEqual([
    0.1,
    new Date(book.today),
  ]);
});

test('the hands of the club are those of all its evenings, the oldest first', async () => {
  const rows = await lists.plain(path('hands.csv'));
  const sessions = (await lists.whole<SessionList>(path('sessions'))).flatMap(
    (page) => page.sessions,
  );
  const expected: Record<string, string>[] = [];
  for (const { id } of [...sessions].reverse()) {
    const { hands } = await get<HandList>(`sessions/${id}/hands`);
    const own = await lists.plain(path(`sessions/${id}/hands.csv`));
    expect(column(own, 'hand')).toEqual(hands.map(({ number }) => String(number)));
    expected.push(...own);
  }
  expect(rows).toEqual(expected);
  expect(new Set(column(rows, 'session')).size).toBe(EVENINGS + 2);
});

test('meldinger are those of the API, as they count now or in every revision', async () => {
  const at = `sessions/${last.session.id}/meldinger`;
  for (const query of ['', '?revisions=all']) {
    const { meldinger } = await get<MeldingList>(`${at}${query}`);
    const rows = await lists.plain(path(`${at}.csv${query}`));
    expect(
      rows.map(({ hand, revision, is_current, kind, count, with_pagat, missing }) => [
        hand,
        revision,
        is_current,
        kind,
        count,
        with_pagat,
        missing,
      ]),
    ).toEqual(
      meldinger.map(({ hand, revision, counts, kind, count, withPagat, missing }) =>
        [hand, revision, counts, kind, count ?? '', withPagat ?? '', missing ?? ''].map(String),
      ),
    );
    expect(rows.length).toBe(query === '' ? 1 : 3);
  }
  const own = await lists.plain(path(`${at}.csv`));
  const all = await lists.plain(path('meldinger.csv'));
  expect(all.filter(({ session }) => session === last.session.id)).toEqual(own);
});

test('records are those of the API', async () => {
  const { records } = await get<RecordsView>('records');
  const rows = await lists.plain(path('records.csv'));
  expect(rows.map(({ record, count, session, day }) => [record, count, session, day])).toEqual(
    records.map(({ record, value, session, day }) => [record, String(value), session, day]),
  );
  expect(rows.length).toBeGreaterThan(1);
});

test('a period narrows a statement, evenings, hands and meldinger by the days where the club is', async () => {
  const statement = `members/${book.id('a')}/statement`;
  const pages = await lists.whole<LedgerPage>(path(`${statement}?limit=500`));
  const lines = pages.flatMap((page) => page.lines.map(({ event, line }) => `${event}.${line}`));
  for (const what of [statement, 'sessions', 'hands', 'meldinger']) {
    const csv = path(`${what}.csv`);
    const all = await lists.plain(csv);
    expect(await lists.plain(`${csv}?from=${book.today}&to=${book.today}`)).toEqual(all);
    expect(await lists.plain(`${csv}?to=${shifted(-1)}`)).toEqual([]);
    expect(await lists.plain(`${csv}?from=${shifted(1)}`)).toEqual([]);
    const { disposition } = await fetchFile(served.base, `${csv}?from=2020-01-01&to=2020-12-31`);
    expect(disposition).toContain('filename="2020-01-01 2020-12-31 ');
    expectProblem(await readAnswer(await lists.fetch(`${csv}?from=2026-02-30`)), 'day-refused');
  }
  const desc = await lists.plain(path(`${statement}.csv?order=desc&from=${book.today}`));
  expect(desc.map(({ event, line }) => `${event}.${line}`).reverse()).toEqual(lines);
});

function shifted(days: number): string {
  const day = new Date(`${book.today}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

describe('a member', () => {
  const rows = async (what: string) => lists.plain(path(what), await tokenOf('d'));

  test.each(['dues.csv', 'payments.csv'])('has their own rows of %s', async (what) => {
    const own = await rows(what);
    const everybodys = await lists.plain(path(what));
    expect(own).toEqual(everybodys.filter((row) => row['player_id'] === book.id('d')));
    expect([own.length > 0, everybodys.length > own.length]).toEqual([true, true]);
  });

  test('has the transfers that they make or get', async () => {
    const transfers = await rows('plans.csv');
    expect(transfers.length).toBe(1);
    expect([transfers[0]?.['from_id'], transfers[0]?.['to_id']]).toContain(book.id('d'));
  });

  test('has the disputes that they raised, and those in which they were asked', async () => {
    const own = await rows('disputes.csv');
    const everybodys = await lists.plain(path('disputes.csv'));
    const isTheirs = (row: (typeof own)[number]) => row['raised_by_id'] === book.id('d');
    expect(own.filter(isTheirs)).toEqual(everybodys.filter(isTheirs));
    expect(own.filter(isTheirs).length).toBe(OBJECTIONS);
    expect(own.length).toBe(OBJECTIONS + PLAYED_OBJECTIONS);
  });

  test.each(['dues', 'payments', 'disputes', 'fines', 'vouchers'])(
    'is refused %s of somebody else',
    async (what) => {
      const asked = path(`${what}.xlsx?member=${book.id('b')}`);
      const answer = await lists.fetch(asked, await tokenOf('d'));
      expectProblem(await readAnswer(answer), 'not-allowed');
    },
  );

  test('is refused the statement of somebody else, and the log', async () => {
    for (const what of [`members/${book.id('b')}/statement.csv`, 'audit.csv']) {
      const answer = await lists.fetch(path(what), await tokenOf('d'));
      expectProblem(await readAnswer(answer), 'not-allowed');
    }
  });
});

describe('rows written while a table is read', () => {
  const asked = (table: TableId) => ({
    ...({ clubId: book.club, format: 'csv', language: 'en', dialect: 'plain', table } as const),
    of: { sessionId: last.session.id, memberId: book.id('a') },
    query: {
      ...{ from: null, to: null, member: null, state: null, session: null },
      order: table === 'vouchers' ? null : 'asc',
      ...{ year: null, account: null, kind: null, reference: null, everyRevision: false },
    },
  });
  /** The content of a file, when something happens before its second statement is sent. */
  const read = async (file: TableRequest | JournalRequest, then: () => Promise<void>) => {
    let reads = 0;
    const files = new TableFilesHere(served.pool, async (job) => {
      reads += 1;
      if (reads === 2) await then();
      return job();
    });
    const { stream } = await files.write(file);
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(Buffer.from(part as Uint8Array));
    expect(reads).toBeGreaterThan(1);
    return Buffer.concat(parts);
  };
  const nothing = () => Promise.resolve();

  test.each([
    'ledger',
    'session-ledger',
    'statement',
    'journal',
    'club-hands',
    'club-meldinger',
  ] as const)('is not in the file of %s', async (table) => {
    const before = await read(asked(table), nothing);
    const during = await read(asked(table), meanwhile);
    // The present correction of a line is in its row.
    const rows = (file: Buffer) => csvRecords(file).map(({ correction: _, ...row }) => row);
    expect(rows(during)).toEqual(rows(before));
    expect((await read(asked(table), nothing)).equals(before)).toBe(false);
  });

  test.each(['sessions', 'payments', 'disputes', 'dues', 'vouchers', 'audit', 'fines'] as const)(
    'is no row of %s, and pushes none out of it',
    async (table) => {
      const before = csvRows(await read(asked(table), nothing));
      const during = csvRows(await read(asked(table), meanwhile));
      expect(during.length).toBe(before.length);
      expect(csvRows(await read(asked(table), nothing)).length).toBeGreaterThan(before.length);
    },
  );

  test('is not in the journal of hledger', async () => {
    const journal = {
      ...({ clubId: book.club, format: 'hledger', language: 'en' } as const),
      query: { from: null, to: null },
    };
    const transactions = (file: Buffer) => file.toString().match(/^\d{4}-.*$/gm);
    const before = await read(journal, nothing);
    const during = await read(journal, meanwhile);
    expect(transactions(during)).toEqual(transactions(before));
    expect(transactions(await read(journal, nothing))).not.toEqual(transactions(before));
  });
});

/** A new evening with a hand, a fine and an objection, a hand corrected, dues and a payment. */
async function meanwhile(): Promise<void> {
  const opened = await openSession(served.base, { club: book.club, members }, { players: 4 });
  const [player = ''] = opened.session.active;
  const declared = { player, kind: 'trumps', count: 11, withPagat: true };
  const record = { ...plainHand(opened.session), meldinger: [declared] };
  await make(served.base, `${opened.path}/hands`, record, { version: 1 });
  const fine = { player, code: 'lead-out-of-turn', stage: 'play' };
  await make(served.base, `${opened.path}/fines`, fine, { version: 2 });
  const { version } = await get<{ version: number }>(`sessions/${last.session.id}`);
  const correction = {
    mode: 'replay',
    reason: 'Igen',
    corrections: [{ hand: 1, record: corrected() }],
  };
  await make(served.base, `${last.path}/corrections`, correction, { version });
  const lines = [{ member: book.id('a'), class: 'active', amount: 100 }];
  await book.write('dues', { name: 'Ny', dueDay: book.today, income: book.account('dues'), lines });
  const as = await tokenOf('d');
  const objection = { hand: 1, text: 'Nej' };
  await post(`sessions/${opened.session.id}/disputes`, objection, { as });
  await post('payments', { amount: 100, day: book.today, text: '' }, { as });
}

let corrections = 0;
/** The first hand, each time another than it was. */
function corrected() {
  const record = plainHand(last.session);
  corrections += 1;
  return corrections % 2 === 1 ? { ...record, events: [] } : record;
}

test('names that look like something else come through both formats', async () => {
  const file = await fetchFile(served.base, path('dues.csv?language=da'));
  const csv = csvRows(file.bytes, ';');
  expect(new Set(csv.slice(1).map((row) => row[3]))).toEqual(
    new Set([harmless(NAMES[0] ?? ''), NAMES[1], NAMES[3]]),
  );
  expect(csv.map((row) => row[5])).toContain(`${(10001 + CHARGES) / 100}`.replace('.', ','));
  const { rows } = await lists.opened(path('dues.xlsx'));
  expect(new Set(rows.slice(0, -1).map((row) => row[3]))).toEqual(
    new Set([NAMES[0], NAMES[1], NAMES[3]]),
  );
  expectStatus(await call(served.base, 'GET', path('dues')), 200);
});

test('a step past midnight in the club’s time zone is of the next day, whatever follows', async () => {
  const [eve, day] = [shifted(1), shifted(2)];
  // By the clock of the world it is still the day before.
  const setBack = setClock(new Date(`${eve}T23:30:00Z`));
  let session: string;
  try {
    const opened = await openSession(served.base, { club: book.club, members });
    await make(served.base, `${opened.path}/hands`, plainHand(opened.session), { version: 1 });
    session = opened.session.id;
  } finally {
    setBack();
  }
  await meanwhile();
  const sessionsOf = async (what: string) => column(await lists.plain(path(what)), 'session');
  for (const what of ['ledger', `members/${book.id('a')}/statement`, 'sessions', 'hands']) {
    const [all, from, to] = [
      await sessionsOf(`${what}.csv`),
      await sessionsOf(`${what}.csv?from=${day}`),
      await sessionsOf(`${what}.csv?to=${eve}`),
    ];
    expect([what, new Set(from)]).toEqual([what, new Set([session])]);
    expect([what, to.includes(session), to.length > 0]).toEqual([what, false, true]);
    expect([what, from.length + to.length]).toEqual([what, all.length]);
  }
});
