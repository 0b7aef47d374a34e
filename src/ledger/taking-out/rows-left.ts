import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Pool } from 'pg';
import { QueuedClient } from '../../platform/database/queued-client.js';
import { Problem } from '../../platform/http/problem/problem.js';
import type { Turns } from '../../platform/worker/pace.js';
import { canonical } from '../log/canonical.js';
import type { LoggedEvent } from '../log/event.js';
import { readEvents } from '../log/read-events.js';
import type { PayloadLeft, RowLeft } from '../log/taking-out.js';
import type { ProjectedTables } from '../projection/projected-row.js';
import { ProjectedRows } from '../projection/projected-rows.js';
import type { Values } from '../projection/row-change.js';
import { TABLES } from '../projection/tables/tables.js';
import type { ProjectedTable } from '../projection/tables/table.js';
import type { NewReplayer, Replayer } from '../verify/replayer.js';
import { readHead, readLastEvents, withNames } from '../verify/stored-log.js';

/** The rows that are different without some texts, as of an event. */
export interface RowsLeft {
  /** The last event of the log when it was read. */
  readonly headSeq: number;
  readonly rows: readonly RowLeft[];
}

interface Folding {
  readonly newReplayer: NewReplayer;
  readonly turns: Turns;
}

const PAGE_SIZE = 100;
/** Events folded without a pause. */
const EVENTS_A_TURN = 5;

/**
 * Folds a log twice, as it is and with other payloads for some of its events, and compares all rows.
 *
 * @throws Problem 'club-not-found'; 'leaves-text' where an event cannot have such a payload
 */
export async function readRowsLeft(
  pool: Pool,
  clubId: string,
  payloads: readonly PayloadLeft[],
  { newReplayer, turns }: Folding,
): Promise<RowsLeft> {
  const client = new QueuedClient(pool, turns);
  const { seq: headSeq } = await readHead(client, clubId);
  const lastEvents = await readLastEvents(client, clubId);
  const left = new Map(payloads.map(({ seq, payload }) => [seq, payload]));
  const folds = new Folds(newReplayer, left);
  for (let last = 0; last < headSeq;) {
    const read = await turns(() => readEvents(pool, clubId, last, PAGE_SIZE));
    const events = (await withNames(client, clubId, read)).filter(({ seq }) => seq <= headSeq);
    for (const [index, event] of events.entries()) {
      if (index % EVENTS_A_TURN === EVENTS_A_TURN - 1) await nextTurn();
      folds.take(event);
      const { sessionId, seq } = event;
      if (sessionId !== null && lastEvents.get(sessionId) === seq) folds.finish(sessionId);
    }
    last = events.at(-1)?.seq ?? headSeq;
  }
  return { headSeq, rows: folds.end() };
}

/** One fold of a log. */
class Fold {
  readonly replayer: Replayer;
  readonly rows = new ProjectedRows();

  constructor(newReplayer: NewReplayer) {
    this.replayer = newReplayer();
  }

  /** @returns the payments of the event, to be compared */
  take(event: LoggedEvent): string {
    const writing = this.replayer.apply(event);
    return canonical([...this.rows.take(event, writing).posting]);
  }
}

/** A log as it is, and as it would be. */
class Folds {
  readonly #is: Fold;
  readonly #left: Fold;
  readonly #sessions = new Set<string>();
  readonly #found: RowLeft[] = [];
  /** The last event with another payload. */
  #changed = 0;

  constructor(
    newReplayer: NewReplayer,
    readonly payloads: ReadonlyMap<number, string>,
  ) {
    this.#is = new Fold(newReplayer);
    this.#left = new Fold(newReplayer);
  }

  take(event: LoggedEvent): void {
    const { seq, sessionId } = event;
    if (sessionId !== null) this.#sessions.add(sessionId);
    const payload = this.payloads.get(seq);
    if (payload !== undefined) this.#changed = seq;
    const payments = this.#is.take(event);
    if (payments !== this.#takeLeft(payload === undefined ? event : { ...event, payload })) {
      throw mustStay(this.#changed);
    }
  }

  #takeLeft(event: LoggedEvent): string {
    try {
      return this.#left.take(event);
    } catch {
      // As it is, it could be folded.
      throw mustStay(this.#changed);
    }
  }

  /** The session has had its last event. */
  finish(sessionId: string): void {
    this.#sessions.delete(sessionId);
    for (const { replayer } of [this.#is, this.#left]) replayer.finish(sessionId);
    this.#compare(this.#is.rows.finishSession(sessionId), this.#left.rows.finishSession(sessionId));
  }

  end(): readonly RowLeft[] {
    for (const id of this.#sessions) this.finish(id);
    const head = { seq: 0, hash: '' };
    this.#compare(this.#is.rows.finishClub(head), this.#left.rows.finishClub(head));
    return this.#found;
  }

  #compare(is: ProjectedTables, left: ProjectedTables): void {
    for (const [table, rows] of is) {
      const others = left.get(table);
      if (others?.size !== rows.size) throw mustStay(this.#changed);
      for (const [key, { row }] of rows) {
        const other = others.get(key)?.row;
        if (other === undefined) throw mustStay(this.#changed);
        const change = changedColumns(TABLES[table], row, other);
        if (change === null) continue;
        const of = Object.fromEntries(TABLES[table].key.map((column) => [column, row[column]]));
        this.#found.push({ table, of, change });
      }
    }
  }
}

function changedColumns({ columns }: ProjectedTable, is: Values, left: Values): Values | null {
  const changed = Object.keys(columns).filter(
    (column) => canonical(is[column] ?? null) !== canonical(left[column] ?? null),
  );
  if (changed.length === 0) return null;
  return Object.fromEntries(changed.map((column) => [column, left[column]]));
}

/** Something in the club depends on the text of an event. */
function mustStay(event: number): Problem {
  return new Problem('leaves-text', { event });
}
