import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import type pg from 'pg';
import type { MembershipList } from '../../../src/access/access.view.js';
import { ClubExport } from '../../../src/ledger/export/export-club.js';
import { headText, readHeadText } from '../../../src/ledger/log/head-text.js';
import { importClub } from '../../../src/ledger/export/import-club.js';
import { verifyClub } from '../../../src/ledger/verify/verify-club.js';
import { verifyExport, type ExportResult } from '../../../src/ledger/export/verify-export.js';
import { ClubReplayer } from '../../../src/replay/club-replayer.js';
import { ownerAt, setUp, whoIs } from '../../support/access/access.js';
import {
  call,
  expectStatus,
  expectVerified,
  read,
  serveTestApp,
  type ServedApp,
} from '../../support/api/api.js';
import { createInstance, setupSecret } from '../../support/api/app.js';
import { createTestDatabase, poolOf, type TestDatabase } from '../../support/database/database.js';
import { ownImported } from '../../support/api/imported-club.js';
import { playClub, sendWrite, type PlayedClub } from '../../support/api/played-club.js';
import { someOf } from '../../support/some-of.js';

/** A club as a file: written, verified without a database, tampered with, brought into another one. */

let served: ServedApp;
let pool: pg.Pool;
let played: PlayedClub;
let file: string;
let lines: readonly string[];

beforeAll(async () => {
  served = await serveTestApp({ alone: true });
  pool = poolOf(served.database, 2);
  played = await playClub(served.base);
  file = await exported(pool);
  lines = file.split('\n').slice(0, -1);
});

afterAll(async () => {
  await pool.end();
  await served.close();
});

async function exported(from: pg.Pool): Promise<string> {
  return readText((await ClubExport.begin(from, played.club)).stream());
}

type Json = Record<string, unknown>;

const parsed = (line: string | undefined) => JSON.parse(line ?? '{}') as Json;
const textOf = (some: readonly string[]) => some.map((line) => `${line}\n`).join('');

function verify(text: string | Buffer, until?: string, chunk = 65_536): Promise<ExportResult> {
  const bytes = Buffer.from(text);
  const chunks = Array.from({ length: Math.ceil(bytes.length / chunk) }, (_, i) =>
    bytes.subarray(i * chunk, (i + 1) * chunk),
  );
  const head = until === undefined ? null : readHeadText(until);
  const options = head === null ? {} : { until: head };
  return verifyExport(Readable.from(chunks), { replayer: new ClubReplayer(), ...options });
}

/** Makes the end line fit again, as one who knows the format would. */
function refitted(some: readonly string[]): string[] {
  const end = parsed(some.at(-1));
  if (end['type'] !== 'end') return [...some];
  const before = some.slice(0, -1);
  const sha256 = createHash('sha256').update(textOf(before)).digest('hex');
  return [...before, JSON.stringify({ ...end, lines: before.length, sha256 })];
}

describe('the file of a club', () => {
  test('is found right, however it is cut into pieces', async () => {
    const { rows } = await pool.query<{ events: number; postings: number; answers: number }>(
      `SELECT (SELECT count(*)::int FROM club_event WHERE club_id = $1) AS events,
        (SELECT count(*)::int FROM posting WHERE club_id = $1) AS postings,
        (SELECT count(*)::int FROM idempotency_key WHERE club_id = $1) AS answers`,
      [played.club],
    );
    const verified = await verifyClub(pool, played.club, { newReplayer: () => new ClubReplayer() });
    if (!verified.ok) throw new Error(verified.detail);
    for (const chunk of [1, 7, 1000, 65_536]) {
      expect(await verify(file, undefined, chunk)).toEqual({
        ok: true,
        clubId: played.club,
        name: 'Tarokklubben',
        head: verified.head,
        takenOut: [],
        ...rows[0],
      });
    }
  });

  test('is the same every time, and says every account', async () => {
    expect(await exported(pool)).toBe(file);
    const { rows } = await pool.query<Json>(
      `SELECT 'account' AS type, id::int AS id, kind, session_id AS session, member_id AS member,
        balance::int AS balance FROM account a WHERE a.club_id = $1 ORDER BY a.id`,
      [played.club],
    );
    expect(lines.map(parsed).filter(({ type }) => type === 'account')).toEqual(rows);
  });

  test('is proved by a head on paper', async () => {
    for (const line of lines.map(parsed).filter(({ type }) => type === 'event')) {
      const { long, short } = headText({
        seq: line['seq'] as number,
        hash: line['hash'] as string,
      });
      expect(await verify(file, long)).toMatchObject({ ok: true });
      expect(await verify(file, short)).toMatchObject({ ok: true });
      const other = short.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'));
      expect(await verify(file, other)).toMatchObject({ ok: false, seq: line['seq'] });
    }
    const { head } = (await verify(file)) as { head: { seq: number; hash: string } };
    const beyond = headText({ ...head, seq: head.seq + 1 }).long;
    expect(await verify(file, beyond)).toMatchObject({ ok: false, seq: head.seq + 1 });
  });

  test('of a club that there is not is refused', async () => {
    for (const club of ['nobody', played.open]) {
      await expect(ClubExport.begin(pool, club)).rejects.toMatchObject({ code: 'club-not-found' });
    }
  });
});

