import { randomUUID } from 'node:crypto';
import type { ClubView, MemberView } from '../../../src/clubs/view.js';
import type { VerifyResult } from '../../../src/ledger/verify/verify-club.js';
import type { ProblemBody } from '../../../src/platform/http/reference/problem-body.js';
import { PROBLEMS, type ProblemCode } from '../../../src/problems/kinds.js';
import type { ReasonEntry } from '../../../src/rules/refusals/params.js';
import type { BookId } from '../../../src/rules/rule-book.js';
import type { TarokHandRecord } from '../../../src/rules/tarok/record/hand.js';
import type { HouseRules } from '../../../src/rules/house-rules/house-rules.js';
import type { SessionView } from '../../../src/sessions/table/session.view.js';
import type { PotsView, TableView } from '../../../src/sessions/table/table.view.js';
import { REASONS } from '../../../src/problems/reasons.js';
import {
  bearer,
  FIRST_CLUB,
  forgetWritesBy,
  OWNER,
  ownerAt,
  setUp,
  signOwnerIn,
  writerAt,
} from '../access/access.js';
import { createTestApp, setupSecret, sharedTestApp, type Having, type TestApp } from './app.js';

/** The API as a client sees it, over real HTTP. */

/** An answer as it came, byte for byte, and read as JSON. */
export interface Answer<T> {
  readonly status: number;
  readonly etag: string | null;
  readonly replayed: string | null;
  readonly type: string | null;
  readonly text: string;
  readonly body: T;
}

export interface Sent {
  readonly body?: unknown;
  /** A new one when left out; null sends none. */
  readonly key?: string | null;
  /** The session version the write is made against. */
  readonly version?: number | string;
  /** The bearer token to send: the owner's when left out; null sends none. */
  readonly as?: string | null;
}

