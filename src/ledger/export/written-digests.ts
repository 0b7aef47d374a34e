import type { PoolClient } from 'pg';
import { QueuedClient } from '../../platform/queued-client.js';
import type { LogHead } from '../log/chain.js';
import { sqlName } from '../projection/column.js';
import type { EventRows } from '../projection/projected-rows.js';
import type { ProjectedTables } from '../projection/projected-row.js';
import type { Values } from '../projection/row-change.js';
import { groupSql, groupText, inKeyOrder, rowSql, rowText } from '../projection/row-text.js';
import { ANSWERS, TABLES, tablesOf } from '../projection/tables.js';
import type { Table } from '../projection/table.js';
import { digestSql, TextDigest } from '../projection/text-digest.js';
import { StoredRows } from '../verify/stored-rows.js';
import type { EndedSession } from '../verify/verify-log.js';

const EVENT_TABLES = tablesOf('event');
const SESSION_TABLES = tablesOf('session');

/**
 * What an import means to write, as digests of the texts that verification compares, so that PostgreSQL
 * can say whether that is what is there now without anything being read again.
 */
export class WrittenDigests {
  readonly #client: PoolClient;
  readonly #clubId: string;
  readonly #events = new TextDigest();
  readonly #sessions = new TextDigest();
  readonly #answers = new TextDigest();
  readonly #stored: StoredRows;

  constructor(client: PoolClient, clubId: string) {
    this.#client = client;
    this.#clubId = clubId;
    this.#stored = new StoredRows(new QueuedClient(client), clubId);
  }

  addEvent(event: Values, rows: EventRows): void {
    let text = rowText(TABLES.event, event);
    for (const table of EVENT_TABLES) text += ` ${groupText(TABLES[table], rows[table])}`;
    this.#events.add(text);
  }

  addSession(session: EndedSession): void {
    let text = session.id;
    for (const table of SESSION_TABLES) {
      const rows = [...(session.rows.get(table)?.values() ?? [])].map(({ row }) => row);
      text += ` ${groupText(TABLES[table], inKeyOrder(TABLES[table], rows))}`;
    }
    this.#sessions.add(text);
    this.#stored.expect(session);
  }

  addAnswer(answer: Values): void {
    this.#answers.add(rowText(ANSWERS, answer));
  }

  /**
   * Compares all that was written.
   * @throws Error for anything that is not what was meant to be written
   */
  async compare(club: ProjectedTables, { seq }: LogHead): Promise<void> {
    const finding = await this.#stored.compareClub(club, seq);
    if (finding !== null) throw wrong(`event ${finding.seq}: ${finding.detail}`);
    for (const table of EVENT_TABLES) {
      const strange = await this.#stored.strangeEvent(table, seq);
      if (strange !== null) throw wrong(`${table} of event ${strange}`);
    }
    const { rows } = await this.#client.query<Record<'events' | 'sessions' | 'answers', string>>(
      `SELECT ${EVENTS} AS events, ${SESSIONS} AS sessions, ${KEPT_ANSWERS} AS answers`,
      [this.#clubId],
    );
    const [is] = rows;
    const should = { events: this.#events, sessions: this.#sessions, answers: this.#answers };
    for (const [what, digest] of Object.entries(should)) {
      if (is?.[what as keyof typeof should] !== String(digest)) throw wrong(what);
    }
  }
}

function wrong(what: string): Error {
  return new Error(`this was not written as it should be: ${what}`);
}

const grouped = (table: Table, where: string) => `coalesce(${groupSql(table, where)}, '')`;

const EVENTS = `(SELECT ${digestSql(
  [
    rowSql(TABLES.event, 'e'),
    ...EVENT_TABLES.map((name) => {
      const table: Table = TABLES[name];
      const event = sqlName(table.event ?? '');
      return grouped(table, `t.club_id = e.club_id AND t.${event} = e.seq`);
    }),
  ].join(` || ' ' || `),
)} FROM club_event e WHERE e.club_id = $1)`;

const SESSIONS = `(SELECT ${digestSql(
  [
    's.id::text',
    ...SESSION_TABLES.map((name) => {
      const table: Table = TABLES[name];
      const session = sqlName(table.session ?? '');
      return grouped(table, `t.club_id = s.club_id AND t.${session} = s.id`);
    }),
  ].join(` || ' ' || `),
)} FROM session s WHERE s.club_id = $1)`;

const KEPT_ANSWERS = `(SELECT ${digestSql(rowSql(ANSWERS, 'k'))}
  FROM idempotency_key k WHERE k.club_id = $1)`;
