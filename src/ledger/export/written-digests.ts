import type { PoolClient } from 'pg';
import { QueuedClient } from '../../platform/database/queued-client.js';
import type { LogHead } from '../log/chain.js';
import { sqlName } from '../../platform/database/select-columns.js';
import type { EventRows } from '../projection/projected-rows.js';
import type { ProjectedTables } from '../projection/projected-row.js';
import type { Values } from '../projection/row-change.js';
import { groupText, inKeyOrder, rowSql, rowText, textsSql } from '../projection/row-text.js';
import { NAMES } from '../projection/tables/names-table.js';
import { ANSWERS } from '../projection/tables/answers-table.js';
import { TABLES, tablesOf, type TableName } from '../projection/tables/tables.js';
import type { ProjectedTable } from '../projection/tables/table.js';
import { digestSql, TextDigest } from '../projection/text-digest.js';
import { StoredRows } from '../verify/stored-rows.js';
import type { EndedSession } from '../verify/verify-log.js';

const EVENT_TABLES = tablesOf('event');
const SESSION_TABLES = tablesOf('session');

/** Parts with a digest of their own: a table, the names or the kept answers. */
type Digested = TableName | 'names' | 'answers';

/** The SQL of each digest. */
const WRITTEN: Partial<Record<Digested, string>> = {
  event: rowsDigest(TABLES.event),
  names: rowsDigest(NAMES),
  answers: rowsDigest(ANSWERS),
  ...Object.fromEntries(
    [...EVENT_TABLES, ...SESSION_TABLES].map((table) => [table, groupsDigest(TABLES[table])]),
  ),
};

/** Of each row of a table. */
function rowsDigest(table: ProjectedTable): string {
  return `SELECT ${digestSql(rowSql(table, 't'))} FROM ${table.name} t WHERE t.club_id = $1`;
}

/** Of all rows of an event, or of a session, together. */
function groupsDigest(table: ProjectedTable): string {
  const by = `t.${sqlName(table.event ?? table.session ?? '')}`;
  return `SELECT ${digestSql("g.by || ' ' || g.texts")} FROM (
    SELECT ${by}::text AS by, ${textsSql(table)} AS texts FROM ${table.name} t
      WHERE t.club_id = $1 AND ${by} IS NOT NULL GROUP BY ${by}) g`;
}

/**
 * The rows that an import means to write, as digests of the texts that verification compares, so that
 * PostgreSQL can compare them with its rows without reading anything again.
 */
export class WrittenDigests {
  readonly #client: PoolClient;
  readonly #clubId: string;
  readonly #digests = new Map<Digested, TextDigest>(
    Object.keys(WRITTEN).map((of) => [of as Digested, new TextDigest()]),
  );
  readonly #stored: StoredRows;

  constructor(client: PoolClient, clubId: string) {
    this.#client = client;
    this.#clubId = clubId;
    this.#stored = new StoredRows(new QueuedClient(client), clubId);
  }

  addEvent(seq: number, event: Values, rows: EventRows): void {
    this.#add('event', rowText(TABLES.event, event));
    for (const table of EVENT_TABLES) this.#addGroup(table, String(seq), rows[table]);
  }

  addSession(session: EndedSession): void {
    const { id, rows } = session;
    for (const table of SESSION_TABLES) {
      const its = [...(rows.get(table)?.values() ?? [])].map(({ row }) => row);
      this.#addGroup(table, id, inKeyOrder(TABLES[table], its));
    }
    this.#stored.expect(session);
  }

  addName(name: Values): void {
    this.#add('names', rowText(NAMES, name));
  }

  addAnswer(answer: Values): void {
    this.#add('answers', rowText(ANSWERS, answer));
  }

  #addGroup(table: TableName, by: string, rows: readonly Values[]): void {
    if (rows.length > 0) this.#add(table, `${by} ${groupText(TABLES[table], rows)}`);
  }

  #add(to: Digested, text: string): void {
    this.#digests.get(to)?.add(text);
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
    // Nothing is known yet of how many rows were written; an index has them in their order already.
    await this.#client.query('SET LOCAL enable_sort = off');
    const { rows } = await this.#client.query<Partial<Record<Digested, string>>>(
      `SELECT ${Object.entries(WRITTEN)
        .map(([of, sql]) => `(${sql}) AS "${of}"`)
        .join(', ')}`,
      [this.#clubId],
    );
    for (const [of, digest] of this.#digests) {
      if (rows[0]?.[of] !== String(digest)) throw wrong(of);
    }
  }
}

function wrong(what: string): Error {
  return new Error(`this was not written as it should be: ${what}`);
}
