import { Readable } from 'node:stream';
import type pg from 'pg';
import type { SignedInView } from '../../src/access/access.view.js';
import type { AuditPage } from '../../src/audit/log/view.js';
import type { AccountList } from '../../src/cash-book/accounts/account.view.js';
import type { BooksView } from '../../src/cash-book/books/books.view.js';
import { openOlderBooks } from '../../src/cash-book/books/open-older-books.js';
import type { MemberView } from '../../src/clubs/view.js';
import { importClub } from '../../src/ledger/export/import-club.js';
import { verifyClub } from '../../src/ledger/verify/verify-club.js';
import { ClubReplayer } from '../../src/replay/club-replayer.js';
import { call, expectStatus } from '../support/api/api.js';
import { createInstance } from '../support/api/app.js';
import { createTestDatabase, poolOf, type TestDatabase } from '../support/database/database.js';
import { readsOfClub, textAt } from '../support/api/every-read.js';
import { HAS_POPPLER } from '../support/files/poppler.js';
import { loadOlderDatabase, OLDER_CLUB } from '../support/database/older-club.js';

/** Somebody leaves a club whose log is older than digests: their name is in its text for ever. */

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase('empty');
  pool = poolOf(database, 2);
  await loadOlderDatabase(database, pool);
  await openOlderBooks(pool);
}, 60_000);

afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** A member of then with nothing open but money. */
async function someone() {
  const { rows } = await pool.query<{ id: string; name: string; balance: number }>(
    `SELECT m.id, m.name, a.balance FROM member m
      JOIN account a ON a.club_id = m.club_id AND a.member_id = m.id AND a.kind = 'member'
      WHERE m.club_id = $1 AND NOT EXISTS (SELECT FROM seat s
          JOIN session e ON e.club_id = s.club_id AND e.id = s.session_id
          WHERE s.club_id = m.club_id AND s.member_id = m.id AND e.status = 'open')
        AND NOT EXISTS (SELECT FROM membership o WHERE o.club_id = m.club_id AND o.member_id = m.id
          AND 'owner' = ANY (o.roles))
        AND NOT EXISTS (SELECT FROM dispute d LEFT JOIN fine f ON f.club_id = d.club_id
            AND f.id = d.fine_id
          WHERE d.club_id = m.club_id AND d.state = 'open' AND m.id IN (d.raised_by, f.member_id))
        AND EXISTS (SELECT FROM seat s WHERE s.club_id = m.club_id AND s.member_id = m.id)
      ORDER BY (SELECT count(DISTINCT e.payload::json ->> 'name') FROM club_event e
        WHERE e.club_id = m.club_id AND e.payload::json ->> 'member' = m.id::text) DESC,
        m.created_at LIMIT 1`,
    [OLDER_CLUB],
  );
  const [found] = rows;
  if (found === undefined) throw new Error('nobody can leave');
  return found;
}

