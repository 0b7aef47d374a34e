import type { Queryable } from '../../platform/database/queued-client.js';
import { canonical } from '../log/canonical.js';
import type {
  AccountLine,
  AnswerLine,
  ClubLine,
  EventLine,
  NameLine,
  ReceiptLine,
  RuleBookLine,
  SessionLine,
} from './format.js';
import { readEvents } from '../log/read-events.js';
import { selectColumns } from '../../platform/database/select-columns.js';

/** Numbers come as text: the pool decides how it reads an int8. */
interface ClubRow extends Pick<ClubLine, 'name' | 'currency' | 'openingKey' | 'hash'> {
  readonly club: string;
  readonly seq: string;
  readonly ruleBooks: number;
  readonly accounts: number;
  readonly sessions: number;
  readonly names: number;
  readonly answers: number;
  readonly receipts: number;
}

/** The first line of a club, without the format; null for an unknown club. */
export async function readClub(
  client: Queryable,
  clubId: string | null,
): Promise<Omit<ClubLine, 'type' | 'format' | 'version'> | null> {
  const { rows } = await client.query<ClubRow>(
    `SELECT id AS club, ${selectColumns('Club', 'c', 'name', 'currency', 'openingKey')}, head_seq::text AS seq,
      head_hash AS hash,
      (SELECT count(DISTINCT (book, book_version))::int FROM session s WHERE s.club_id = c.id)
        AS "ruleBooks",
      (SELECT count(*)::int FROM account a WHERE a.club_id = c.id) AS accounts,
      (SELECT count(*)::int FROM session s WHERE s.club_id = c.id) AS sessions,
      (SELECT count(*)::int FROM person_name n WHERE n.club_id = c.id) AS names,
      (SELECT count(*)::int FROM idempotency_key k WHERE k.club_id = c.id) AS answers,
      (SELECT count(DISTINCT held)::int FROM receipt r WHERE r.club_id = c.id) AS receipts
    FROM club c WHERE c.id = $1`,
    [clubId],
  );
  const row = rows[0];
  return row === undefined ? null : { ...row, seq: Number(row.seq) };
}

/** The rule books that the club's sessions are pinned to. */
export async function readRuleBooks(client: Queryable, clubId: string): Promise<RuleBookLine[]> {
  const { rows } = await client.query<Omit<RuleBookLine, 'type'>>(
    `SELECT book, version, content FROM rule_book_version b
      WHERE (book, version) IN (SELECT book, book_version FROM session WHERE club_id = $1)
      ORDER BY book COLLATE "C", version COLLATE "C"`,
    [clubId],
  );
  return rows.map(({ book, version, content }) => {
    // The database has an order of its own for the fields.
    const sorted = JSON.parse(canonical(content)) as object;
    return { type: 'rule-book', book, version, content: sorted };
  });
}

/** All accounts of the club, in the order in which they were opened. */
export async function readAccountLines(client: Queryable, clubId: string): Promise<AccountLine[]> {
  const { rows } = await client.query<Omit<AccountLine, 'type' | 'id' | 'balance'> & AccountTexts>(
    `SELECT id::text AS id, kind, session_id AS session, member_id AS member, balance::text AS balance
      FROM account a WHERE club_id = $1 ORDER BY a.id`,
    [clubId],
  );
  return rows.map(({ id, kind, session, member, balance }) => {
    return { type: 'account', id: Number(id), kind, session, member, balance: Number(balance) };
  });
}

interface AccountTexts {
  readonly id: string;
  readonly balance: string;
}

/** The sessions at that time, with their last events. */
export async function readSessionLines(client: Queryable, clubId: string): Promise<SessionLine[]> {
  const { rows } = await client.query<Omit<SessionLine, 'type' | 'lastEvent'> & { last: string }>(
    `SELECT id, status, version, coalesce((SELECT max(e.seq) FROM club_event e
        WHERE e.club_id = s.club_id AND e.session_id = s.id), 0)::text AS last
      FROM session s WHERE s.club_id = $1 ORDER BY s.id`,
    [clubId],
  );
  return rows.map(({ id, status, version, last }) => {
    return { type: 'session', id, status, version, lastEvent: Number(last) };
  });
}

