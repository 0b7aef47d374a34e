import type { LedgerPage } from '../../../../src/reports/ledger-report.js';
import type { SessionList } from '../../../../src/sessions/table/session.view.js';
import {
  openClub,
  openSession,
  read,
  serveTestApp,
  type ServedApp,
} from '../../../support/api/api.js';

let served: ServedApp;

beforeAll(async () => {
  served = await serveTestApp();
});
afterAll(() => served.close());

/** All pages of a list, by its cursors. */
async function pages<T extends { readonly next: string | null }>(path: string): Promise<T[]> {
  const all: T[] = [];
  for (let next: string | null = ''; next !== null; next = all.at(-1)?.next ?? null) {
    const cursor = next === '' ? '' : `&cursor=${encodeURIComponent(next)}`;
    all.push(await read<T>(served.base, `${path}?limit=3${cursor}`));
  }
  return all;
}

test('sessions opened in one millisecond are all listed, once, the latest first', async () => {
  const openedClub = await openClub(served.base);
  const opened = await Promise.all(
    Array.from({ length: 16 }, () => openSession(served.base, openedClub)),
  );
  const path = `/v1/clubs/${openedClub.club}/sessions`;
  const listed = (await pages<SessionList>(path)).flatMap(({ sessions }) => sessions);
  expect(listed.map(({ id }) => id).sort()).toEqual(opened.map(({ session }) => session.id).sort());
  const times = listed.map(({ openedAt }) => openedAt);
  expect(times).toEqual([...times].sort().reverse());
});

test('the pages of a ledger are the ledger', async () => {
  const table = await openSession(served.base, await openClub(served.base), { players: 4 });
  const whole = await read<LedgerPage>(served.base, `${table.path}/ledger`);
  const paged = await pages<LedgerPage>(`${table.path}/ledger`);
  expect(whole.lines).toHaveLength(8);
  expect(paged.flatMap(({ lines }) => lines)).toEqual(whole.lines);
});