/** Where a change to this line must be found: the event, or the line when it is none. */
function placeOf(line: string | undefined, number: number): Partial<ExportResult> {
  const { type, seq } = parsed(line);
  return type === 'event' ? { ok: false, seq: seq as number } : { ok: false, line: number };
}

describe.each([
  ['as it is', (some: readonly string[]) => [...some]],
  ['with its digest made to fit', refitted],
])('a file that was tampered with, %s', (what, fit) => {
  const isRefitted = what !== 'as it is';

  test('by deleting a line', async () => {
    for (const [i, line] of lines.entries()) {
      const { type, seq } = parsed(line);
      const result = await verify(textOf(fit(lines.toSpliced(i, 1))));
      expect([line, result]).toMatchObject([line, { ok: false }]);
      if (type === 'event') expect([line, result]).toMatchObject([line, { seq }]);
      if (type === 'account') expect([line, result]).toMatchObject([line, { line: i + 1 }]);
    }
  });

  test('by doubling a line', async () => {
    for (const [i, line] of lines.entries()) {
      const result = await verify(textOf(fit(lines.toSpliced(i, 0, line))));
      const place = parsed(line)['type'] === 'event' ? {} : { line: i + 2 };
      expect([line, result]).toMatchObject([line, { ok: false, ...place }]);
    }
  });

  test('by swapping two lines', async () => {
    for (const [i, line] of lines.slice(0, -1).entries()) {
      const next = lines[i + 1] ?? '';
      const result = await verify(textOf(fit(lines.toSpliced(i, 2, next, line))));
      expect([line, result]).toMatchObject([line, { ok: false }]);
      if (parsed(next)['type'] === 'event' && parsed(line)['type'] === 'event') {
        expect([line, result]).toMatchObject([line, placeOf(line, i)]);
      }
    }
  });

  test('by cutting it off', async () => {
    for (const [i, line] of lines.entries()) {
      const kept = lines.slice(0, i);
      expect([line, await verify(textOf(fit(kept)))]).toMatchObject([line, { ok: false }]);
      const half = textOf(kept) + line.slice(0, line.length / 2);
      expect([line, await verify(half)]).toMatchObject([line, { ok: false }]);
    }
    expect(await verify(file.slice(0, -1))).toMatchObject({ ok: false, line: lines.length });
    expect(await verify(`${file}\n`)).toMatchObject({ ok: false, line: lines.length + 1 });
  });

  test('by half a character, in the line or in what an event or an answer holds', async () => {
    const half = String.raw`{"note":"\udcff",`;
    const ways: Readonly<Record<string, readonly string[]>> = {
      event: ['actor', 'payload'],
      answer: ['key', 'body'],
      club: ['name'],
    };
    for (const [i, line] of lines.entries()) {
      const before = parsed(line);
      if (before['type'] === 'answer' && i % 11 > 0) continue;
      for (const name of ways[String(before['type'])] ?? []) {
        const text = String(before[name]);
        const value = text.startsWith('{') ? half + text.slice(1) : `${text} \ud83c`;
        const changed = JSON.stringify({ ...before, [name]: value });
        const result = await verify(textOf(fit(lines.toSpliced(i, 1, changed))));
        const detail = name === 'name' ? /no club/ : /half a character|its key is wrong/;
        expect([changed, result]).toMatchObject([changed, { ok: false, line: i + 1 }]);
        expect(result).toHaveProperty('detail', expect.stringMatching(detail));
      }
    }
  });

  test('by changing a field', async () => {
    for (const [i, line] of someOf([...lines.entries()])) {
      const before = parsed(line);
      // One answer is like another.
      if (before['type'] === 'answer' && i % 11 > 0) continue;
      for (const name of Object.keys(before)) {
        for (const value of otherValues(before[name])) {
          if (value === before[name]) continue;
          if (isRefitted && mayChange(before['type'], name)) continue;
          const changed = JSON.stringify({ ...before, [name]: value });
          const result = await verify(textOf(fit(lines.toSpliced(i, 1, changed))));
          expect([changed, result]).toMatchObject([changed, { ok: false }]);
          if (before['type'] !== 'event' || name === 'type' || result.ok) continue;
          // A line that is none is named itself.
          const place = result.seq === null ? [result.line, null] : [result.line, result.seq];
          expect([changed, ...place]).toEqual([
            changed,
            ...(result.seq === null ? [i + 1, null] : [null, before['seq']]),
          ]);
        }
      }
      for (const name of Object.keys(before)) {
        const { [name]: _gone, ...rest } = before;
        const result = await verify(textOf(fit(lines.toSpliced(i, 1, JSON.stringify(rest)))));
        if (i < lines.length - 1)
          expect([name, result]).toMatchObject([name, { ok: false, line: i + 1 }]);
      }
    }
  });
});

