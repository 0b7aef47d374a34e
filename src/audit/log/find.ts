import type { Pool } from 'pg';
import type { Kind } from '../../events/registry.js';
import { actorText } from '../../platform/actor.js';

/** What part of a club's log is wanted; null does not narrow it. */
export interface LogFilter {
  readonly session: string | null;
  /** He acted, is named in the event, or one of his accounts was moved by it. */
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
 * What it costs. Without a filter, by session, and by kinds other than hands: what the page shows, by
 * index. By time: that, and the events of a day before it (see {@link boundsOf}). By member: what can
 * touch him is looked for in one stretch of the log after the other, each four times as long as the one
 * before, until the page is full; so a page costs little for who plays often, and as much as the index
 * entries of all his sessions for who has nothing more to be shown. Hands among other kinds, and kinds
 * in a session: the log, or the session, is walked from the cursor until the page is full.
 */
export async function findEvents(
  pool: Pool,
  clubId: string,
  filter: LogFilter,
  slice: LogSlice,
): Promise<number[]> {
  const [bounds, actors] = await Promise.all([
    boundsOf(pool, clubId, filter, slice),
    actorsOf(pool, clubId, filter.member),
  ]);
  const wanted = { ...filter, actors };
  const isWide = filter.session === null && filter.seqs === null;
  if (filter.member === null || !isWide) return findWithin(pool, clubId, wanted, slice, bounds);
  const found: number[] = [];
  let { above, below } = bounds;
  for (let width = FIRST_STRETCH; below - above > 1; width *= 4) {
    const stretch: Bounds =
      slice.order === 'asc'
        ? { above, below: Math.min(below, above + width + 1) }
        : { above: Math.max(above, below - width - 1), below };
    const rest = { ...slice, limit: slice.limit - found.length };
    found.push(...(await findWithin(pool, clubId, wanted, rest, stretch)));
    if (found.length >= slice.limit) break;
    if (slice.order === 'asc') above = stretch.below - 1;
    else below = stretch.above + 1;
  }
  return found;
}

/** Events of the first stretch of the log that is looked through for a member. */
const FIRST_STRETCH = 1000;

/** A filter, with all that the log calls its member when he does something. */
interface Wanted extends LogFilter {
  readonly actors: readonly string[];
}

/** A member acts as himself, or at one of the club's devices: each is a text that the index knows. */
async function actorsOf(pool: Pool, clubId: string, member: string | null): Promise<string[]> {
  if (member === null) return [];
  const { rows } = await pool.query<{ id: string }>({
    name: 'devices-of-club',
    text: 'SELECT id FROM device WHERE club_id = $1',
    values: [clubId],
  });
  const devices = rows.map(({ id }) => actorText({ user: null, device: id, member }));
  return [actorText({ user: null, device: null, member }), ...devices];
}

async function findWithin(
  pool: Pool,
  clubId: string,
  filter: Wanted,
  slice: LogSlice,
  bounds: Bounds,
): Promise<number[]> {
  const { text, values } = statementFor(clubId, filter, slice, bounds);
  const { rows } = await pool.query<{ seq: number }>(text, values);
  return rows.map(({ seq }) => seq);
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

const DAY_MS = 86_400_000;

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

/** Kinds that can name a member in a session where he has no seat, or in none. */
const NAMING: readonly Kind[] = [
  'member-added',
  'member-renamed',
  'member-archived',
  'member-restored',
  'access-given',
  'access-ended',
  'dispute-raised',
  'dispute-answered',
  'dispute-upheld',
  'dispute-overturned',
  'dispute-withdrawn',
];

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

  /** That an event e touched a member. */
  touches(member: string, actors: readonly string[]): string {
    const name = `${this.given(member)}::text`;
    const id = `${this.given(member)}::uuid`;
    const accounts = `SELECT id FROM account WHERE club_id = ${this.#club} AND member_id = ${id}`;
    const disputes = `SELECT d.id::text FROM dispute d
      LEFT JOIN fine f ON f.club_id = d.club_id AND f.id = d.fine_id
      WHERE d.club_id = ${this.#club} AND (d.raised_by = ${id} OR f.member_id = ${id})`;
    // Whoever is or was him: his role may change when the record is claimed no more.
    const users = `SELECT x.payload::json ->> 'user' FROM club_event x
      WHERE x.club_id = ${this.#club} AND x.kind = 'access-given' AND x.kind <> 'hand-recorded'
        AND x.payload::json ->> 'member' = ${name}`;
    return `(e.actor = ANY (${this.given(actors)}::text[]) OR strpos(e.payload, ${name}) > 0
      OR CASE WHEN e.kind LIKE 'access-%'
        THEN e.payload::json ->> 'user' IN (${users}) ELSE false END
      OR CASE WHEN e.kind LIKE 'dispute-%'
        THEN e.payload::json ->> 'dispute' IN (${disputes}) ELSE false END
      OR EXISTS (SELECT FROM posting p WHERE p.club_id = e.club_id AND p.event_seq = e.seq
        AND (p.from_account IN (${accounts}) OR p.to_account IN (${accounts}))))`;
  }

  /** Events that can touch a member: those of the sessions that he sat in, and some others. */
  canTouch(member: string, actors: readonly string[]): string {
    return `SELECT x.seq FROM seat t JOIN club_event x ON x.session_id = t.session_id
        WHERE t.club_id = ${this.#club} AND t.member_id = ${this.given(member)}::uuid
          AND ${this.within('x')}
      UNION SELECT x.seq FROM club_event x
        WHERE ${this.within('x')} AND x.actor = ANY (${this.given(actors)}::text[])
          AND x.actor <> 'secretary'
      UNION ${this.ofKinds(NAMING)}`;
  }

  /** Events of kinds other than hands. */
  ofKinds(kinds: readonly Kind[]): string {
    return `SELECT x.seq FROM club_event x WHERE ${this.within('x')}
      AND x.kind = ANY (${this.given(kinds)}::text[]) AND x.kind <> 'hand-recorded'`;
  }

  /** Events e, out of some numbers: OFFSET 0 puts those in order before any event is looked at. */
  outOf(numbers: string, inOrder: string): string {
    return `(SELECT seq FROM (${numbers}) known ${inOrder} OFFSET 0) c
      JOIN LATERAL (SELECT * FROM club_event x
        WHERE x.club_id = ${this.#club} AND x.seq = c.seq LIMIT 1) e ON true`;
  }
}

function statementFor(clubId: string, filter: Wanted, slice: LogSlice, bounds: Bounds) {
  const { member, actors, kinds, session, seqs, from, to } = filter;
  const statement = new Statement(clubId, bounds);
  const given = (value: unknown) => statement.given(value);
  const inOrder = `ORDER BY seq ${slice.order === 'asc' ? 'ASC' : 'DESC'}`;
  const limit = `LIMIT ${given(slice.limit)}`;
  const conditions = [statement.within('e')];
  if (from !== null) conditions.push(`e.time >= ${given(new Date(from))}`);
  if (to !== null) conditions.push(`e.time < ${given(new Date(to))}`);
  if (session !== null) conditions.push(`e.session_id = ${given(session)}`);
  if (seqs !== null) conditions.push(`e.seq = ANY (${given(seqs)}::int8[])`);
  if (member !== null) conditions.push(statement.touches(member, actors));
  const isWide = session === null && seqs === null;
  if (member === null && kinds !== null && isWide && !kinds.includes('hand-recorded')) {
    // Each kind by its index, as many as the page can hold.
    const text = `
      SELECT seq FROM unnest(${given(kinds)}::text[]) AS k(kind)
      CROSS JOIN LATERAL (SELECT e.seq FROM club_event e
        WHERE ${conditions.join(' AND ')} AND e.kind = k.kind AND e.kind <> 'hand-recorded'
        ${inOrder} ${limit}) one
      ${inOrder} ${limit}`;
    return { text, values: statement.values };
  }
  if (kinds !== null) conditions.push(`e.kind = ANY (${given(kinds)}::text[])`);
  let source = 'club_event e';
  if (member !== null && isWide) {
    const isRare = kinds !== null && !kinds.includes('hand-recorded');
    const numbers = isRare ? statement.ofKinds(kinds) : statement.canTouch(member, actors);
    source = statement.outOf(numbers, inOrder);
  }
  const text = `SELECT e.seq FROM ${source} WHERE ${conditions.join(' AND ')} ${inOrder} ${limit}`;
  return { text, values: statement.values };
}
