import { createReadStream, readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type pg from 'pg';
import type { SignedInView } from '../../../src/access/access.view.js';
import type { AccountList } from '../../../src/cash-book/accounts/account.view.js';
import type { BooksView } from '../../../src/cash-book/books/books.view.js';
import { openOlderBooks } from '../../../src/cash-book/books/open-older-books.js';
import type { CorrectionMode } from '../../../src/evening/event.js';
import { ClubExport } from '../../../src/ledger/export/export-club.js';
import { EXPORT_VERSION, type ClubLine } from '../../../src/ledger/export/format.js';
import { importClub } from '../../../src/ledger/export/import-club.js';
import { verifyClub } from '../../../src/ledger/verify/verify-club.js';
import { createLogger } from '../../../src/platform/logging.js';
import { migrate, readMigrations } from '../../../src/platform/database/migrations.js';
import { ClubReplayer } from '../../../src/replay/club-replayer.js';
import type { KoenigrufenRules } from '../../../src/rules/koenigrufen/books/book.js';
import type { TarokRules } from '../../../src/rules/tarok/books/book.js';
import type { SessionOpenedView, SessionView } from '../../../src/sessions/table/session.view.js';
import { call, expectProblem, expectStatus, plainHand } from '../../support/api/api.js';
import { createInstance } from '../../support/api/app.js';
import { createTestDatabase, poolOf, type TestDatabase } from '../../support/database/database.js';
import {
  exportOfVersion,
  loadOlderDatabase,
  OLDER_CLUB,
  OLDER_VERSIONS,
  type OlderVersion,
} from '../../support/database/older-club.js';

/** Clubs that older versions of the service wrote are brought up to date, proved and written to. */

let database: TestDatabase;
let pool: pg.Pool;

beforeEach(async () => {
  database = await createTestDatabase('empty');
  pool = poolOf(database, 2);
});

afterEach(async () => {
  await pool.end();
  await database.drop();
});

async function verifyAll() {
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM club ORDER BY id');
  const results = [];
  for (const { id } of rows) {
    results.push(await verifyClub(pool, id, { newReplayer: () => new ClubReplayer() }));
  }
  return results;
}

/** The balances of accounts of a kind, by club. */
async function moneyOn(kind: string): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ id: string; on: number }>(
    `SELECT club_id AS id, sum(balance)::int4 AS on FROM account WHERE kind = $1 GROUP BY 1 ORDER BY 1`,
    [kind],
  );
  return Object.fromEntries(rows.map(({ id, on }) => [id, on]));
}

/** Serves the app; gives its address, and the bearer token of the older club's owner. */
async function signAgnesIn(app: NestFastifyApplication) {
  await app.listen(0, '127.0.0.1');
  const base = await app.getUrl();
  const me = { name: 'agnes@example.org', password: 'kopper paa bordet', bearer: true };
  const signedIn = await call<SignedInView>(base, 'POST', '/v1/sign-in', { body: me, as: null });
  return { base, as: expectStatus(signedIn, 200).body.token ?? '' };
}

describe.each(OLDER_VERSIONS)('a club of version $version', (older) => {
  test('its database is migrated, and every row of it verified', async () => {
    const { later, applied, filled } = await loadOlderDatabase(database, pool, older);
    expect(applied).toEqual(later);
    const clubs = Object.keys(older.heads).length;
    expect(filled).toBe(later.includes('20261122190000_statistic') ? clubs : 0);
    const results = await verifyAll();
    expect(results).toMatchObject(
      Object.entries(older.heads).map(([clubId, head]) => ({ ok: true, clubId, head })),
    );
    expectExported(await exportOf(pool, older.club), older);
  });

  test('its export is imported, every row of it verified, and exported with the same bytes', async () => {
    await migrate(database.connection, await readMigrations(), createLogger('silent'));
    const result = await importClub(pool, createReadStream(exportOfVersion(older)), {
      replayer: new ClubReplayer(),
    });
    expect(result).toMatchObject({ ok: true });
    const [verified] = await verifyAll();
    expect(verified).toMatchObject({ ok: true, head: older.heads[older.club] });
    expectExported(await exportOf(pool, older.club), older);
  });

  test('answers of then are given again byte for byte, with their status and ETag', async () => {
    await loadOlderDatabase(database, pool, older);
    await withAgnes(async (base, as) => {
      for (const [key, path, body] of older.writes) {
        const { rows } = await pool.query<{ status: number; etag: string | null; body: string }>(
          'SELECT status, etag, body FROM idempotency_key WHERE club_id = $1 AND key = $2',
          [older.club, key],
        );
        const [stored] = rows;
        const to = `/v1/clubs/${older.club}/${path}`;
        const again = await call(base, 'POST', to, { body, key, version: 7, as });
        expect(again).toMatchObject({
          status: stored?.status,
          etag: stored?.etag,
          text: stored?.body,
          type: 'application/json; charset=utf-8',
          replayed: 'true',
        });
      }
    });
  });

  test('a hand, corrections and a voucher are written to it, and it moves to another database', async () => {
    await loadOlderDatabase(database, pool, older);
    await openOlderBooks(pool);
    await withAgnes((base, as) => writeTo(older, base, as));
    const results = await verifyAll();
    expect(results).toMatchObject(Object.keys(older.heads).map(() => ({ ok: true })));
    const text = await exportOf(pool, older.club);
    const other = await createTestDatabase();
    const there = poolOf(other, 2);
    try {
      const replayer = new ClubReplayer();
      const imported = await importClub(there, Readable.from([Buffer.from(text)]), { replayer });
      expect(imported).toMatchObject({ ok: true });
      expect(await exportOf(there, older.club)).toBe(text);
    } finally {
      await there.end();
      await other.drop();
    }
  });
});