/** Other values, most of them of the same sort, that a field might have been given. */
function otherValues(value: unknown): unknown[] {
  if (typeof value === 'number') return [value + 1, String(value)];
  if (value === null) return ['x', played.members[0] ?? '', played.open];
  if (typeof value === 'object') return [{ ...value, more: 1 }];
  const text = typeof value === 'string' ? value : '';
  const letter = (from: string) => (from === '1' ? '2' : '1');
  return [text.replace(/[0-9a-f]/, letter), `${text}x`];
}

/** A part that only the digest of the file covers: an answer is not part of the log. */
function mayChange(type: unknown, name: string): boolean {
  return (type === 'answer' && !['type', 'event'].includes(name)) || type === 'end';
}

describe('a file that is no export', () => {
  test.each([
    ['nothing', ''],
    ['an empty line', '\n'],
    ['some JSON', '{"type":"event"}\n'],
    ['a text', 'Dear Karen\n'],
    ['another format', '{"type":"club","format":"other"}\n'],
    ['bytes', Buffer.from([0xff, 0xfe, 0x0a])],
    ['a gzip', Buffer.from([0x1f, 0x8b, 0x08])],
  ])('but %s', async (_what, text) => {
    expect(await verify(text)).toMatchObject({ ok: false, line: 1, check: 'file' });
  });

  test('but one of a later version says so', async () => {
    const later = lines.with(0, JSON.stringify({ ...parsed(lines[0]), version: 5 }));
    const result = await verify(textOf(later));
    expect(result).toMatchObject({ ok: false, line: 1 });
    expect(result).toHaveProperty('detail', expect.stringContaining('version 5'));
  });
});

const TABLES = [
  'club',
  'member',
  'membership',
  'device',
  'rule_book_version',
  'session',
  'seat',
  'pot',
  'account',
  'club_event',
  'event_subject',
  'person_name',
  'posting',
  'hand',
  'melding',
  'fine',
  'dispute',
  'idempotency_key',
];

/** All that there is of the club, and the rule books. */
async function allRows(from: pg.Pool): Promise<Record<string, unknown[]>> {
  const rows: Record<string, unknown[]> = {};
  for (const table of TABLES) {
    const found = await from.query<{ row: unknown }>(
      `SELECT to_jsonb(t) AS row FROM ${table} t
        WHERE coalesce(to_jsonb(t) ->> 'club_id', $1) = $1
          AND ($2 OR to_jsonb(t) ->> 'id' = $1)
        ORDER BY to_jsonb(t)::text COLLATE "C"`,
      [played.club, table !== 'club'],
    );
    rows[table] = found.rows.map(({ row }) => row);
  }
  return rows;
}

