import type { Pool, PoolClient } from 'pg';
import { Problem } from '../platform/problem.js';
import type { ClubRow, MemberRow, SessionRow, Snapshot } from './event.js';
import type { KeptAnswer } from './write-batch.js';

/** What a batch of requests needs to know of its club. Ids that are not uuids are simply not found. */
export interface Wanted {
  readonly clubId: string;
  readonly sessionIds: ReadonlySet<string>;
  readonly memberIds: ReadonlySet<string>;
  readonly keys: ReadonlySet<string>;
}

/** A snapshot with the answers already given to the keys asked for. */
export interface ReadAnswer {
  readonly snapshot: Snapshot;
  readonly answers: ReadonlyMap<string, KeptAnswer>;
}

/** Pinned rules by session. They never change, so that a hand need not fetch and parse them. */
const KEPT_RULES = 1000;

const READ = {
  name: 'ledger-read',
  text: `SELECT json_build_object('id', c.id, 'name', c.name, 'currency', c.currency,
      'createdAt', c.created_at, 'archivedAt', c.archived_at, 'headSeq', c.head_seq,
      'headHash', c.head_hash, 'accountsMade', c.accounts_made,
      'cashBoxAccountId', c.cash_box_account_id) AS club,
    (SELECT json_agg(json_build_object('id', s.id, 'game', s.game, 'book', s.book,
        'bookVersion', s.book_version, 'rate', s.rate, 'status', s.status, 'version', s.version,
        'openedAt', s.opened_at, 'closedAt', s.closed_at, 'state', s.state,
        'rules', CASE WHEN s.id = ANY ($3::uuid[]) THEN s.rules END))
      FROM session s WHERE s.club_id = c.id AND s.id = ANY ($2::uuid[])) AS sessions,
    (SELECT json_agg(json_build_object('id', m.id, 'name', m.name, 'accountId', m.account_id,
        'createdAt', m.created_at, 'archivedAt', m.archived_at))
      FROM member m WHERE m.club_id = c.id AND m.id = ANY ($4::uuid[])) AS members,
    (SELECT json_agg(json_build_object('key', k.key, 'requestHash', k.request_hash,
        'status', k.status, 'etag', k.etag, 'body', k.body))
      FROM idempotency_key k WHERE k.club_id = c.id AND k.key = ANY ($5::text[])) AS answers
  FROM club c WHERE c.id = $1`,
};

interface ReadRow {
  readonly club: ClubRow;
  readonly sessions: readonly SessionRow[] | null;
  readonly members: readonly MemberRow[] | null;
  readonly answers: readonly (KeptAnswer & { readonly key: string })[] | null;
}

/** Reads what a batch needs in one statement, without a lock. */
export class SnapshotReader {
  readonly #rules = new Map<string, unknown>();

  /** @throws Problem 'club-not-found' */
  async read(client: Pool | PoolClient, wanted: Wanted): Promise<ReadAnswer> {
    const sessionIds = [...wanted.sessionIds].filter(isUuid);
    const { rows } = await client.query<ReadRow>({
      ...READ,
      values: [
        isUuid(wanted.clubId) ? wanted.clubId : null,
        sessionIds,
        sessionIds.filter((id) => !this.#rules.has(id)),
        [...wanted.memberIds].filter(isUuid),
        [...wanted.keys],
      ],
    });
    const row = rows[0];
    if (row === undefined) throw new Problem('club-not-found', 'There is no such club.');
    const sessions = (row.sessions ?? []).map((session) => ({
      ...session,
      rules: this.#keepRules(session),
      openedAt: isoTime(session.openedAt),
      closedAt: isoTimeOrNull(session.closedAt),
    }));
    return {
      snapshot: {
        club: withIsoTimes(row.club),
        sessions: new Map(sessions.map((session) => [session.id, session])),
        members: new Map((row.members ?? []).map((member) => [member.id, withIsoTimes(member)])),
      },
      answers: new Map((row.answers ?? []).map(({ key, ...answer }) => [key, answer])),
    };
  }

  /** The session's rules, put last among those kept; the one longest unused goes. */
  #keepRules({ id, rules }: SessionRow): unknown {
    const kept = this.#rules.get(id) ?? rules;
    this.#rules.delete(id);
    this.#rules.set(id, kept);
    if (this.#rules.size > KEPT_RULES) {
      const oldest = this.#rules.keys().next();
      if (oldest.done !== true) this.#rules.delete(oldest.value);
    }
    return kept;
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text is a uuid as the server writes it: lower case, with hyphens. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** PostgreSQL's JSON writes a time with the offset of the connection. */
function isoTime(time: string): string {
  return new Date(time).toISOString();
}

function isoTimeOrNull(time: string | null): string | null {
  return time === null ? null : isoTime(time);
}

function withIsoTimes<T extends { readonly createdAt: string; readonly archivedAt: string | null }>(
  row: T,
): T {
  return { ...row, createdAt: isoTime(row.createdAt), archivedAt: isoTimeOrNull(row.archivedAt) };
}
