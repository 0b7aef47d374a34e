import type { VoucherPage } from '../../../src/cash-book/vouchers/voucher.view.js';
import type { YearAccounts } from '../../../src/cash-book/years/year-accounts.view.js';
import { accountsPaper } from '../../../src/papers/accounts/accounts-paper.js';
import { MOST_LINES } from '../../../src/papers/most-lines.js';
import { statementPaper } from '../../../src/papers/statement/statement-paper.js';
import type { HeadText } from '../../../src/ledger/log/head-text.js';
import type { BalanceReport } from '../../../src/reports/balance-report.js';
import type { CorrectionList } from '../../../src/sessions/corrections/correction.view.js';
import type { FineList } from '../../../src/sessions/fines/fine.view.js';
import type { HandList } from '../../../src/sessions/hands/hand.view.js';
import type { SessionView } from '../../../src/sessions/table/session.view.js';
import { fillClub, make, type FullClub } from '../../support/access/access-club.js';
import {
  call,
  expectProblem,
  expectStatus,
  openClub,
  openSession,
  plainHand,
  read,
  serveTestApp,
  type ServedApp,
} from '../../support/api/api.js';
import { playCorrectedEvening } from '../../support/corrections/corrected-evening.js';
import { KoenigrufenEvening } from '../../support/koenigrufen/koenigrufen-evening.js';
import { dreier, piccolo, RUFER } from '../../support/koenigrufen/koenigrufen-hands.js';
import { fileOf } from '../../support/files/paper-file.js';
import { numberIn, paperFrame, tablesOf } from '../../support/files/paper.js';
import { factsOfPdf, linesOfPdf, tablesOfPdf, withPoppler } from '../../support/files/poppler.js';

/** Papers over the API, and what is on them against what the API says. */

let served: ServedApp;
let full: FullClub;

beforeAll(async () => {
  served = await serveTestApp({ beside: true });
  full = await fillClub(served.base);
});
afterAll(() => served.close());

const clubPath = () => `/v1/clubs/${full.club}`;
const sheetPath = () => `${clubPath()}/sessions/${full.ids['sessionId'] ?? ''}/sheet.pdf`;
const paper = (path: string, more: Parameters<typeof fileOf>[2] = {}) =>
  fileOf(served.base, path, more);
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

async function headOf(club: string): Promise<HeadText> {
  const { head } = await read<{ head: HeadText }>(served.base, `/v1/clubs/${club}/verification`);
  return head;
}

test('a paper has a name that sorts, and a tag by which it is known again', async () => {
  const { status, headers, bytes } = await paper(sheetPath());
  expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(headers.get('content-disposition')).toMatch(
    /^inline; filename="\d{4}-\d\d-\d\d Kopperne aften\.pdf"; filename\*=UTF-8''/,
  );
  expect(textOf(bytes.slice(0, 8))).toBe('%PDF-1.7');
  const etag = headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
  const again = await paper(sheetPath(), { etag });
  expect([again.status, again.bytes.length]).toEqual([304, 0]);
});

test('the same head gives the same bytes, whatever is written meanwhile', async () => {
  const { seq } = await headOf(full.club);
  const before = await paper(sheetPath());
  const [anna = ''] = full.members;
  await call(served.base, 'PATCH', `${clubPath()}/members/${anna}`, { body: { name: 'Anette' } });
  const then = await paper(`${sheetPath()}?head=${seq}`);
  expect(Buffer.compare(then.bytes, before.bytes)).toBe(0);
  const now = await paper(sheetPath());
  expect(Buffer.compare(now.bytes, before.bytes)).not.toBe(0);
});

test('a head that has not come yet is refused, and one before the evening knows none', async () => {
  const { seq } = await headOf(full.club);
  const later = await call(served.base, 'GET', `${sheetPath()}?head=${seq + 1}`);
  expectProblem(later, 'validation-failed');
  expect(later.body).toMatchObject({ reason: 'log-is-shorter', params: { last: seq } });
  expectProblem(await call(served.base, 'GET', `${sheetPath()}?head=1`), 'session-not-found');
});

test('a paper speaks as it is asked to, else as who asks, else as the club', async () => {
  const spoken = async (path: string, as?: string) => {
    const { headers } = await paper(path, as === undefined ? {} : { as });
    return headers.get('content-language');
  };
  const { token } = full.member;
  expect(await spoken(sheetPath(), token)).toBe('da');
  await make(served.base, '/v1/me/language', { language: 'sv' }, { as: token });
  expect(await spoken(sheetPath(), token)).toBe('sv');
  expect(await spoken(`${sheetPath()}?language=de`, token)).toBe('de');
});