/** The names that events gave people who were not forgotten, in the order of the events. */
export async function readNameLines(client: Queryable, clubId: string): Promise<NameLine[]> {
  const { rows } = await client.query<Omit<NameLine, 'type' | 'event'> & { event: string }>(
    `SELECT event_seq::text AS event, person_id AS person, salt, name FROM person_name
      WHERE club_id = $1 ORDER BY event_seq`,
    [clubId],
  );
  return rows.map(({ event, person, salt, name }) => {
    return { type: 'name', event: Number(event), person, salt, name };
  });
}

/** Up to `count` events after number `after`, in order. */
export async function readEventLines(
  client: Queryable,
  clubId: string,
  after: number,
  count: number,
): Promise<EventLine[]> {
  const events = await readEvents(client, clubId, after, count);
  return events.map(({ seq, kind, sessionId: session, actor, time, payload, ...event }) => {
    const { prevHash, hash, takenOut } = event;
    const left = takenOut === undefined ? {} : { takenOut };
    return { type: 'event', seq, kind, session, actor, time, payload, prevHash, hash, ...left };
  });
}

/** The number of the last event that is there. */
export async function readLastSeq(client: Queryable, clubId: string): Promise<number> {
  const { rows } = await client.query<{ readonly seq: string | null }>(
    'SELECT max(seq)::text AS seq FROM club_event WHERE club_id = $1',
    [clubId],
  );
  return Number(rows[0]?.seq);
}

/** Where a kept answer is found. */
export interface AnswerPlace {
  readonly key: string;
  readonly event: number;
}

/** Up to `count` kept answers after that of key `after`, in the order in which an index has them. */
export async function readAnswerPlaces(
  client: Queryable,
  clubId: string,
  after: string,
  count: number,
): Promise<AnswerPlace[]> {
  const { rows } = await client.query<{ readonly key: string; readonly event: string }>({
    name: 'export-answer-places',
    text: `SELECT key, event_seq::text AS event FROM idempotency_key k
      WHERE club_id = $1 AND key > $2 ORDER BY k.key LIMIT $3`,
    values: [clubId, after, count],
  });
  return rows.map(({ key, event }) => ({ key, event: Number(event) }));
}

/** The digests of the files that receipts hold, in their order. */
export async function readReceiptDigests(client: Queryable, clubId: string): Promise<string[]> {
  const { rows } = await client.query<{ readonly digest: string }>(
    `SELECT held AS digest FROM receipt r WHERE r.club_id = $1 AND held IS NOT NULL
      GROUP BY held ORDER BY held COLLATE "C"`,
    [clubId],
  );
  return rows.map(({ digest }) => digest);
}

/** The file of a digest; null where its receipt was removed meanwhile. */
export async function readReceiptLine(
  client: Queryable,
  clubId: string,
  digest: string,
): Promise<ReceiptLine | null> {
  const { rows } = await client.query<{ readonly content: Buffer }>({
    name: 'export-receipt',
    text: 'SELECT content FROM receipt_content c WHERE c.club_id = $1 AND c.digest = $2',
    values: [clubId, digest],
  });
  const [row] = rows;
  if (row === undefined) return null;
  return { type: 'receipt', digest, content: row.content.toString('base64') };
}

type AnswerRow = Omit<AnswerLine, 'type' | 'event' | 'time'> & {
  readonly event: string;
  readonly time: string;
};

/** The kept answers of these keys, in the order of their events and keys. */
export async function readAnswerLines(
  client: Queryable,
  clubId: string,
  keys: readonly string[],
): Promise<AnswerLine[]> {
  const { rows } = await client.query<AnswerRow>({
    name: 'export-answers',
    text: `SELECT event_seq::text AS event,
        ${selectColumns('IdempotencyKey', 'k', 'key', 'requestHash', 'status', 'etag', 'body')},
        (extract(epoch FROM created_at) * 1000)::int8::text AS time
      FROM idempotency_key k WHERE club_id = $1 AND key = ANY ($2)
      ORDER BY k.event_seq, k.key COLLATE "C"`,
    values: [clubId, keys],
  });
  return rows.map(({ event, key, requestHash, status, etag, body, time }) => {
    const at = new Date(Number(time)).toISOString();
    return { type: 'answer', event: Number(event), key, requestHash, status, etag, body, time: at };
  });
}
