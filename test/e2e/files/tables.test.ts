import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type {
  RegisteredFineView,
  FineRegisterPage,
} from '../../../src/audit/fine-register/view.js';
import type { OpenItemsList } from '../../../src/cash-book/open-items/open-items.view.js';
import type { ArrearsList } from '../../../src/cash-book/dues/dues.view.js';
import type { MembersMoney } from '../../../src/cash-book/money/money.view.js';
import type { VoucherPage } from '../../../src/cash-book/vouchers/voucher.view.js';
import type { LedgerLine, LedgerPage } from '../../../src/reports/ledger-report.js';
import type { StandingsView } from '../../../src/seasons/standings/standings.view.js';
import type { WhoPaidWhomView } from '../../../src/seasons/statistics/views/payments.view.js';
import type { StatisticsView } from '../../../src/seasons/statistics/views/statistics.view.js';
import type { HandList } from '../../../src/sessions/hands/hand.view.js';
import type { SessionView } from '../../../src/sessions/table/session.view.js';
import { PARTS } from '../../../src/standings/figures/parts.js';
import { TABLES, TABLE_IDS } from '../../../src/tables/tables.js';
import { tableWords } from '../../../src/words/tables.js';
import {
  call,
  expectProblem,
  expectStatus,
  openClub,
  openSession,
  plainHand,
  read,
  readAnswer,
  serveTestApp,
  type OpenedClub,
  type ServedApp,
} from '../../support/api/api.js';
import { CashBook } from '../../support/money/cash-book.js';
import type { PlayedClub } from '../../support/api/played-club.js';
import { harmless, NAMES, TableClub, told } from '../../support/evening/table-club.js';
import { csvRecords, csvRows, fetchFile } from '../../support/files/tables.js';
import { asOwner, memberAt } from '../../support/access/access.js';

/** Lists as files, read by other programs and held against the API. */

let served: ServedApp;
let lists: TableClub;
let club: PlayedClub;
let book: CashBook;

/** More than two pages of any table. */
const VOUCHERS = 310;

beforeAll(async () => {
  served = await serveTestApp({ beside: true });
  lists = await TableClub.open(served);
  ({ played: club, book } = lists);
  const [purse, income] = [book.account('drawer'), book.account('dues')];
  const lines = [{ member: book.id('b'), class: 'active', amount: 50050 }];
  await book.write('dues', { name: '@Kontingent', dueDay: '2020-01-31', income, lines });
  await Promise.all(
    Array.from({ length: VOUCHERS }, (_, at) => at + 1).map((amount) =>
      book.write('money-received', { member: book.id('a'), purse, amount, text: `+${amount}` }),
    ),
  );
});
afterAll(() => served.close());

const path = (what: string) => lists.path(what);
const evening = (what: string) => path(`sessions/${club.closed}/${what}`);
const plain = (what: string) => lists.plain(what);
const opened = (what: string) => lists.opened(what);
const nameOf = (id: string) => lists.nameOf(id);

function expectLines(rows: readonly Record<string, string>[], lines: readonly LedgerLine[]): void {
  expect(rows.length).toBe(lines.length);
  for (const [at, line] of lines.entries()) {
    const [amount, unit] = told(line);
    expect(rows[at]).toMatchObject({
      event: String(line.event),
      line: String(line.line),
      kind: line.kind,
      amount,
      unit,
      reason: line.reason,
      source: line.source,
      hand: line.hand === null ? '' : String(line.hand),
      correction: line.correction === null ? '' : String(line.correction),
      why: line.why ?? '',
      from_id: line.from,
      to_id: line.to,
    });
    const name = nameOf(line.from);
    if (name !== null) expect(rows[at]?.['from']).toBe(harmless(name));
  }
}

test('the ledger of an evening and of the club is the one that the API has', async () => {
  const pages = await lists.whole<LedgerPage>(evening('ledger'));
  const lines = pages.flatMap((page) => page.lines);
  expectLines(await plain(evening('ledger.csv')), lines);
  const all = await plain(path('ledger.csv'));
  expect(all.filter(({ session }) => session === club.closed).map(withoutNames)).toEqual(
    (await plain(evening('ledger.csv'))).map(withoutNames),
  );
  expect(all.filter(({ kind }) => kind === 'money-received').length).toBe(VOUCHERS);
});

function withoutNames({
  from: _,
  to: __,
  from_id: ___,
  to_id: ____,
  ...row
}: Record<string, string>) {
  return row;
}

