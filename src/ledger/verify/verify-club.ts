import type { Pool, PoolClient } from 'pg';
import { QueuedClient } from '../../platform/database/queued-client.js';
import type { Turns } from '../../platform/worker/pace.js';
import { inTransaction } from '../../platform/database/transaction.js';
import type { LogHead } from '../log/chain.js';
import type { Movement } from '../projection/projected-accounts.js';
import type { ProjectedRow, ProjectedTables } from '../projection/projected-row.js';
import { keyOf, type Values } from '../projection/row-change.js';
import { groupText } from '../projection/row-text.js';
import { TABLES, type TableOf } from '../projection/tables/tables.js';
import { compareRows, type StoredRow } from './compare-rows.js';
import { firstOf, type Finding } from './finding.js';
import {
  countNames,
  EVENT_TABLES,
  readHead,
  readLastEvents,
  readPages,
  type StoredPage,
} from './stored-log.js';
import { compareReceipts } from './receipts-beside-log.js';
import type { NewReplayer } from './replayer.js';
import { StoredRows } from './stored-rows.js';
import {
  LogVerification,
  type EndedSession,
  type FoldedEvent,
  type LogSource,
  type VerifyOptions,
} from './verify-log.js';

export interface VerifyClubOptions extends Omit<VerifyOptions, 'replayer'> {
  readonly newReplayer: NewReplayer;
  /** Events read at a time. */
  readonly pageSize?: number;
  /** Lets the statements through; without it each runs at once. */
  readonly turns?: Turns;
}

/** The first event that is wrong, and in which way. */
export interface VerifyFailure extends Finding {
  readonly ok: false;
  readonly clubId: string;
}

export interface VerifySuccess {
  readonly ok: true;
  readonly clubId: string;
  readonly head: LogHead;
  readonly events: number;
  readonly postings: number;
  /** The events out of whose payloads texts were taken. */
  readonly takenOut: readonly number[];
}

export type VerifyResult = VerifySuccess | VerifyFailure;

const PAGE_SIZE = 500;
const SNAPSHOT = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';

/**
 * Verifies a club from its first event on: the chain of hashes, the replay of every event, and every
 * column of every row that follows from the log (`projection/tables.ts`), including rows that no event
 * accounts for. It reads page by page, and changes nothing.
 *
 * A snapshot that is held for so long would keep PostgreSQL from clearing away the old versions of the
 * rows that every hand changes, and each hand would take longer than the one before. So the log, which
 * only grows, is read without one to its end, and so are the sessions that were over by then. One
 * snapshot covers the rest: events recorded meanwhile, and the rows of the whole log. A difference may
 * be due to an event recorded meanwhile: then one snapshot covers everything, and only its differences
 * are reported.
 *
 * @returns success, or the first event with a fault
 * @throws Problem 'club-not-found'
 */
export async function verifyClub(
  pool: Pool,
  clubId: string,
  options: VerifyClubOptions,
): Promise<VerifyResult> {
  const followed = await followAndVerify(pool, clubId, options);
  if (followed.ok) return followed;
  return inTransaction(pool, SNAPSHOT, (client) => verifyWithin(client, clubId, options));
}

async function followAndVerify(
  pool: Pool,
  clubId: string,
  options: VerifyClubOptions,
): Promise<VerifyResult> {
  const client = new QueuedClient(pool, options.turns);
  const verification = verificationOf(client, clubId, options);
  const finding =
    (await verification.follow()) ??
    (await inTransaction(pool, SNAPSHOT, (own) => {
      client.use(own);
      return verification.run();
    }));
  return resultOf(clubId, verification, finding);
}

/**
 * Verifies a club as the transaction of this connection sees it.
 * @throws Problem 'club-not-found'
 */
export async function verifyWithin(
  client: PoolClient,
  clubId: string,
  options: VerifyClubOptions,
): Promise<VerifyResult> {
  const verification = verificationOf(new QueuedClient(client, options.turns), clubId, options);
  return resultOf(clubId, verification, await verification.run());
}

