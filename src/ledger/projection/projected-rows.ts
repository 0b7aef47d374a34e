import type { LoggedEvent, NewEvent } from '../log/event.js';
import type { ProjectedRow, ProjectedTables } from './projected-row.js';
import { ProjectedAccounts, type Movement } from './projected-accounts.js';
import { keyOf, resolveInto, type RowChange, type Values } from './row-change.js';
import { checkSession, postingRow, subjectRow } from './rows-of-event.js';
import { TABLES, type Row, type TableName, type TableOf } from './tables/tables.js';
import type { ProjectedTable } from './tables/table.js';

/** The rows that carry the number of one event. */
export type EventRows = Readonly<Record<TableOf<'event'>, readonly Values[]>>;

/** The writes of an event, as far as they are followed here. */
export type EventWriting = Pick<NewEvent, 'postings' | 'rows' | 'subjects' | 'naming' | 'takesOut'>;

/** The row itself is changed in its place: it is one for all the events of its session. */
interface KeptRow extends ProjectedRow {
  readonly row: Record<string, unknown>;
}

type Tables = Map<TableName, Map<string, KeptRow>>;

/** Follows what the events of a log make of every row. */
export class ProjectedRows {
  readonly #sessions = new Map<string, Tables>();
  /** Rows of the club, and the rule books that its sessions are pinned to. */
  readonly #club: Tables = new Map();
  readonly #accounts = new ProjectedAccounts();

  /**
   * Takes in what the next event writes.
   * @returns the rows that carry its number
   * @throws Error for what cannot follow on the events before
   */
  take(event: LoggedEvent, { postings, rows, subjects }: EventWriting): EventRows {
    const { seq, sessionId, actor } = event;
    for (const change of rows) this.#takeRow(event, change);
    this.#accounts.move(postings, sessionId, seq);
    return {
      posting: postings.map((posting, i) => postingRow(posting, seq, i + 1, sessionId)),
      subject: [subjectRow(seq, actor, subjects)],
    };
  }

  /** The fault of an existing posting with an event of this session, or null. */
  wrongPosting(movement: Movement, sessionId: string | null): string | null {
    return this.#accounts.wrong(movement, sessionId);
  }

  /** The rows of a session after its last event; they are let go of. */
  finishSession(sessionId: string): ProjectedTables {
    const tables = this.#sessions.get(sessionId) ?? (new Map() as Tables);
    this.#sessions.delete(sessionId);
    for (const { row } of tables.get('account')?.values() ?? []) {
      this.#accounts.close((row as Row<'account'>).id);
    }
    return tables;
  }

  /** The rows of the club after the last event of all, and the rule books. */
  finishClub(head: { readonly seq: number; readonly hash: string }): ProjectedTables {
    for (const club of this.#club.get('club')?.values() ?? []) {
      const accountsMade = this.#accounts.made;
      Object.assign(club.row, { headSeq: head.seq, headHash: head.hash, accountsMade });
      club.keptBy = head.seq;
    }
    return this.#club;
  }

  #takeRow(event: LoggedEvent, change: RowChange): void {
    checkSession(change, event.sessionId);
    const name = change.table;
    const table: ProjectedTable = TABLES[name];
    const { seq } = event;
    if ('put' in change) {
      const row: Record<string, unknown> = {};
      resolveInto(row, change.put, event);
      const rows = this.#rowsOf(table, name, row, event);
      const key = keyOf(table.key, row);
      const before = rows.get(key);
      if (before === undefined) {
        const made = { row, madeBy: seq, changedBy: seq, keptBy: seq };
        rows.set(key, name === 'account' ? this.#accounts.open(change.put, seq) : made);
      } else if (table.again === undefined) {
        throw new Error(`${name} ${key} is there already`);
      } else if (table.again === 'replaced') {
        Object.assign(before.row, row);
        before.changedBy = seq;
      }
      return;
    }
    const key = keyOf(table.key, change.of);
    const before = this.#rowsOf(table, name, change.of, event).get(key);
    if (before === undefined) throw new Error(`${name} ${key} was never there`);
    resolveInto(before.row, change.change, event);
    before.changedBy = seq;
  }

  /** The rows of a table that a row of it is among. */
  #rowsOf(
    { session }: ProjectedTable,
    name: TableName,
    row: Values,
    { sessionId }: LoggedEvent,
  ): Map<string, KeptRow> {
    const isOfClub = sessionId === null || session === undefined || row[session] === null;
    let tables = isOfClub ? this.#club : this.#sessions.get(sessionId);
    if (tables === undefined) {
      tables = new Map();
      this.#sessions.set(sessionId ?? '', tables);
    }
    let rows = tables.get(name);
    if (rows === undefined) {
      rows = new Map();
      tables.set(name, rows);
    }
    return rows;
  }
}