test('a caller who is only a member gets their own statement and fines only', async () => {
  const { token } = full.member;
  const [own = '', other = ''] = full.members;
  const statement = (member: string) =>
    paper(`${clubPath()}/members/${member}/statement.pdf`, { as: token });
  expect([(await statement(own)).status, (await statement(other)).status]).toEqual([200, 403]);
  const fines = (query: string) => paper(`${clubPath()}/fines.pdf${query}`, { as: token });
  expect([(await fines('')).status, (await fines(`?member=${other}`)).status]).toEqual([200, 403]);
});

test('a list that is too long for a paper is refused whole, and said how to get at it', async () => {
  const { table } = await playCorrectedEvening(served.base);
  const at = `/v1/clubs/${table.club}/fines.pdf`;
  expect((await paper(at)).status).toBe(200);
  const client = await served.pool.connect();
  try {
    // Nothing but how many there are is read of them.
    await client.query("SET session_replication_role = 'replica'");
    await client.query(
      `INSERT INTO fine SELECT (jsonb_populate_record(NULL::fine, to_jsonb(f) || jsonb_build_object(
          'id', gen_random_uuid(), 'position', 100 + n))).*
        FROM (SELECT * FROM fine WHERE club_id = $1 LIMIT 1) f, generate_series(1, $2) n`,
      [table.club, MOST_LINES],
    );
  } finally {
    client.release(true);
  }
  const refused = await call(served.base, 'GET', at);
  expectProblem(refused, 'validation-failed');
  expect(refused.body).toMatchObject({
    reason: 'paper-too-long',
    params: { lines: MOST_LINES + 4, most: MOST_LINES },
    detail: expect.stringMatching(/Choose a shorter period, or fetch it as a table/) as string,
  });
  const later = '?from=2100-01-01T00:00:00.000Z';
  expect((await paper(at + later)).status).toBe(200);
});

test('so are the accounts of a year and a statement', async () => {
  const frame = paperFrame(new Map());
  const year = full.ids['firstDay'] ?? '';
  const accounts = await read<YearAccounts>(served.base, `${clubPath()}/years/${year}/accounts`);
  const { vouchers } = await read<VoucherPage>(served.base, `${clubPath()}/vouchers?year=${year}`);
  const [voucher] = vouchers.filter(({ lines }) => lines.length === 1);
  if (voucher === undefined) throw new Error('no voucher of one line');
  const of = (count: number) => () =>
    accountsPaper(frame, {
      accounts,
      vouchers: Array.from({ length: count }, () => voucher),
      accountName: (id) => id,
      duesName: () => null,
    });
  expect(of(MOST_LINES)).not.toThrow();
  expect(of(MOST_LINES + 1)).toThrow('5001 lines, and the limit is 5000');
  const lines = Array.from({ length: MOST_LINES + 1 }, (_, at) => ({
    event: at + 1,
    day: at === 0 ? '2026-01-01' : '2026-01-02',
    label: `2026-${at + 1}`,
    kind: 'money-received' as const,
    text: '',
    dues: null,
    in: 100,
    out: 0,
    evening: null,
    parties: [],
  }));
  const statement = (from: string | null) => () =>
    statementPaper(frame, 'anna', lines, { from, to: null });
  expect(statement(null)).toThrow('5001 lines, and the limit is 5000');
  const rows = tablesOf(statement('2026-01-02')())[0]?.rows ?? [];
  expect(rows).toHaveLength(MOST_LINES + 2);
  expect(rows.at(-1)?.cells.at(-1)).toBe('+5.001,00');
  // Cash between members names the other one.
  const given = lines.slice(0, 1).map((line) => ({
    ...line,
    kind: 'money-given' as const,
    parties: [{ member: 'bent', account: null, code: null, name: null }],
  }));
  const paid = statementPaper(frame, 'anna', given, { from: null, to: null });
  expect(tablesOf(paid)[0]?.rows[1]?.cells[2]).toBe(
    `${frame.words.kinds['money-given']} · ${frame.nameOf('bent')}`,
  );
  // An objection is said with its line.
  const days = { from: null, to: null };
  const objected = statementPaper(frame, 'anna', given, days, new Map([[1, 'open']]));
  expect(tablesOf(objected)[0]?.rows[1]?.cells[2]).toBe(
    `${frame.words.kinds['money-given']} · ${frame.nameOf('bent')} · ${frame.words.books.statement.objection.open}`,
  );
});