test('a statement is the one that the API has, in either order, and its changes are the balance', async () => {
  const member = book.id('a');
  const statement = path(`members/${member}/statement`);
  const lines = (await lists.whole<LedgerPage>(statement)).flatMap((page) => page.lines);
  expect(lines.length).toBeGreaterThan(VOUCHERS);
  const rows = await plain(`${statement}.csv`);
  expectLines(rows, lines);
  expectLines(await plain(`${statement}.csv?order=desc`), [...lines].reverse());
  const { money } = await read<{ money: number }>(served.base, path(`members/${member}/balance`));
  const ofMoney = rows.filter(({ unit }) => unit === 'DKK');
  const change = ofMoney.reduce((sum, row) => sum + Number(row['change']), 0);
  expect(Math.round(change * 100)).toBe(money);
});

test('vouchers are those of the API, line by line and beyond a page of it', async () => {
  const vouchers = (await lists.whole<VoucherPage>(path('vouchers'))).flatMap(
    (page) => page.vouchers,
  );
  const lines = vouchers.flatMap((voucher) => voucher.lines.map((line) => ({ voucher, line })));
  const rows = await plain(path('vouchers.csv'));
  expect(
    rows.map((row) => [row['voucher'], row['day'], row['text'], row['amount'], row['kind']]),
  ).toEqual(
    lines.map(({ voucher, line }) => [
      voucher.label,
      voucher.day,
      harmless(voucher.text),
      (line.amount / 100).toFixed(2),
      voucher.kind,
    ]),
  );
  const [first] = await plain(path('vouchers.csv?kind=dues-charged'));
  expect([first?.['from'], first?.['way'], first?.['to']]).toEqual([
    NAMES[1],
    'Geschuldet',
    'Mitgliedsbeiträge',
  ]);
  // A payment is from the member to the purse, which is debited.
  for (const row of rows.filter(({ kind }) => kind === 'money-received')) {
    expect([row['from'], row['to'], row['way']]).toEqual([row['credit'], row['debit'], 'Bezahlt']);
  }
});

test('fines are those of the register', async () => {
  const { fines } = await read<FineRegisterPage>(served.base, path('fines'));
  const rows = await plain(path('fines.csv'));
  const said = ({ id, state, amount, source, correction, pots }: RegisteredFineView) => [
    id,
    state,
    String(amount),
    source,
    correction?.reason ?? '',
    pots.find(({ pot }) => pot === 'king-pot')?.now ?? '',
  ];
  expect(
    rows.map((row) => [
      row['fine'],
      row['state'],
      row['amount_each'],
      row['source'],
      row['why'],
      row['king_pot'],
    ]),
  ).toEqual(fines.map(said));
  expect(fines.length).toBe(3);
  const overturned = await plain(path('fines.csv?state=overturned'));
  expect(overturned.map(({ state }) => state)).toEqual(['overturned', 'overturned']);
});

test('hands have what each player won, in any seat', async () => {
  const { hands } = await read<HandList>(served.base, evening('hands'));
  const rows = await plain(evening('hands.csv'));
  expect(rows.length).toBe(hands.length);
  for (const [at, { number, kind, payments }] of hands.entries()) {
    const row = rows[at] ?? {};
    expect([row['hand'], row['kind'], row['source']]).toEqual([String(number), kind, 'brix-1996']);
    const won = new Map(
      [1, 2, 3, 4, 5].map((seat) => [row[`player_${seat}`] ?? '', Number(row[`points_${seat}`])]),
    );
    for (const member of club.members) {
      const name = harmless(nameOf(member) ?? '');
      const points = payments.reduce(
        (sum, one) =>
          sum + (one.to === member ? one.points : 0) - (one.from === member ? one.points : 0),
        0,
      );
      expect([number, name, won.get(name) ?? 0]).toEqual([number, name, points]);
    }
  }
  expect(rows[0]?.['player_4']).toBe('');
  expect(rows.at(-1)?.['player_4']).toBe(NAMES[3]);
});

