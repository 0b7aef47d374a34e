import type { QueuedClient } from '../../platform/database/queued-client.js';
import { Problem } from '../../platform/http/problem/problem.js';
import type { LogHead } from '../log/chain.js';
import type { LoggedEvent } from '../log/event.js';
import type { PersonName } from '../log/person-name.js';
import { EVENT_COLUMNS, readEvent } from '../log/read-events.js';
import { sqlName } from '../../platform/database/select-columns.js';
import { groupSql } from '../projection/row-text.js';
import { NAMES } from '../projection/tables/names-table.js';
import { TABLES, tablesOf } from '../projection/tables/tables.js';
import type { ProjectedTable } from '../projection/tables/table.js';
import { isUuid } from '../../values/uuid.js';

/** The log of a club in its database, with the rows that carry the number of an event. */

/** A page of it. */
export interface StoredPage {
  readonly events: readonly LoggedEvent[];
  /** Of each event, for each table of {@link EVENT_TABLES}: its rows as one text. */
  readonly texts: readonly (readonly (string | null)[])[];
}

/** The tables whose rows carry the number of an event. */
export const EVENT_TABLES = tablesOf('event');

const OWN_COLUMNS = 9;

const READ_PAGE = `SELECT ${EVENT_COLUMNS}, ${EVENT_TABLES.map((table) => {
  const { event = '' }: ProjectedTable = TABLES[table];
  return groupSql(TABLES[table], `t.club_id = e.club_id AND t.${sqlName(event)} = e.seq`);
}).join(', ')}
  FROM club_event e WHERE e.club_id = $1 AND e.seq > $2 ORDER BY e.seq LIMIT $3`;

/**
 * The pages of the log behind event `after`, in order, the last of them not full. While one is looked
 * at, PostgreSQL makes the next.
 */
export async function* readPages(
  client: QueuedClient,
  clubId: string,
  after: number,
  pageSize: number,
): AsyncGenerator<StoredPage> {
  const read = (from: number) => {
    const page = readPage(client, clubId, from, pageSize);
    // A page that fails before anybody waits for it is reported to the one who does.
    page.catch(() => undefined);
    return page;
  };
  let next = read(after);
  try {
    for (;;) {
      const page = await next;
      const last = page.events.at(-1);
      const isFull = last !== undefined && page.events.length === pageSize;
      if (isFull) next = read(last.seq);
      yield page;
      if (!isFull) return;
    }
  } finally {
    // Nobody waits for it when the reading ends before the log.
    await next.catch(() => undefined);
  }
}

async function readPage(
  client: QueuedClient,
  clubId: string,
  after: number,
  count: number,
): Promise<StoredPage> {
  const { rows } = await client.queryArrays<(string | null)[]>({
    name: 'verify-page',
    text: READ_PAGE,
    values: [clubId, after, count],
  });
  const events = rows.map((columns) => readEvent(clubId, columns));
  return {
    events: await withNames(client, clubId, events),
    texts: rows.map((columns) => columns.slice(OWN_COLUMNS)),
  };
}

/** Events in their order, with the names that are kept for them. */
export async function withNames(
  client: QueuedClient,
  clubId: string,
  events: readonly LoggedEvent[],
): Promise<readonly LoggedEvent[]> {
  const [first] = events;
  const last = events.at(-1);
  if (first === undefined || last === undefined) return events;
  const { rows } = await client.query<PersonName & { readonly seq: string }>({
    name: 'verify-names',
    text: `SELECT event_seq::text AS seq, person_id AS person, salt, name FROM ${NAMES.name}
      WHERE club_id = $1 AND event_seq BETWEEN $2 AND $3`,
    values: [clubId, first.seq, last.seq],
  });
  const bySeq = new Map(rows.map(({ seq, ...named }) => [Number(seq), named]));
  if (bySeq.size === 0) return events;
  return events.map((event) => {
    const named = bySeq.get(event.seq);
    return named === undefined ? event : { ...event, named };
  });
}

/** How many names of people are kept. */
export async function countNames(client: QueuedClient, clubId: string): Promise<number> {
  const { rows } = await client.query<{ readonly names: number }>({
    text: `SELECT count(*)::int AS names FROM ${NAMES.name} WHERE club_id = $1`,
    values: [clubId],
  });
  return rows[0]?.names ?? 0;
}

/** @throws Problem 'club-not-found' */
export async function readHead(client: QueuedClient, clubId: string): Promise<LogHead> {
  const { rows } = await client.query<{ readonly seq: string; readonly hash: string }>({
    text: 'SELECT head_seq::text AS seq, head_hash AS hash FROM club WHERE id = $1',
    values: [isUuid(clubId) ? clubId : null],
  });
  const row = rows[0];
  if (row === undefined) throw new Problem('club-not-found', {});
  return { seq: Number(row.seq), hash: row.hash };
}

/** The last event of every session. */
export async function readLastEvents(
  client: QueuedClient,
  clubId: string,
): Promise<Map<string, number>> {
  const { rows } = await client.query<{ readonly id: string; readonly seq: string | null }>({
    text: `SELECT s.id, (SELECT max(e.seq) FROM club_event e
      WHERE e.club_id = s.club_id AND e.session_id = s.id)::text AS seq
    FROM session s WHERE s.club_id = $1`,
    values: [clubId],
  });
  return new Map(rows.map(({ id, seq }) => [id, Number(seq)]));
}