const fileOf = (older: OlderVersion): string => readFileSync(exportOfVersion(older), 'utf8');

const exportOf = async (from: pg.Pool, club: string): Promise<string> =>
  readText((await ClubExport.begin(from, club)).stream());

/** The export of a club that was not written to has the bytes of its file. */
function expectExported(text: string, older: OlderVersion): void {
  const then = fileOf(older);
  const { version } = JSON.parse(then.slice(0, then.indexOf('\n'))) as ClubLine;
  if (version === EXPORT_VERSION) expect(text).toBe(then);
  else expect(linesOf(text)).toEqual(linesOf(then).map(withClearing));
}

/** The lines of an export but the first and the last, which differ by the format. */
const linesOf = (text: string) => text.trimEnd().split('\n').slice(1, -1);

/** Version 1 of the format calls the clearing account the cash box. */
const withClearing = (line: string) => line.replace('"kind":"cash-box"', '"kind":"clearing"');

/** Runs the app, with the bearer token of the owner of all older clubs. */
async function withAgnes(act: (base: string, as: string) => Promise<void>): Promise<void> {
  const app = await createInstance(database);
  try {
    const { base, as } = await signAgnesIn(app);
    await act(base, as);
  } finally {
    await app.close();
  }
}

/** Agnes plays a hand in the open evening, corrects it both ways, and receives money. */
async function writeTo(older: OlderVersion, base: string, as: string): Promise<void> {
  const of = `/v1/clubs/${older.club}`;
  const path = `${of}/sessions/${older.openTarok}`;
  const session = async () =>
    expectStatus(await call<SessionView>(base, 'GET', path, { as }), 200).body;
  const before = await session();
  const hand = plainHand(before);
  const step = async (what: string, body: object) => {
    const { version } = await session();
    expectStatus(await call(base, 'POST', `${path}/${what}`, { body, version, as }), 201);
  };
  const correct = (mode: CorrectionMode, change: object) =>
    step('corrections', {
      ...{ mode, reason: 'Sagt forkert.' },
      corrections: [{ hand: before.hands + 1, ...change }],
    });
  await step('hands', hand);
  const [, other] = hand.count ?? [];
  const lastTrick = { winner: other?.player, ultimoCards: [] };
  await correct('compensate', { record: { ...hand, lastTrick } });
  await correct('replay', { void: true });
  const standings = (await session()).standings;
  expect(standings).toEqual(before.standings);
  await step('hands', hand);
  const { body: books } = await call<BooksView>(base, 'GET', `${of}/books`, { as });
  const { body: list } = await call<AccountList>(base, 'GET', `${of}/accounts`, { as });
  const purse = list.accounts.find(({ code }) => code === 'drawer')?.id;
  const body = { day: books.today, member: before.seats.at(-1), purse, amount: 100 };
  expectStatus(await call(base, 'POST', `${of}/money-received`, { body, as }), 201);
}

/** Sessions of the older club (test/fixtures/README.md). */
const FARBEN = '11e4d9a9-0b95-48e9-9514-0f92903898c5';
const WOLFF = '3a24c36f-a3eb-443f-9787-ae1154b622db';