/** Sends one request. Nobody looks at what a success holds before its status was looked at. */
export async function call<T = unknown>(
  base: string,
  method: string,
  path: string,
  { body, key = randomUUID(), version, as }: Sent = {},
): Promise<Answer<T>> {
  const token = as === undefined ? await ownerFor(base, method) : as;
  const answer = await fetch(base + path, {
    method,
    headers: {
      ...bearer(token),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(method === 'GET' || key === null ? {} : { 'idempotency-key': key }),
      ...(version === undefined
        ? {}
        : { 'if-match': typeof version === 'number' ? `"${version}"` : version }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return readAnswer<T>(answer);
}

/** An answer to `fetch`; nobody has looked yet whether it is a success. */
export async function readAnswer<T>(answer: Response): Promise<Answer<T>> {
  const text = await answer.text();
  return {
    status: answer.status,
    etag: answer.headers.get('etag'),
    replayed: answer.headers.get('idempotency-replayed'),
    type: answer.headers.get('content-type'),
    text,
    body: JSON.parse(text) as T,
  };
}

async function ownerFor(base: string, method: string): Promise<string | null> {
  return method === 'GET' ? ownerAt(base) : writerAt(base);
}

/** The application, listening, where somebody owns all clubs. */
export interface ServedApp extends TestApp {
  /** For `call()`. */
  readonly base: string;
}

/**
 * The application for a file of tests: the one that the files of a worker share, unless the file needs
 * one of its own. The owner and the first club are of this file alone, and so is every name that
 * somebody signs in with; clubs of earlier files are still there, and are nothing to this owner.
 */
export async function serveTestApp(having: Having = {}): Promise<ServedApp> {
  const isShared = Object.values(having).every((needed) => needed !== true);
  const testApp = isShared ? await sharedTestApp() : await createTestApp(having);
  if (!isShared) await testApp.app.listen(0, '127.0.0.1');
  const base = await testApp.app.getUrl();
  const secret = await setupSecret(testApp.app);
  if (secret === null) await beginAgain(testApp, base);
  else await setUp(base, secret);
  forgetWritesBy(base, () =>
    testApp.pool.query(`DELETE FROM rate_count WHERE key LIKE 'writes:%'`),
  );
  return { ...testApp, base };
}

/** Leaves the users of earlier files behind, with all that was counted, for another owner. */
async function beginAgain({ pool }: TestApp, base: string): Promise<void> {
  const { rows } = await pool.query<{ hash: string }>(
    `SELECT password_hash AS hash FROM app_user WHERE name_key = $1`,
    [OWNER.name],
  );
  await pool.query(`UPDATE app_user SET name = id, name_key = id WHERE name_key <> id::text`);
  await pool.query(
    `INSERT INTO app_user (id, name, name_key, password_hash, created_at, password_changed_at)
      VALUES ($1, $2, $2, $3, now(), now())`,
    [randomUUID(), OWNER.name, rows[0]?.hash],
  );
  await pool.query('DELETE FROM rate_count');
  await signOwnerIn(base);
  const club = await call(base, 'POST', '/v1/clubs', { body: { name: FIRST_CLUB } });
  expectStatus(club, 201);
}

export async function read<T>(base: string, path: string): Promise<T> {
  return expectStatus(await call<T>(base, 'GET', path), 200).body;
}

export function expectStatus<T>(answer: Answer<T>, status: number): Answer<T> {
  if (answer.status !== status) throw new Error(`${answer.status}, not ${status}: ${answer.text}`);
  return answer;
}

/** Fails unless the answer is this problem, whole and well-formed. */
export function expectProblem(answer: Answer<unknown>, code: ProblemCode): ProblemBody {
  const problem = answer.body as ProblemBody;
  expect({ code: problem.code, text: answer.text }).toEqual({ code, text: answer.text });
  expect(answer.type).toBe('application/problem+json; charset=utf-8');
  expect([answer.status, problem.status]).toEqual([PROBLEMS[code].status, PROBLEMS[code].status]);
  const { reason, params } = problem;
  expect([reason, REASONS[reason].code]).toEqual([reason, code]);
  const named: ReasonEntry = REASONS[reason];
  expect([reason, Object.keys(params).sort()]).toEqual([
    reason,
    Object.keys(named.params ?? {}).sort(),
  ]);
  expect(problem.detail).toMatch(/^[^a-z].*\.$/s);
  return problem;
}

/** A club with members, and a session of the first few of them. */
export interface OpenedClub {
  readonly club: string;
  readonly members: readonly string[];
}

export async function openClub(base: string, members = 5): Promise<OpenedClub> {
  const club = expectStatus(
    await call<ClubView>(base, 'POST', '/v1/clubs', { body: { name: 'Kopperne' } }),
    201,
  );
  const { id } = club.body;
  const made: string[] = [];
  for (const name of ['Anna', 'Bent', 'Carl', 'Dorte', 'Erik', 'Fie'].slice(0, members)) {
    const path = `/v1/clubs/${id}/members`;
    const member = await call<MemberView>(base, 'POST', path, { body: { name } });
    made.push(expectStatus(member, 201).body.id);
  }
  return { club: id, members: made };
}

export interface Opening {
  readonly book?: BookId;
  readonly players?: number;
  readonly rate?: number;
  readonly houseRules?: HouseRules;
}

export interface Table extends OpenedClub {
  /** Path of the session. */
  readonly path: string;
  readonly session: SessionView;
}

export async function openSession(
  base: string,
  openedClub: OpenedClub,
  { book = 'brix-1996', players, rate = 10, houseRules }: Opening = {},
): Promise<Table> {
  const seats = openedClub.members.slice(0, players ?? (book === 'koenigrufen' ? 4 : 3));
  const path = `/v1/clubs/${openedClub.club}/sessions`;
  const answer = await call<SessionView>(base, 'POST', path, {
    body: { book, rate, seats, firstDealer: seats[0], ...(houseRules ? { houseRules } : {}) },
  });
  const session = expectStatus(answer, 201).body;
  return { ...openedClub, path: `${path}/${session.id}`, session };
}

/** The dullest hand that a table of brix-1996 or vlk-1970 with three or four players can play. */
export function plainHand({ seats, dealer, active }: TableView): TarokHandRecord {
  const next = seats[(seats.indexOf(dealer) + 1) % seats.length];
  const counting = active.filter((player) => player !== next);
  return {
    events: [{ kind: 'pagat-won', player: counting[0] }],
    lastTrick: { winner: counting[0], ultimoCards: [] },
    count: counting.map((player) => ({ player, points: 26 })),
  } as unknown as TarokHandRecord;
}

/** Fails unless chain, ledger and replay of the club agree. */
export async function expectVerified(base: string, club: string): Promise<void> {
  const result = await read<VerifyResult>(base, `/v1/clubs/${club}/verification`);
  expect({ ...result, clubId: club }).toMatchObject(
    result.ok ? { ok: true } : { detail: 'nothing' },
  );
}

/** Points that the players and the pots have together: always none. */
export function sumOfPoints({ standings, pots, kitty }: TableView): number {
  const inPots = pots === null ? (kitty ?? 0) : pots.king + pots.pagat;
  return standings.reduce((sum, { points }) => sum + points, inPots);
}

/** The pots of a Tarok table. */
export function potsOf({ pots }: { readonly pots: PotsView | null }): PotsView {
  if (pots === null) throw new Error('a table without pots');
  return pots;
}
