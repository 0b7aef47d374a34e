import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type pg from 'pg';
import { importCopy } from '../../../src/backups/copy/import-copy.js';
import { INSTANCE_TABLES } from '../../../src/backups/copy/instance-tables.js';
import { writeCopy } from '../../../src/backups/copy/write-copy.js';
import { importClub } from '../../../src/ledger/export/import-club.js';
import { openFile } from '../../../src/ledger/export/open-file.js';
import { TABLES } from '../../../src/ledger/projection/tables/tables.js';
import { ClubReplayer } from '../../../src/replay/club-replayer.js';
import { alsoAt, deviceAt, OWNER, whoIs } from '../../support/access/access.js';
import { fillClub, userOfToken, type FullClub } from '../../support/access/access-club.js';
import { call, expectVerified, serveTestApp, type ServedApp } from '../../support/api/api.js';
import { createInstance, setupSecret } from '../../support/api/app.js';
import { createTestDatabase, poolOf, type TestDatabase } from '../../support/database/database.js';

/** A whole instance as files of no version of PostgreSQL, and back. */

let served: ServedApp;
let pool: pg.Pool;
let full: FullClub;
let home: string;
let copy: string;
/** The bearer token of a tablet. */
let tablet: string;

beforeAll(async () => {
  served = await serveTestApp({ alone: true });
  pool = poolOf(served.database, 2);
  full = await fillClub(served.base);
  tablet = await deviceAt(served.base, full.club);
  await keepRowsOfSending();
  home = await mkdtemp(join(tmpdir(), 'kopperne-copy-'));
  copy = join(home, 'copy');
  await writeCopy(pool, copy);
});

afterAll(async () => {
  await pool.end();
  await served.close();
  await rm(home, { recursive: true, force: true });
});

/** Rows that only a sender or a device makes: times with fractions, lists, texts with what JSON escapes. */
async function keepRowsOfSending(): Promise<void> {
  const user = await userOfToken(served.base, full.member.token);
  const at = '2026-11-20T18:30:00.123Z';
  const rows: [table: string, columns: string, values: unknown[]][] = [
    ['news_seen', 'club_id, user_id, seq, seen_at', [full.club, user, 7, at]],
    [
      'notification_settings',
      'user_id, disputes, money, evenings, tasks, pushed, address, time_zone',
      [user, 'daily', 'never', 'at-once', 'weekly', ['money'], 'æ"\\@x', 'Europe/Copenhagen'],
    ],
    ['notified_up_to', 'club_id, seq', [full.club, 9]],
    [
      'notification',
      'club_id, user_id, channel, seq, category, batch, state, attempts, due_at, target',
      [full.club, user, 'mail', 8, 'money', 'b', 'waiting', 1, at, user],
    ],
    ['push_key', 'id, public, private, made_at', [1, 'p', 'q', at]],
    [
      'push_subscription',
      'id, user_id, token_id, endpoint, origin, name, added_at, heard_at',
      [full.club, user, user, 'https://e', 'https://o', 'Fire\nfox', at, at],
    ],
  ];
  for (const [table, columns, values] of rows) {
    const places = values.map((_, i) => `$${i + 1}`).join(', ');
    await pool.query(`INSERT INTO ${table} (${columns}) VALUES (${places})`, values);
  }
  await pool.query(
    `INSERT INTO delivery (club_id, webhook_id, seq, kind, state, attempts, due_at)
     SELECT club_id, id, 5, 'hand-recorded', 'sent', 1, $1 FROM webhook LIMIT 1`,
    [at],
  );
}

const nothing = () => undefined;

/** Works with an empty database. */
async function elsewhere(work: (database: TestDatabase, there: pg.Pool) => Promise<void>) {
  const database = await createTestDatabase();
  const there = poolOf(database, 2);
  try {
    await work(database, there);
  } finally {
    await there.end();
    await database.drop();
  }
}

/** A folder that is the copy with other bytes in one of its files. */
async function changed(name: string, change: (bytes: Buffer) => Buffer): Promise<string> {
  const folder = await mkdtemp(join(home, 'changed-'));
  for (const file of await readdir(copy)) {
    const bytes = await readFile(join(copy, file));
    await writeFile(join(folder, file), file === name ? change(bytes) : bytes);
  }
  return folder;
}

test('every table that no log gives is in it, or is left out on purpose', async () => {
  const ofLog = new Set<string>(Object.values(TABLES).map(({ name }) => name));
  const inFilesOfClubs = ['club_event', 'event_subject', 'idempotency_key', 'person_name'];
  const given = ['posting', 'receipt_content', 'rule_book_version', 'statistic_owed'];
  const leftOut = ['mail_stop', 'rate_count', '_prisma_migrations'];
  const { rows } = await pool.query<{ name: string }>(
    'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()',
  );
  const others = rows
    .map(({ name }) => name)
    .filter((name) => !ofLog.has(name))
    .filter((name) => ![...inFilesOfClubs, ...given, ...leftOut].includes(name));
  expect(others.toSorted()).toEqual(INSTANCE_TABLES.toSorted());
});