withPoppler('what is on them', () => {
  /** From the table of hands: the sum of each player of the API's standings. */
  const totals = (rows: readonly (readonly string[])[], session: SessionView, title: string) => {
    const total = rows.find((cells) => cells.includes(title)) ?? [];
    const [head = []] = rows;
    const first = head.length - session.standings.length - (head.includes('Kongekop') ? 2 : 1);
    return total.slice(first, first + session.standings.length).map(numberIn);
  };
  const money = (session: SessionView) =>
    session.standings.map(({ points }) => (points * session.rate) / 100);

  test('an evening of Tarok: points, money, fines, corrections and disputes', async () => {
    const { table, fines } = await playCorrectedEvening(served.base);
    const session = await read<SessionView>(served.base, table.path);
    const { bytes } = await paper(`${table.path}/sheet.pdf`);
    const [hands = [], fineRows = [], corrections = [], disputes = []] = tablesOfPdf(bytes);
    expect(totals(hands, session, 'I alt')).toEqual(session.standings.map(({ points }) => points));
    expect(totals(hands, session, 'Penge (DKK)')).toEqual(money(session));
    expect(hands.find((cells) => cells[2] === 'Deling af kopperne')?.slice(-2)).toEqual(['0', '0']);

    const api = await read<HandList>(served.base, `${table.path}/hands`);
    for (const { number, payments, pots } of api.hands) {
      // The third was compensated: its line is what was paid at the table.
      if (number === 3) continue;
      const row = hands.find((cells) => cells[0] === String(number)) ?? [];
      const won = session.standings.map(({ player }) =>
        payments.reduce((sum, { from, to, points }) => {
          return sum + (to === player ? points : 0) - (from === player ? points : 0);
        }, 0),
      );
      expect([number, row.slice(-7, -2).map(numberIn)]).toEqual([number, won]);
      if (number < 3) expect(row.slice(-2).map(numberIn)).toEqual([pots?.king, pots?.pagat]);
    }

    const list = await read<FineList>(served.base, `${table.path}/fines`);
    const states = new Map(list.fines.map(({ id, state }) => [id, state]));
    expect(fineRows.slice(1).map((cells) => cells[6])).toEqual(
      [fines.inHand1, fines.about1, fines.inHand3]
        .map((id) => (states.get(id) === 'overturned' ? 'annulleret' : 'gælder'))
        .concat('gælder'),
    );
    const made = await read<CorrectionList>(served.base, `${table.path}/corrections`);
    expect(corrections.slice(1).map((cells) => cells[4])).toEqual(
      made.corrections.map(({ mode }) =>
        mode === 'replay' ? 'Aftenen regnet om' : 'Forskellen betalt',
      ),
    );
    expect(disputes.slice(1).map((cells) => [cells[1], cells[5]])).toEqual([
      ['Bøde B1 (Bent)', 'Anna, Erik'],
      ['Hånd 4', 'Anna, Dorthea'],
    ]);
    const text = linesOfPdf(bytes).join('\n');
    expect(text).toContain((await headOf(table.club)).short);
    for (const secret of ['Miscounted', 'Counted again']) expect(text).not.toContain(secret);
    expect(factsOfPdf(bytes).get('Tagged')).toBe('yes');
  });

  test('an evening of Königrufen with five: games, figures, fines, corrections, disputes', async () => {
    const evening = await KoenigrufenEvening.open(served, { seats: 'abcde' });
    await evening.hand(RUFER);
    await evening.hand(dreier('b'));
    await evening.hand(piccolo('c'));
    const fine = {
      player: evening.id('b'),
      code: 'other',
      stage: 'after',
      amount: 10,
      to: 'kitty',
    };
    await evening.step('fines', fine);
    const raised = expectStatus(await evening.dispute('', 'a', { hand: 1 }), 201).body as {
      id: string;
    };
    expectStatus(await evening.dispute(`/${raised.id}/uphold`, 'f'), 200);
    const lost = [{ hand: 2, record: evening.record(dreier('b', '30')) }];
    await evening.correct('compensate', lost);
    await evening.step('close', {});
    const session = await evening.session();
    const { bytes } = await paper(`${evening.table.path}/sheet.pdf`);
    const [hands = [], fines = [], corrections = [], disputes = []] = tablesOfPdf(bytes);
    expect(totals(hands, session, 'I alt')).toEqual(session.standings.map(({ points }) => points));
    expect(totals(hands, session, 'Penge (DKK)')).toEqual(money(session));
    const told = hands.filter(([number]) => /^\d/.test(number ?? '')).map((cells) => cells[2]);
    expect(told).toEqual([
      expect.stringMatching(/^Rufer: \w+ med \w+, vundet; kalder ♥ konge$/),
      expect.stringMatching(/^Dreier: \w+, vundet; rettet, R1$/),
      expect.stringMatching(/^Piccolo: \w+, vundet$/),
    ]);
    expect(hands.at(-2)?.at(-1)).toBe('10');
    expect(fines[1]?.slice(4)).toEqual(['10 til klubkassen', '', 'gælder']);
    expect(corrections[1]?.[3]).toMatch(/^Hånd 2 nu: Dreier: \w+, tabt/);
    expect(disputes[1]?.[4]).toMatch(/^Står ved magt, /);
  });

  test('a person who was forgotten since has initials, in the language of the reader', async () => {
    const { base } = served;
    const table = await openSession(base, await openClub(base, 4), { rate: 0 });
    const { path, club, members } = table;
    const [anna = '', bent = ''] = members;
    const here = `/v1/clubs/${club}`;
    await call(base, 'PATCH', `${here}/members/${anna}`, { body: { name: 'Anna Marie Bruun' } });
    await call(base, 'POST', `${path}/hands`, { body: plainHand(table.session), version: 1 });
    await call(base, 'POST', `${path}/close`, { body: {}, version: 2 });
    // From number 10 of the log on.
    for (const name of ['Bent Storm', 'Bent Aa', 'Bent Ås']) {
      await call(base, 'PATCH', `${here}/members/${bent}`, { body: { name } });
    }
    const said = async (query: string) => linesOfPdf((await paper(path + query)).bytes).join('\n');
    const { seq } = await headOf(club);
    expect(await said('/sheet.pdf')).toContain('1. Anna Marie Bruun (Anna), 2. Bent Ås');
    expectStatus(await call(base, 'POST', `${here}/members/${anna}/forget`), 200);
    for (const then of [`head=${seq}`, 'language=da']) {
      const text = await said(`/sheet.pdf?${then}`);
      expect(text).toContain('1. tidligere medlem (A.M.B.)');
      expect(text).toContain('A.M.B. ');
      expect(text).not.toContain('Anna');
      expect(text).not.toContain('(A.M.B.) (A.M.B.)');
    }
    expect(await said('/sheet.pdf?language=sv')).toContain('1. tidigare medlem (A.M.B.)');
  });

  test('a statement ends with the balance, the accounts with their sums', async () => {
    const [anna = ''] = full.members;
    const { money: balance } = await read<BalanceReport>(
      served.base,
      `${clubPath()}/members/${anna}/balance`,
    );
    const statement = await paper(`${clubPath()}/members/${anna}/statement.pdf?language=da`);
    const [rows = []] = tablesOfPdf(statement.bytes);
    expect(numberIn(rows.at(-1)?.at(-1) ?? '') * 100).toBe(balance);
    const amounts = rows.slice(2, -1).map((cells) => numberIn(cells[3] ?? '') * 100);
    expect(amounts.reduce((sum, one) => sum + one, 0)).toBe(balance);

    const year = full.ids['firstDay'] ?? '';
    const at = `${clubPath()}/years/${year}/accounts`;
    const accounts = await read<YearAccounts>(served.base, at);
    const { vouchers } = await read<VoucherPage>(
      served.base,
      `${clubPath()}/vouchers?year=${year}`,
    );
    const file = await paper(`${at}.pdf?language=da&names=all`);
    const tables = tablesOfPdf(file.bytes);
    const last = (title: string) =>
      numberIn(tables.flat().find(([first]) => first === title)?.[1] ?? '') * 100;
    expect(last('Aktiver')).toBe(accounts.balance.assets.amount);
    expect(last('Passiver')).toBe(accounts.balance.liabilities.amount);
    const labels =
      tables
        .at(-1)
        ?.map(([label]) => label)
        .filter(Boolean) ?? [];
    expect(labels.slice(1)).toEqual(vouchers.map(({ label }) => label).reverse());
  });

  test('accounts to hang up have what members owe as two sums, and name nobody', async () => {
    const at = `${clubPath()}/years/${full.ids['firstDay'] ?? ''}/accounts`;
    const { balance, members } = await read<YearAccounts>(served.base, at);
    const lines = async (query: string) =>
      linesOfPdf((await paper(`${at}.pdf?language=da${query}`)).bytes).join(' ');
    const [named, hung] = [await lines('&names=all'), await lines('')];
    const owing = members.filter(({ closing }) => closing !== 0).map(({ name }) => name);
    expect(owing.filter((name) => named.includes(name))).toEqual(owing);
    expect(owing.filter((name) => hung.includes(name))).toEqual([]);
    const rows = tablesOfPdf((await paper(`${at}.pdf?language=da`)).bytes).flat();
    const sums = ['Medlemmer skylder', 'Medlemmer har til gode'].map((title) => {
      return numberIn(rows.find(([first]) => first === title)?.[1] ?? '') * 100;
    });
    expect(sums).toEqual([balance.owedByMembers.amount, balance.owedToMembers.amount]);
  });

  test('the register has the fines that are asked for, and of nobody else', async () => {
    const [anna = '', bent = ''] = full.members;
    const rowsOf = async (member: string) => {
      const { bytes } = await paper(`${clubPath()}/fines.pdf?member=${member}&language=da`);
      return tablesOfPdf(bytes)[0]?.slice(1) ?? [];
    };
    expect((await rowsOf(anna)).map((cells) => [cells[1], cells[3]])).toEqual([
      ['1', 'Udspil uden for tur'],
    ]);
    expect(await rowsOf(bent)).toEqual([]);
  });
});