test('balances, opened by another reader, sum to what the API has', async () => {
  const { members } = await read<MembersMoney>(served.base, path('money/members'));
  const { head, rows } = await opened(path('money/members.xlsx?language=da'));
  expect(head.slice(0, 5)).toEqual(['Navn', 'Saldo', 'Skylder klubben', 'Har til gode', 'Enhed']);
  expect(rows.slice(0, -1).map(([name, balance]) => [name, balance])).toEqual(
    members.map(({ name, amount }) => [name, amount / 100]),
  );
  const sum = members.reduce((total, { amount }) => total + amount, 0) / 100;
  expect(rows.at(-1)?.slice(0, 2)).toEqual(['Sum DKK', sum]);
  const owed = rows.slice(0, -1).reduce((total, row) => total + Number(row[2]), 0);
  expect(rows.at(-1)?.[2]).toBeCloseTo(owed, 5);
  const before = await opened(path('money/members.xlsx?on=2020-01-01&language=da'));
  expect(before.rows.at(-1)?.slice(0, 2)).toEqual(['Sum DKK', 0]);
});

test('arrears are those of the API', async () => {
  const { members, total } = await read<ArrearsList>(served.base, path('arrears'));
  const { rows } = await opened(path('arrears.xlsx'));
  expect(rows.map((row) => row[5])).toEqual([
    ...members.flatMap(({ items }) => items.map(({ open }) => -open / 100)),
    total / 100,
  ]);
});

test('open items are those of the API, each under its own origin, and sum to the balances', async () => {
  const { members } = await read<OpenItemsList>(served.base, path('open-items'));
  const rows = await plain(path('open-items.csv'));
  expect(rows.map((row) => [row['player_id'], Number(row['event']), Number(row['open'])])).toEqual(
    members.flatMap(({ member, items }) =>
      items.map(({ event, open }) => [member, event, open / 100]),
    ),
  );
  expect(rows.map(({ what }) => what)).toContain(harmless('@Kontingent'));
  const balances = await read<MembersMoney>(served.base, path('money/members'));
  for (const { member, amount } of balances.members) {
    const theirs = rows.filter((row) => row['player_id'] === member);
    expect(theirs.reduce((sum, row) => sum + Math.round(Number(row['open']) * 100), 0)).toBe(
      amount,
    );
  }
});

test('the journal for bookkeeping adds up to the balances, debited less credited', async () => {
  const rows = await plain(path('journal.csv'));
  const accounts = new Map<string, number>();
  for (const row of rows) {
    const [debit = '', credit = ''] = [row['account_name'], row['contra_account_name']];
    accounts.set(debit, (accounts.get(debit) ?? 0) + Number(row['amount']) * 100);
    accounts.set(credit, (accounts.get(credit) ?? 0) - Number(row['amount']) * 100);
  }
  const { members } = await read<MembersMoney>(served.base, path('money/members'));
  for (const { name, amount } of members) {
    expect([name, Math.round(accounts.get(harmless(name)) ?? 0)]).toEqual([name, 0 - amount]);
  }
  expect(Math.round(accounts.get('Barkasse') ?? 0)).toBe((VOUCHERS * (VOUCHERS + 1)) / 2);
  const file = await fetchFile(served.base, path('journal.csv?language=da'));
  expect(csvRows(file.bytes, ';')[0]?.slice(0, 6)).toEqual([
    'Dato',
    'Bilag',
    'Tekst',
    'Konto',
    'Modkonto',
    'Beløb',
  ]);
  expect(await plain(path('journal.csv?to=2020-01-01'))).toEqual([]);
  expect((await plain(path(`journal.csv?from=${book.today}`))).length).toBe(rows.length);
});

test('a table is given for Accept, in the language of the reader, under a name that sorts', async () => {
  const asked = { accept: 'text/csv', 'accept-language': 'sv-SE,sv;q=0.9' };
  const file = await fetchFile(served.base, evening('hands'), asked);
  const [head] = csvRows(file.bytes, ';');
  expect(head?.slice(0, 3)).toEqual(['Giv', 'Slag', 'Givare']);
  const { openedAt } = await read<SessionView>(served.base, path(`sessions/${club.closed}`));
  const day = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Copenhagen' }).format(
    new Date(openedAt),
  );
  const name = encodeURIComponent(`${day} Ærø Tarok 🂡 givar.csv`);
  expect(file.disposition).toContain(`filename*=UTF-8''${name}`);
  // The club speaks German.
  const usual = await fetchFile(served.base, evening('hands.csv'));
  expect(csvRows(usual.bytes, ';')[0]?.[2]).toBe(tableWords('de').columns.dealer);
  const english = await fetchFile(served.base, evening('hands.csv?language=en'), asked);
  expect(csvRows(english.bytes, ',')[0]?.[2]).toBe('Dealer');
  const period = await fetchFile(served.base, path('ledger.csv?from=2020-01-01&to=2020-12-31'));
  expect(period.disposition).toContain('filename="2020-01-01 2020-12-31 ');
  const json = await fetchFile(served.base, evening('hands'), { accept: 'application/json' });
  expect(json.type).toBe('application/json; charset=utf-8');
});