test('an evening of then goes on by its rules, one of now by those of now; both are verified', async () => {
  await loadOlderDatabase(database, pool);
  const lay = await moneyOn('clearing');
  expect(lay[OLDER_CLUB]).not.toBe(0);
  // Two instances start at once, and one of them again.
  await Promise.all([openOlderBooks(pool), openOlderBooks(pool)]);
  expect(await openOlderBooks(pool)).toBe(0);
  expect(await moneyOn('income')).toEqual(lay);
  expect(await verifyAll()).toMatchObject([{ ok: true, clubId: OLDER_CLUB }, { ok: true }]);
  const app = await createInstance(database);
  try {
    const { base, as } = await signAgnesIn(app);
    const at = `/v1/clubs/${OLDER_CLUB}/sessions`;
    const rulesOf = async <Rules>(session: string) =>
      expectStatus(await call<Rules>(base, 'GET', `${at}/${session}/rules`, { as }), 200).body;
    const stateOf = async (session: string) =>
      expectStatus(await call<SessionOpenedView>(base, 'GET', `${at}/${session}`, { as }), 200)
        .body;
    const correct = async (session: string, hand: number, change: object) => {
      const path = `${at}/${session}`;
      const was = await call<{ record: object }>(base, 'GET', `${path}/hands/${hand}`, { as });
      const record = { ...expectStatus(was, 200).body.record, ...change };
      const { version } = await stateOf(session);
      const body = { mode: 'compensate', reason: 'Sagt forkert.', corrections: [{ hand, record }] };
      return call(base, 'POST', `${path}/corrections`, { body, version, as });
    };
    const open = async (book: string, like: string) => {
      const { seats } = await stateOf(like);
      const body = { book, rate: 0, seats, firstDealer: seats[0] };
      return expectStatus(await call<SessionOpenedView>(base, 'POST', at, { body, as }), 201).body;
    };
    const record = (session: string, version: number, body: object) =>
      call(base, 'POST', `${at}/${session}/hands`, { body, version, as });

    // A farben game under rekontra is multiplied further where it was then, and refused now.
    expect((await rulesOf<KoenigrufenRules>(FARBEN)).conventions.lostBeforeKontra).toBeUndefined();
    expectStatus(await correct(FARBEN, 2, { kontra: 'subkontra' }), 201);
    const farben = await open('koenigrufen', FARBEN);
    expect((await rulesOf<KoenigrufenRules>(farben.id)).conventions.lostBeforeKontra).toBe(true);
    const lost = {
      game: 'koenigrufen',
      contract: 'farbendreier',
      declarer: farben.seats[1],
      suitCards: 3,
    };
    const doubled = await record(farben.id, 1, { ...lost, kontra: 'rekontra' });
    expect(expectProblem(doubled, 'impossible-hand').reason).toBe('lost-at-once');
    expectStatus(await record(farben.id, 1, lost), 201);

    // A tout of wolff that is counted 76 was refused in an evening of then, and is accepted now.
    const then = await call<{ record: { count: readonly object[] } }>(
      base,
      'GET',
      `${at}/${WOLFF}/hands/5`,
      { as },
    );
    const [first, ...others] = expectStatus(then, 200).body.record.count;
    const short = await correct(WOLFF, 5, { count: [{ ...first, points: 76 }, ...others] });
    expect(expectProblem(short, 'impossible-hand').reason).toBe('count-between');
    expect((await rulesOf<TarokRules>(WOLFF)).sources.refoundation).toBeUndefined();
    const wolff = await open('wolff-1899', WOLFF);
    expect((await rulesOf<TarokRules>(wolff.id)).sources.refoundation).toMatch(/§7/);
    const [dealer, forehand, third] = wolff.active;
    const tout = {
      trickless: [forehand, third],
      events: [{ kind: 'pagat-lost', player: forehand }],
      lastTrick: { winner: dealer },
      count: [76, 0, 0].map((points, place) => ({ player: wolff.active[place], points })),
    };
    expectStatus(await record(wolff.id, 1, tout), 201);
  } finally {
    await app.close();
  }
  // The rest that a correction leaves of an evening from before the books is cleared as well.
  expect(await moneyOn('clearing')).toEqual(
    Object.fromEntries(Object.keys(lay).map((id) => [id, 0])),
  );
  expect(await verifyAll()).toMatchObject([{ ok: true, clubId: OLDER_CLUB }, { ok: true }]);
});
