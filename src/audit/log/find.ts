import type { Pool } from 'pg';
import { readPerson } from '../../clubs/members/person.js';
import { readEvent, type Kind } from '../../events/registry.js';
import { DAY_MS } from '../../values/day.js';

/** A selection of a club's log; null does not narrow it. */
export interface LogFilter {
  readonly session: string | null;
  /** The member acted, is named in the event, or has an account that it moved. */
  readonly member: string | null;
  readonly kinds: readonly Kind[] | null;
  /** ISO 8601: recorded then or later. */
  readonly from: string | null;
  /** ISO 8601: recorded before. */
  readonly to: string | null;
  /** Only events with these numbers. */
  readonly seqs: readonly number[] | null;
}

/** Where a page begins, and how long it may be. */
export interface LogSlice {
  readonly order: 'asc' | 'desc';
  /** The event that the page before ended with; null for the first page. */
  readonly after: number | null;
  readonly limit: number;
}

/**
 * The numbers of the events that a filter lets through, in the order of the slice, at most `limit`.
 *
 * Cost: without a filter, by session, by member, and by kinds other than hands, the matches, by index.
 * By time: these, and the events of a day before it (see {@link boundsOf}). Hands among other kinds,
 * and kinds in a session: the log, or the session, is walked from the cursor until the page is full.
 */
export async function findEvents(
  pool: Pool,
  clubId: string,
  filter: LogFilter,
  slice: LogSlice,
): Promise<number[]> {
  const [bounds, subjects] = await Promise.all([
    boundsOf(pool, clubId, filter, slice),
    filter.member === null ? null : subjectsFor(pool, clubId, filter.member),
  ]);
  const { text, values } = statementFor(clubId, { ...filter, subjects }, slice, bounds);
  const { rows } = await pool.query<{ seq: number }>(text, values);
  return rows.map(({ seq }) => seq);
}

/** A filter, with the ids by which events concern its member. */
interface Wanted extends LogFilter {
  readonly subjects: readonly string[] | null;
}

/**
 * Events concern a member by their own id, by those of the guests that they were, and by that of every
 * user who ever claimed their record, for changes to the role of that user.
 */
async function subjectsFor(pool: Pool, clubId: string, asked: string): Promise<string[]> {
  const { member, ids } = await readPerson(pool, clubId, asked);
  const { rows } = await pool.query<{ kind: string; payload: string }>({
    name: 'claims-of-member',
    text: `SELECT e.kind, e.payload FROM event_subject s
      JOIN club_event e ON e.club_id = s.club_id AND e.seq = s.seq
      WHERE s.club_id = $1 AND s.subjects @> ARRAY[$2::uuid] AND e.kind = 'access-given'`,
    values: [clubId, member],
  });
  const users = rows.flatMap(({ kind, payload }) => {
    const event = readEvent(kind, payload);
    return event.kind === 'access-given' && event.member === member ? event.user : [];
  });
  return [...ids, ...new Set(users)];
}

/** Numbers of events: more than the one, less than the other. */
interface Bounds {
  readonly above: number;
  readonly below: number;
}

/**
 * Times in a log go up but for the clocks of its writers. No two of those are thought to differ by half
 * a day, so that whatever was recorded at a time lies after the last event that the search finds a day
 * before it, and before the first one a day after it.
 */
async function boundsOf(
  pool: Pool,
  clubId: string,
  { from, to }: LogFilter,
  { order, after }: LogSlice,
): Promise<Bounds> {
  const [first, last] = await Promise.all([
    from === null ? null : around(pool, clubId, new Date(Date.parse(from) - DAY_MS)),
    to === null ? headOf(pool, clubId) : around(pool, clubId, new Date(Date.parse(to) + DAY_MS)),
  ]);
  const above = first?.before ?? 0;
  const below = last?.since ?? 0;
  if (after === null) return { above, below };
  return order === 'asc'
    ? { above: Math.max(above, after), below }
    : { above, below: Math.min(below, after) };
}