test('the same table is the same bytes', async () => {
  for (const ending of ['csv', 'xlsx'] as const) {
    const [one, other] = [
      await fetchFile(served.base, path(`ledger.${ending}`)),
      await fetchFile(served.base, path(`ledger.${ending}`)),
    ];
    expect(one.bytes.equals(other.bytes)).toBe(true);
  }
});

test('unknown subjects and wrong requests are refused before a file begins', async () => {
  const refused = async (what: string) =>
    expectProblem(await readAnswer(await fetchRaw(path(what))), codes[what] ?? 'internal');
  const nobody = randomUUID();
  const codes: Record<string, Parameters<typeof expectProblem>[1]> = {
    'vouchers.pdf': 'not-found',
    [`seasons/${nobody}/standings.csv`]: 'season-not-found',
    'statistics.xlsx?from=2026-02-30': 'validation-failed',
    'who-paid-whom.csv?head=999999': 'validation-failed',
    [`sessions/${nobody}/hands.csv`]: 'session-not-found',
    [`sessions/${nobody}/ledger.xlsx`]: 'session-not-found',
    [`members/${nobody}/statement.csv`]: 'member-not-found',
    [`fines.csv?member=${nobody}`]: 'member-not-found',
    'fines.csv?limit=10': 'validation-failed',
    'ledger.csv?from=2026-13-01': 'day-refused',
    'ledger.csv?from=yesterday': 'validation-failed',
    'journal.csv?dialect=excel': 'validation-failed',
  };
  for (const what of Object.keys(codes)) await refused(what);
});

const fetchRaw = (what: string, as?: string) => lists.fetch(what, as);

describe('a member', () => {
  test('has their own rows and nobody else’s', async () => {
    const [anna = '', , , dorte = ''] = club.members;
    const as = await memberAt(served.base, club.club, dorte, 'member');
    const own = await fetchRaw(path('vouchers.csv?dialect=plain'), as);
    const rows = csvRecords(Buffer.from(await own.arrayBuffer()));
    expect(rows.length).toBeGreaterThan(0);
    for (const { kind } of rows) expect(kind).not.toBe('money-received');
    const fines = await fetchRaw(path('fines.csv?dialect=plain'), as);
    expect(csvRecords(Buffer.from(await fines.arrayBuffer()))).toEqual([]);
    for (const what of [
      `members/${anna}/statement.csv`,
      `fines.csv?member=${anna}`,
      'ledger.csv',
      'journal.xlsx',
      'ledger.hledger',
    ]) {
      expectProblem(await readAnswer(await fetchRaw(path(what), as)), 'not-allowed');
    }
    expect((await fetchRaw(path(`members/${dorte}/statement.csv`), as)).status).toBe(200);
  });
});

/** A season of this year. @returns its id */
async function openSeason(of: string, by: 'points' | 'money' = 'points'): Promise<string> {
  const year = new Date().getFullYear();
  const days = { firstDay: `${year}-01-01`, lastDay: `${year}-12-31` };
  const body = { name: 'Pokalen', ...days, rule: { by } };
  const opened = await call(served.base, 'POST', `/v1/clubs/${of}/seasons`, { body });
  expectStatus(opened, 201);
  return String((opened.body as { readonly id: unknown }).id);
}

