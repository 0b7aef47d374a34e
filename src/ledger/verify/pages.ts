import type { PoolClient } from 'pg';
import { Problem } from '../../platform/problem.js';
import type { LogHead } from '../log/chain.js';
import type { AccountKind, NewPosting, Unit } from '../log/posting.js';
import { isUuid } from '../write/read-snapshot.js';
import type { LoggedEvent } from './replayer.js';

/** A posting as the ledger keeps it. */
export interface LoggedPosting extends NewPosting {
  readonly eventSeq: number;
  readonly line: number;
  readonly sessionId: string | null;
}

/** An account as it is kept. */
export interface StoredAccount {
  readonly id: number;
  readonly kind: AccountKind;
  readonly sessionId: string | null;
  readonly memberId: string | null;
  readonly unit: Unit;
  /** Points or minor units. */
  readonly balance: number;
}

/** A session as it is kept. */
export interface StoredSession {
  readonly id: string;
  readonly status: string;
  readonly version: number;
  /** Null where it is not kept, but follows from the log. */
  readonly state: object | null;
}

/** The head that the club has. */
export interface StoredHead extends LogHead {
  /** Accounts that the club counts. */
  readonly accountsMade: number;
}

export interface StoredName {
  readonly name: string;
  /** Null where it is not kept, but follows from the log. */
  readonly archived: boolean | null;
}

export interface StoredNames {
  readonly club: StoredName & { readonly currency: string };
  /** By their ids; null where they are not kept, but follow from the log. */
  readonly members: ReadonlyMap<string, StoredName> | null;
}

/** @throws Problem 'club-not-found' */
export async function readHead(client: PoolClient, clubId: string): Promise<StoredHead> {
  const { rows } = await client.query<HeadTexts>(
    `SELECT head_seq::text AS seq, head_hash AS hash, accounts_made::text AS made
      FROM club WHERE id = $1`,
    [isUuid(clubId) ? clubId : null],
  );
  const row = rows[0];
  if (row === undefined) throw new Problem('club-not-found', {});
  const { seq, hash, made } = row;
  return { seq: Number(seq), hash, accountsMade: Number(made) };
}

interface HeadTexts {
  readonly seq: string;
  readonly hash: string;
  readonly made: string;
}

/** All accounts of the club, in the order in which they were opened. */
export async function readAccounts(client: PoolClient, clubId: string): Promise<StoredAccount[]> {
  const { rows } = await client.query<Omit<StoredAccount, 'id' | 'balance'> & Texts>(
    `SELECT id::text AS id, kind, session_id AS "sessionId", member_id AS "memberId", unit,
      balance::text AS balance FROM account a WHERE club_id = $1 ORDER BY a.id`,
    [clubId],
  );
  return rows.map((row) => ({ ...row, id: Number(row.id), balance: Number(row.balance) }));
}

interface Texts {
  readonly id: string;
  readonly balance: string;
}

/** The last event of every session. */
export async function readLastEvents(
  client: PoolClient,
  clubId: string,
): Promise<Map<string, number>> {
  const { rows } = await client.query<{ id: string; seq: string | null }>(
    `SELECT s.id, (SELECT max(e.seq) FROM club_event e
      WHERE e.club_id = s.club_id AND e.session_id = s.id)::text AS seq
    FROM session s WHERE s.club_id = $1`,
    [clubId],
  );
  return new Map(rows.map(({ id, seq }) => [id, Number(seq)]));
}

/** Up to `count` events after number `after`, in order. */
export async function readEvents(
  client: PoolClient,
  clubId: string,
  after: number,
  count: number,
): Promise<LoggedEvent[]> {
  const { rows } = await client.query<string[]>({
    name: 'verify-events',
    // The time as milliseconds: a text would depend on the connection's time zone.
    text: `SELECT e.seq::text, kind, session_id, actor, payload, prev_hash, hash,
        (extract(epoch FROM time) * 1000)::int8::text
      FROM club_event e WHERE club_id = $1 AND e.seq > $2 ORDER BY e.seq LIMIT $3`,
    values: [clubId, after, count],
    rowMode: 'array',
  });
  return rows.map(([seq, kind, sessionId, actor, payload, prevHash, hash, time]) => ({
    clubId,
    seq: Number(seq),
    kind: kind ?? '',
    sessionId: sessionId ?? null,
    actor: actor ?? '',
    payload: payload ?? '',
    prevHash: prevHash ?? '',
    hash: hash ?? '',
    time: new Date(Number(time)).toISOString(),
  }));
}

/** The postings of the events after number `after` up to number `last`, in order. */
export async function readPostings(
  client: PoolClient,
  clubId: string,
  after: number,
  last: number,
): Promise<LoggedPosting[]> {
  const { rows } = await client.query<(string | number | null)[]>({
    name: 'verify-postings',
    text: `SELECT p.event_seq::text, p.line, from_account::text, to_account::text, amount::text, reason,
        source, session_id, hand_number, fine_id, stage
      FROM posting p WHERE club_id = $1 AND p.event_seq > $2 AND p.event_seq <= $3
      ORDER BY p.event_seq, p.line`,
    values: [clubId, after, last],
    rowMode: 'array',
  });
  return rows.map(([seq, line, from, to, amount, reason, source, session, hand, fine, stage]) => ({
    eventSeq: Number(seq),
    line: Number(line),
    from: Number(from),
    to: Number(to),
    amount: Number(amount),
    reason: String(reason),
    source: String(source),
    sessionId: session as string | null,
    handNumber: hand as number | null,
    fineId: fine as string | null,
    stage: String(stage),
  }));
}

/** The number of the first event that has postings but is not in the log, or null. */
export async function readStrayPosting(
  client: PoolClient,
  clubId: string,
  lastSeq: number,
): Promise<number | null> {
  const { rows } = await client.query<{ seq: string | null }>(
    `SELECT min(event_seq)::text AS seq FROM posting
      WHERE club_id = $1 AND (event_seq < 1 OR event_seq > $2)`,
    [clubId, lastSeq],
  );
  const seq = rows[0]?.seq ?? null;
  return seq === null ? null : Number(seq);
}

export async function readSessions(
  client: PoolClient,
  clubId: string,
  ids: readonly string[],
): Promise<Map<string, StoredSession>> {
  const { rows } = await client.query<StoredSession>({
    name: 'verify-sessions',
    text: `SELECT id, status, version, state FROM session
      WHERE club_id = $1 AND id = ANY ($2::uuid[])`,
    values: [clubId, ids],
  });
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * What the club and its members are called now, and which are archived.
 * @throws Problem 'club-not-found'
 */
export async function readNames(client: PoolClient, clubId: string): Promise<StoredNames> {
  const {
    rows: [club],
  } = await client.query<StoredNames['club']>(
    'SELECT name, currency, archived_at IS NOT NULL AS archived FROM club WHERE id = $1',
    [clubId],
  );
  if (club === undefined) throw new Problem('club-not-found', {});
  const { rows } = await client.query<StoredName & { readonly id: string }>(
    'SELECT id, name, archived_at IS NOT NULL AS archived FROM member WHERE club_id = $1',
    [clubId],
  );
  return { club, members: new Map(rows.map(({ id, ...name }) => [id, name])) };
}
