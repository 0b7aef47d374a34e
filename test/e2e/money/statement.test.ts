import type { BalanceReport } from '../../../src/reports/balance-report.js';
import type { LedgerLine, LedgerPage } from '../../../src/reports/ledger-report.js';
import type { SessionView } from '../../../src/sessions/table/session.view.js';
import {
  call,
  expectProblem,
  expectStatus,
  openClub,
  openSession,
  plainHand,
  read,
  serveTestApp,
  type OpenedClub,
  type ServedApp,
  type Table,
} from '../../support/api/api.js';

let served: ServedApp;
let openedClub: OpenedClub;
/** Two evenings at once, so that the events of both lie between each other in the log. */
let tables: readonly [Table, Table];
let member: string;
let statement: string;

beforeAll(async () => {
  served = await serveTestApp();
  openedClub = await openClub(served.base);
  tables = [await openSession(served.base, openedClub), await openSession(served.base, openedClub)];
  for (const table of [...tables, ...tables, tables[1]]) await playHand(table);
  await close(tables[0]);
  member = await someoneWithMoney();
  statement = `/v1/clubs/${openedClub.club}/members/${member}/statement`;
});
afterAll(() => served.close());

async function playHand({ path }: Table): Promise<void> {
  const view = await read<SessionView>(served.base, path);
  const sent = { version: view.version, body: plainHand(view) };
  expectStatus(await call(served.base, 'POST', `${path}/hands`, sent), 201);
}

async function close({ path }: Table): Promise<void> {
  const { version } = await read<SessionView>(served.base, path);
  expectStatus(await call(served.base, 'POST', `${path}/close`, { version, body: {} }), 200);
}

const balanceOf = (id: string) =>
  read<BalanceReport>(served.base, `/v1/clubs/${openedClub.club}/members/${id}/balance`);

/** A member with a result, and so with money in their statement as well. */
async function someoneWithMoney(): Promise<string> {
  const balances = await Promise.all(openedClub.members.map(balanceOf));
  return balances.find(({ money }) => money !== 0)?.member ?? '';
}

const page = (query: string) => read<LedgerPage>(served.base, `${statement}?${query}`);

/** All lines by the cursors of pages; `between` happens after each page. */
async function byPages(order: string, limit: number, between = async () => Promise.resolve()) {
  const lines: LedgerLine[] = [];
  let next: string | null = null;
  do {
    const cursor: string = next === null ? '' : `&cursor=${next}`;
    const one = await page(`order=${order}&limit=${limit}${cursor}`);
    expect(one.lines.length).toBeLessThanOrEqual(limit);
    lines.push(...one.lines);
    next = one.next;
    await between();
  } while (next !== null);
  return lines;
}

const placeOf = ({ event, line }: LedgerLine) => event * 1000 + line;

const signed = ({ to, amount }: LedgerLine) => (to === member ? amount : -amount);

test('lists the oldest first, and the newest first when asked', async () => {
  const usual = await page('limit=500');
  const oldest = await page('limit=500&order=asc');
  const newest = await page('limit=500&order=desc');
  expect(usual.lines.length).toBeGreaterThan(20);
  expect(new Set(usual.lines.map(({ session }) => session)).size).toBe(2);
  expect(usual.lines.map(placeOf)).toEqual(
    usual.lines.map(placeOf).toSorted((one, other) => one - other),
  );
  expect(oldest).toEqual(usual);
  expect(newest).toEqual({ lines: usual.lines.toReversed(), next: null });
});

test.each([
  ['asc', 1],
  ['asc', 4],
  ['desc', 1],
  ['desc', 4],
] as const)('its pages, %s by %i, are the whole of it', async (order, limit) => {
  const { lines } = await page(`limit=500&order=${order}`);
  expect(await byPages(order, limit)).toEqual(lines);
});

test('a page that is exactly full is the last one', async () => {
  const { lines } = await page('limit=500');
  for (const order of ['asc', 'desc']) {
    expect((await page(`order=${order}&limit=${lines.length}`)).next).toBeNull();
    expect((await page(`order=${order}&limit=${lines.length - 1}`)).next).not.toBeNull();
  }
});

test('newest first, hands that come meanwhile move no line of the pages to come', async () => {
  const before = (await page('limit=500&order=desc')).lines;
  const lines = await byPages('desc', 5, () => playHand(tables[1]));
  expect(lines).toEqual(before);
  const after = (await page('limit=500&order=desc')).lines;
  expect(after.length).toBeGreaterThan(before.length);
  expect(after.slice(-before.length)).toEqual(before);
});

test('oldest first, hands that come meanwhile are in the pages to come', async () => {
  let more = 3;
  const lines = await byPages('asc', 10, async () => {
    if (more-- > 0) await playHand(tables[1]);
  });
  expect(lines).toEqual((await page('limit=500')).lines);
});

test('adds up to the balance, from the first line on or back from the last', async () => {
  const balance = await balanceOf(member);
  const open = tables[1].session.id;
  const ofMoney = ({ unit }: LedgerLine) => unit === 'money';
  const ofTable = ({ unit, session }: LedgerLine) => unit === 'points' && session === open;
  const [asc, desc] = [await byPages('asc', 7), await byPages('desc', 7)];
  expect(asc.filter(ofMoney).length).toBeGreaterThan(0);
  for (const [of, now] of [
    [ofMoney, balance.money],
    [ofTable, balance.openSessions.find(({ session }) => session === open)?.points ?? NaN],
  ] as const) {
    let after = 0;
    const up = asc.filter(of).map((line) => [placeOf(line), (after += signed(line))]);
    expect(after).toBe(now);
    let still = now;
    const down = desc.filter(of).map((line) => {
      const standing = [placeOf(line), still];
      still -= signed(line);
      return standing;
    });
    expect(still).toBe(0);
    expect(down).toEqual(up.toReversed());
  }
});

test.each(['order=up', 'order=', 'order=DESC', 'order=asc&order=desc', 'order=desc&cursor=7'])(
  '%s is refused',
  async (query) => {
    const problem = expectProblem(
      await call(served.base, 'GET', `${statement}?${query}`),
      'validation-failed',
    );
    const field = query.includes('cursor') ? 'cursor' : 'order';
    expect(problem.field ?? problem.errors?.[0]?.field).toBe(field);
  },
);

test('a cursor far from any line of it gives none, or all', async () => {
  const far = '999999999999999.999999999';
  const { lines } = await page('limit=500');
  expect(await page(`order=asc&cursor=${far}`)).toEqual({ lines: [], next: null });
  expect((await page(`order=desc&cursor=${far}&limit=500`)).lines).toEqual(lines.toReversed());
  expect(await page('order=desc&cursor=0.0')).toEqual({ lines: [], next: null });
});