test('they are shown nowhere, and log, file and rows are proved before and after', async () => {
  const app = await createInstance(database);
  try {
    await app.listen(0, '127.0.0.1');
    const base = await app.getUrl();
    const me = { name: 'agnes@example.org', password: 'kopper paa bordet', bearer: true };
    const signedIn = await call<SignedInView>(base, 'POST', '/v1/sign-in', { body: me, as: null });
    const as = expectStatus(signedIn, 200).body.token ?? '';
    const club = `/v1/clubs/${OLDER_CLUB}`;
    const get = async <T>(path: string) =>
      expectStatus(await call<T>(base, 'GET', club + path, { as }), 200).body;
    const post = <T>(path: string, body?: object) =>
      call<T>(base, 'POST', club + path, { body, as });
    const { id, name, balance } = await someone();
    await settle(balance, id, get, post);
    const exported = async () => {
      const headers = { authorization: `Bearer ${as}` };
      return (await fetch(`${base}${club}/export`, { headers })).text();
    };
    const before = await exported();

    const left = expectStatus(await post<MemberView>(`/members/${id}/forget`), 200).body;
    expect(left.name).toBe(`tidligere medlem (${left.initials ?? ''})`);
    const { entries } = await get<AuditPage>(`/audit?member=${id}&limit=200`);
    expect(entries.length).toBeGreaterThan(3);
    // The text of the log is in the file only.
    const reads = (await readsOf(id)).filter((path) => !path.endsWith('/export'));
    expect(reads.length).toBeGreaterThan(40);
    const names = await namesOf(id);

    // Renamed, and as a user.
    expect(names).toEqual([expect.any(String), name, expect.stringContaining('@')]);
    const isNamed = (text: string) => names.some((one) => text.includes(one));
    const named: string[] = [];
    for (const path of reads.filter((one) => HAS_POPPLER || !one.includes('.pdf'))) {
      if (isNamed(await textAt(base, path, { language: 'da', as }))) named.push(path);
    }
    expect(named).toEqual([]);

    const after = await exported();
    // The text of the chain is as it was: of then it holds the name.
    const added = before
      .split('\n')
      .find((line) => line.includes('"member-renamed"') && line.includes(id));
    expect(added).toContain(name);
    expect(after.split('\n')).toContain(added);
    expect(
      await verifyClub(pool, OLDER_CLUB, { newReplayer: () => new ClubReplayer() }),
    ).toMatchObject({
      ok: true,
    });
    for (const file of [before, after]) {
      const other = await createTestDatabase();
      const target = poolOf(other, 2);
      const stream = Readable.from([Buffer.from(file)]);
      const imported = await importClub(target, stream, { replayer: new ClubReplayer() });
      expect(imported).toMatchObject({ ok: true });
      await target.end();
      await other.drop();
    }
  } finally {
    await app.close();
  }
}, 120_000);

/** The names in the text of the log: every name that they had, and as a user. */
async function namesOf(member: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT DISTINCT e.payload::json ->> 'name' AS name FROM club_event e
      WHERE e.club_id = $1 AND e.kind <> 'member-forgotten'
        AND e.payload::json ->> 'name' IS NOT NULL AND $2 IN
        (e.payload::json ->> 'member', (SELECT m.member_id::text FROM membership m
          WHERE m.club_id = $1 AND m.user_id::text = e.payload::json ->> 'user'))`,
    [OLDER_CLUB, member],
  );
  return rows.map(({ name }) => name);
}

/** All that can be read of the club, with an evening that they played and a dispute there was. */
async function readsOf(member: string): Promise<string[]> {
  const { rows } = await pool.query<Record<string, string>>(
    `SELECT c.id AS "clubId", s.member_id AS "memberId", s.session_id AS "sessionId", '1' AS number,
        (SELECT id FROM dispute d WHERE d.club_id = c.id LIMIT 1) AS "disputeId",
        (SELECT event_seq::text FROM voucher v WHERE v.club_id = c.id LIMIT 1) AS seq,
        (SELECT first_day::text FROM fiscal_year y WHERE y.club_id = c.id LIMIT 1) AS "firstDay"
      FROM club c JOIN seat s ON s.club_id = c.id AND s.member_id = $2 WHERE c.id = $1 LIMIT 1`,
    [OLDER_CLUB, member],
  );
  const [ids = {}] = rows;
  const { rows: others } = await pool.query<{ id: string }>(
    'SELECT id FROM member WHERE club_id = $1 AND id <> $2 LIMIT 1',
    [OLDER_CLUB, member],
  );
  const members = [member, others[0]?.id].join(',');
  return readsOfClub(ids, { member, members });
}

/** Debts are received, credits are paid out. */
async function settle(
  balance: number,
  member: string,
  get: <T>(path: string) => Promise<T>,
  post: (path: string, body: object) => ReturnType<typeof call>,
): Promise<void> {
  if (balance === 0) return;
  const { accounts } = await get<AccountList>('/accounts');
  const purse = accounts.find(({ code }) => code === 'drawer')?.id;
  const { today } = await get<BooksView>('/books');
  const how = balance < 0 ? 'money-received' : 'money-paid-out';
  const body = { day: today, member, purse, amount: Math.abs(balance) };
  expectStatus(await post(`/${how}`, body), 201);
}