function verificationOf(client: QueuedClient, clubId: string, options: VerifyClubOptions) {
  const source = new StoredClub(client, clubId, options.pageSize);
  return new LogVerification(source, { ...options, replayer: options.newReplayer() });
}

function resultOf(
  clubId: string,
  { verified }: LogVerification<StoredPage>,
  finding: Finding | null,
): VerifyResult {
  return finding === null ? { ok: true, clubId, ...verified } : { ok: false, clubId, ...finding };
}

/** A club in its database. */
class StoredClub implements LogSource<StoredPage> {
  readonly #rows: StoredRows;

  /** @param client reads the next page while the sessions of the last are compared */
  constructor(
    readonly client: QueuedClient,
    readonly clubId: string,
    readonly pageSize = PAGE_SIZE,
  ) {
    this.#rows = new StoredRows(this.client, clubId);
  }

  head() {
    return readHead(this.client, this.clubId);
  }

  lastEvents() {
    return readLastEvents(this.client, this.clubId);
  }

  pages(after: number) {
    return readPages(this.client, this.clubId, after, this.pageSize);
  }

  event({ texts }: StoredPage, index: number, folded: FoldedEvent) {
    const stored = texts[index];
    const different = EVENT_TABLES.filter(
      (table, at) => groupText(TABLES[table], folded.rows[table]) !== (stored?.[at] ?? ''),
    );
    return different.length === 0 ? null : this.#findInEvent(folded, different);
  }

  async #findInEvent(
    { event, rows, projected }: FoldedEvent,
    tables: readonly TableOf<'event'>[],
  ): Promise<Finding | null> {
    const { seq, sessionId } = event;
    for (const table of tables) {
      const stored = await this.#rows.readOfEvent(table, seq);
      if (table === 'posting') {
        const detail = wrongPosting(stored, (posting) =>
          projected.wrongPosting(posting, sessionId),
        );
        if (detail !== null) return { seq, check: 'postings', detail };
      }
      const should = projectedRows(table, rows[table], seq);
      const [finding] = compareRows(table, should, stored, seq);
      if (finding !== undefined) return finding;
    }
    return null;
  }

  async endOfPage(_page: StoredPage, ended: readonly EndedSession[]) {
    return this.#rows.compareSessions(ended);
  }

  names() {
    return countNames(this.client, this.clubId);
  }

  async rowsOfNoEvent({ seq: last }: LogHead): Promise<Finding | null> {
    const found: (Finding | null)[] = [];
    for (const table of EVENT_TABLES) {
      const seq = await this.#rows.strangeEvent(table, last);
      const check = table === 'posting' ? 'postings' : 'state';
      const detail = `there are rows of ${TABLES[table].name} but no such event`;
      found.push(seq === null ? null : { seq, check, detail });
    }
    return firstOf(found);
  }

  async endOfLog(rows: ProjectedTables, { seq }: LogHead) {
    const finding = await this.#rows.compareClub(rows, seq);
    return finding ?? compareReceipts(this.client, this.clubId, rows);
  }
}

/** The rows that an event should have made, as they are compared. */
function projectedRows(table: TableOf<'event'>, rows: readonly Values[], seq: number) {
  return new Map<string, ProjectedRow>(
    rows.map((row) => {
      const made = { row, madeBy: seq, changedBy: seq, keptBy: seq };
      return [keyOf(TABLES[table].key, row), made];
    }),
  );
}

/** A fault of an event's postings that is one for any event. */
function wrongPosting(
  stored: readonly StoredRow[],
  wrong: (posting: Movement) => string | null,
): string | null {
  const inOrder = [...stored].sort((a, b) => Number(a['line']) - Number(b['line']));
  for (const [i, { line, fromAccount, toAccount, amount }] of inOrder.entries()) {
    if (Number(line) !== i + 1) return `posting ${i + 1} is missing: the next one is ${line ?? ''}`;
    const said = wrong({
      from: Number(fromAccount),
      to: Number(toAccount),
      amount: Number(amount),
    });
    if (said !== null) return `posting ${i + 1} ${said}`;
  }
  return null;
}