describe('an import', () => {
  let other: TestDatabase;
  let target: pg.Pool;

  beforeEach(async () => {
    other = await createTestDatabase();
    target = poolOf(other, 2);
  });
  afterEach(async () => {
    await target.end();
    await other.drop();
  });

  const bring = (text: string, until?: string) => {
    const head = until === undefined ? null : readHeadText(until);
    return importClub(target, Readable.from([Buffer.from(text)]), {
      replayer: new ClubReplayer(),
      ...(head === null ? {} : { until: head }),
    });
  };
  const expectNothing = async () => {
    for (const [table, rows] of Object.entries(await allRows(target))) {
      expect([table, rows]).toEqual([table, []]);
    }
  };

  test('makes every row as it was, and exports as the same bytes', async () => {
    expect(await bring(file)).toEqual(await verify(file));
    const was = await allRows(pool);
    expect(was['dispute']).toHaveLength(3);
    expect(was['membership']).toHaveLength(5);
    expect(await allRows(target)).toEqual(was);
    expect(await exported(target)).toBe(file);
    const verified = await verifyClub(target, played.club, {
      newReplayer: () => new ClubReplayer(),
    });
    expect(verified).toMatchObject({ ok: true });
  });

  test('goes on: earlier requests are answered as they were, and more can be written', async () => {
    await bring(file);
    const app = await createInstance(other);
    try {
      await app.listen(0, '127.0.0.1');
      const base = await app.getUrl();
      await setUp(base, (await setupSecret(app)) ?? '');
      await ownImported(app, base, played.club);
      await endOthers(base, played.club);
      for (const { sending, text } of played.writes.slice(1)) {
        expect(await sendWrite(base, sending)).toEqual({ text, replayed: 'true' });
      }
      const here = `/v1/clubs/${played.club}`;
      const path = `${here}/sessions/${played.open}`;
      await sendWrite(base, { path: `${path}/close`, body: {}, version: 3 });
      await sendWrite(base, { path: `${here}/members`, body: { name: 'Erik' } });
      await expectVerified(base, played.club);
      expect(await verify(await exported(target))).toMatchObject({ ok: true });
    } finally {
      await app.close();
    }
  });

  /** Takes the roles of those away who cannot come here, so that others can claim their members. */
  async function endOthers(base: string, club: string): Promise<void> {
    const path = `/v1/clubs/${club}/memberships`;
    const { memberships } = await read<MembershipList>(base, path);
    const me = (await whoIs(base, ownerAt(base) ?? '')).user?.id;
    const others = memberships.filter(({ user }) => user !== me);
    expect(others).toHaveLength(5);
    for (const { user } of others) {
      expectStatus(await call(base, 'POST', `${path}/${user}/end`), 200);
    }
  }

  test('is refused for a club that is there, or was opened with the same key', async () => {
    await bring(file);
    await expect(bring(file)).rejects.toThrow('is there already');
    const { rows } = await target.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM club_event',
    );
    expect(rows[0]?.count).toBe(lines.map(parsed).filter(({ type }) => type === 'event').length);
    const elsewhere = await playClub(served.base, 2);
    const key = String(parsed(lines[0])['openingKey']);
    const text = await readText((await ClubExport.begin(pool, elsewhere.club)).stream());
    const its = String(parsed(text.split('\n')[0])['openingKey']);
    const rekeyed = refitted(text.replaceAll(its, key).split('\n').slice(0, -1));
    await expect(bring(textOf(rekeyed))).rejects.toThrow('was opened with the same key');
  });

  test('of a wrong file, or of a log without the head on paper, writes nothing', async () => {
    const last = lines.findLastIndex((line) => parsed(line)['type'] === 'event');
    const changed = lines.with(last, JSON.stringify({ ...parsed(lines[last]), actor: 'x' }));
    expect(await bring(textOf(changed))).toMatchObject({ ok: false });
    expect(await bring(file, '3:0000-0000-0000-0000')).toMatchObject({ ok: false, seq: 3 });
    await expectNothing();
  });

  test('that the database refuses near its end leaves nothing', async () => {
    await target.query(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'no more'; END $$;
      CREATE CONSTRAINT TRIGGER refuse AFTER INSERT ON dispute DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION refuse()`);
    await expect(bring(file)).rejects.toThrow('no more');
    await expectNothing();
  });
});