/** Halves the log until it has an event before the time and the next one, which is not. */
const AROUND = `
  WITH RECURSIVE search AS (
    SELECT 0::int8 AS before, head_seq + 1 AS since FROM club WHERE id = $1
    UNION ALL
    SELECT CASE WHEN e.time < $2 THEN e.seq ELSE s.before END,
      CASE WHEN e.time < $2 THEN s.since ELSE e.seq END
    FROM search s
    JOIN club_event e ON e.club_id = $1 AND e.seq = (s.before + s.since) / 2
    WHERE s.since - s.before > 1
  )
  SELECT before, since FROM search WHERE since - before = 1`;

async function headOf(pool: Pool, clubId: string) {
  const { rows } = await pool.query<{ since: number }>({
    name: 'end-of-log',
    text: 'SELECT head_seq + 1 AS since FROM club WHERE id = $1',
    values: [clubId],
  });
  return rows[0] ?? null;
}

async function around(pool: Pool, clubId: string, time: Date) {
  const { rows } = await pool.query<{ before: number; since: number }>({
    name: 'events-around-time',
    text: AROUND,
    values: [clubId, time],
  });
  return rows[0] ?? null;
}

/** An SQL statement while it is put together; values go as parameters. */
class Statement {
  readonly values: unknown[] = [];
  readonly #club: string;
  readonly #above: string;
  readonly #below: string;

  constructor(clubId: string, { above, below }: Bounds) {
    this.#club = this.given(clubId);
    this.#above = this.given(above);
    this.#below = this.given(below);
  }

  given(value: unknown): string {
    return `$${this.values.push(value)}`;
  }

  /** That an event is one of the club within the bounds. */
  within(event: string): string {
    return `${event}.club_id = ${this.#club} AND ${event}.seq > ${this.#above}::int8
      AND ${event}.seq < ${this.#below}::int8`;
  }
}

function statementFor(clubId: string, filter: Wanted, slice: LogSlice, bounds: Bounds) {
  const { subjects, kinds, session, seqs, from, to } = filter;
  const statement = new Statement(clubId, bounds);
  const given = (value: unknown) => statement.given(value);
  const order = slice.order === 'asc' ? 'ASC' : 'DESC';
  const inOrder = `ORDER BY e.seq ${order}`;
  const limit = `LIMIT ${given(slice.limit)}`;
  const conditions = [statement.within('e')];
  if (from !== null) conditions.push(`e.time >= ${given(new Date(from))}`);
  if (to !== null) conditions.push(`e.time < ${given(new Date(to))}`);
  if (session !== null) conditions.push(`e.session_id = ${given(session)}`);
  if (seqs !== null) conditions.push(`e.seq = ANY (${given(seqs)}::int8[])`);
  const isWide = session === null && seqs === null;
  if (subjects === null && kinds !== null && isWide && !kinds.includes('hand-recorded')) {
    // Each kind by its index, as many as the page can hold.
    const text = `
      SELECT seq FROM unnest(${given(kinds)}::text[]) AS k(kind)
      CROSS JOIN LATERAL (SELECT e.seq FROM club_event e
        WHERE ${conditions.join(' AND ')} AND e.kind = k.kind AND e.kind <> 'hand-recorded'
        ${inOrder} ${limit}) one
      ORDER BY seq ${order} ${limit}`;
    return { text, values: statement.values };
  }
  if (kinds !== null) conditions.push(`e.kind = ANY (${given(kinds)}::text[])`);
  let source = 'club_event e';
  if (subjects !== null) {
    source = 'event_subject s JOIN club_event e ON e.club_id = s.club_id AND e.seq = s.seq';
    conditions.push(`s.subjects && ${given(subjects)}::uuid[]`, statement.within('s'));
  }
  const text = `SELECT e.seq FROM ${source} WHERE ${conditions.join(' AND ')} ${inOrder} ${limit}`;
  return { text, values: statement.values };
}