describe('the results of the evenings', () => {
  let season: string;
  const standings = (ending = '') => path(`seasons/${season}/standings${ending}`);
  beforeAll(async () => {
    season = await openSeason(club.club, 'money');
    const body = { shown: false };
    expectStatus(await call(served.base, 'POST', path('statistics-shown'), { body }), 200);
  });

  test('the standings are those of the API, also as of an earlier head', async () => {
    const view = await read<StandingsView>(served.base, standings());
    const { bytes, disposition } = await fetchFile(served.base, standings('.csv?dialect=plain'));
    const rows = csvRecords(bytes);
    expect(disposition).toContain(`${view.season.firstDay}%20${view.season.lastDay}`);
    expect(rows.map((row) => [row['player_id'], row['rank'], row['money'], row['played']])).toEqual(
      view.rows.map(({ member, rank, money, played }) => {
        return [member, String(rank ?? ''), ((money ?? 0) / 100).toFixed(2), String(played)];
      }),
    );
    expect(rows.length).toBeGreaterThan(2);
    const before = await fetchFile(served.base, standings(`.csv?head=${view.head}&dialect=plain`));
    expect(before.bytes.equals(bytes)).toBe(true);
  });

  test('payments between members sum to the payments of each', async () => {
    const view = await read<WhoPaidWhomView>(served.base, path('who-paid-whom'));
    const rows = await plain(path('who-paid-whom.csv'));
    for (const { member, paid } of view.sums) {
      const own = rows.filter((row) => row['from_id'] === member);
      expect(own.reduce((sum, row) => sum + Number(row['amount']), 0)).toBe(paid);
    }
    for (const row of rows) {
      const parts = [...PARTS, 'other'].reduce((sum, part) => sum + Number(row[part]), 0);
      expect(parts).toBe(Number(row['amount']));
    }
  });

  test('statistics have a row for each number', async () => {
    const view = await read<StatisticsView>(served.base, path('statistics'));
    const rows = await plain(path('statistics.csv?language=da'));
    for (const { figure, count, of } of view.feats) {
      const row = rows.find((one) => one['figure'] === figure);
      expect([row?.['count'], row?.['of']]).toEqual([String(count), String(of)]);
    }
    for (const { member, points } of view.members) {
      const own = rows.filter((row) => row['player_id'] === member);
      expect(own.find((row) => row['figure'] === 'points')?.['amount']).toBe(String(points));
    }
  });

  test('a member sees the money and the fines of nobody else', async () => {
    const [, , , dorte = ''] = club.members;
    const as = await memberAt(served.base, club.club, dorte, 'member');
    const seen = async (what: string) => {
      const answer = await fetchRaw(what, as);
      expect(answer.status).toBe(200);
      return csvRecords(Buffer.from(await answer.arrayBuffer()));
    };
    for (const row of await seen(standings('.csv?dialect=plain'))) {
      const isOwn = row['player_id'] === dorte;
      expect([row['money'] === '', row['total'] === '']).toEqual([!isOwn, !isOwn]);
    }
    const numbers = await seen(path('statistics.csv?dialect=plain'));
    const money = numbers.filter(({ figure }) => figure === 'money');
    for (const row of money) expect(row['player_id']).toBe(dorte);
    for (const row of await seen(path('who-paid-whom.csv?dialect=plain'))) {
      if (row['from_id'] !== dorte) expect(row['fines']).toBe('0');
    }
  });
});

test('nothing of one club is in the files of another', async () => {
  const other: OpenedClub = await openClub(served.base, 3);
  const { path: session, session: table } = await openSession(served.base, other);
  const body = plainHand(table);
  expectStatus(await call(served.base, 'POST', `${session}/hands`, { body, version: 1 }), 201);
  const theirs = await CashBook.of(served, other.club, other.members);
  await theirs.write('money-received', {
    member: theirs.id('a'),
    purse: theirs.account('drawer'),
    amount: 777,
  });
  const { rows: ids } = await served.pool.query<{ id: string }>(
    `SELECT id::text FROM member WHERE club_id = $1
      UNION ALL SELECT id::text FROM session WHERE club_id = $1
      UNION ALL SELECT id::text FROM cash_account WHERE club_id = $1`,
    [club.club],
  );
  const [member = ''] = other.members;
  const season = await openSeason(other.club);
  const there = (at: string) =>
    `/v1/clubs/${other.club}/${at.replace(':memberId', member).replace(':sessionId', table.id).replace(':seasonId', season).replace(':ownerId', member)}`;
  const files = [...TABLE_IDS.map((id) => there(`${TABLES[id].at}.csv`)), there('ledger.hledger')];
  const telling: string[] = [];
  for (const file of files) {
    const { status, bytes } = await fetchFile(served.base, file);
    expect([file, status]).toEqual([file, 200]);
    const text = bytes.toString();
    if ([...ids.map(({ id }) => id), ...NAMES].some((secret) => text.includes(secret)))
      telling.push(file);
  }
  expect(telling).toEqual([]);
});

test('a client that goes away in the middle leaves its place to the next', async () => {
  for (let n = 0; n < 6; n++) {
    const asked = get(served.base + path('ledger.xlsx'), { headers: asOwner(served.base) });
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(200);
    asked.destroy();
  }
  expect((await fetchFile(served.base, path('ledger.csv'))).status).toBe(200);
});