test('passwords, sign-ins and tablets go on to work in another database', async () => {
  await elsewhere(async (database, there) => {
    // The service has run there, and waits for its first owner.
    const empty = await createInstance(database);
    expect(await setupSecret(empty)).not.toBeNull();
    await empty.close();

    const imported: string[] = [];
    const onClub = ({ name, wasThere }: { name: string; wasThere: boolean }) =>
      imported.push(`${name} ${wasThere}`);
    const { users } = await importCopy(there, copy, onClub, nothing);
    expect(users).toBeGreaterThan(4);
    expect(imported).toHaveLength(2);
    expect(imported.every((one) => one.endsWith(' false'))).toBe(true);

    const app = await createInstance(database);
    try {
      expect(await setupSecret(app)).toBeNull();
      await app.listen(0, '127.0.0.1');
      const base = await app.getUrl();
      alsoAt(base, served.base);
      await expectVerified(base, full.club);
      for (const token of [full.member.token, full.secretary.token, tablet]) {
        expect(await whoIs(base, token)).toEqual(await whoIs(served.base, token));
      }
      const signIn = (password: string) =>
        call(base, 'POST', '/v1/sign-in', { body: { ...OWNER, password }, as: null });
      expect((await signIn(OWNER.password)).status).toBe(200);
      expect((await signIn(`${OWNER.password}x`)).status).toBe(401);
    } finally {
      await app.close();
    }
  });
});

test('the copy has rows of every table', async () => {
  const text = gunzipSync(await readFile(join(copy, 'instance.ndjson.gz'))).toString();
  const tables = new Set(text.match(/(?<="table":")\w+/g));
  expect([...tables].toSorted()).toEqual(INSTANCE_TABLES.toSorted());
});

test('a copy of what was brought in has the same bytes', async () => {
  await elsewhere(async (_, there) => {
    await importCopy(there, copy, nothing, nothing);
    const again = await mkdtemp(join(home, 'again-'));
    await writeCopy(there, join(again, 'copy'));
    const names = (await readdir(copy)).toSorted();
    expect((await readdir(join(again, 'copy'))).toSorted()).toEqual(names);
    expect(names).toHaveLength(3);
    for (const name of names) {
      const bytes = await readFile(join(again, 'copy', name));
      expect(bytes.equals(await readFile(join(copy, name)))).toBe(true);
    }
  });
});

test('an attempt that was ended after a club goes on, and a second whole one is refused', async () => {
  await elsewhere(async (_, there) => {
    const file = (await readdir(copy)).find((name) => name.includes(full.club)) ?? '';
    await importClub(there, openFile(join(copy, file)), { replayer: new ClubReplayer() });
    const was = new Map<string, boolean>();
    const onClub = ({ club, wasThere }: { club: string; wasThere: boolean }) =>
      was.set(club, wasThere);
    await importCopy(there, copy, onClub, nothing);
    expect([...was.values()].toSorted()).toEqual([false, true]);
    expect(was.get(full.club)).toBe(true);
    await expect(importCopy(there, copy, nothing, nothing)).rejects.toThrow('has users already');
  });
});

test('whatever is damaged is named, and nobody can sign in', async () => {
  const instance = 'instance.ndjson.gz';
  const repacked = (change: (text: string) => string) => (bytes: Buffer) =>
    gzipSync(change(gunzipSync(bytes).toString()));
  const cases: [RegExp, string, (bytes: Buffer) => Buffer][] = [
    [/its digest is another/, instance, repacked((text) => text.replace('owner@', 'other@'))],
    [/is cut off/, instance, repacked((text) => text.split('\n').slice(0, -2).join('\n') + '\n')],
    [/line 2: it is no row/, instance, repacked((text) => text.replace('"app_user"', '"club"'))],
    [/version 2 is not known/, instance, repacked((text) => text.replace('sion":1', 'sion":2'))],
    [/has no file/, instance, repacked((text) => text.replace('"file":"', '"file":"../'))],
    [/unexpected end|incorrect/, instance, (bytes) => bytes.subarray(0, -9)],
  ];
  const club = (await readdir(copy)).find((name) => name.includes(full.club)) ?? '';
  const renamed = repacked((text) => text.replace('"name":"', '"name":"x'));
  cases.push([/The file of the club .* is wrong/, club, renamed]);
  await elsewhere(async (_, there) => {
    for (const [told, name, change] of cases) {
      const folder = await changed(name, change);
      await expect(importCopy(there, folder, nothing, nothing)).rejects.toThrow(told);
    }
    expect((await there.query('SELECT FROM app_user')).rowCount).toBe(0);
    await rm(join(copy, club));
    await expect(importCopy(there, copy, nothing, nothing)).rejects.toThrow(club);
  });
});
