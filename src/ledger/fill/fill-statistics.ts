import type { Pool, PoolClient } from 'pg';
import type { Logger } from '../../platform/logging.js';
import { QueuedClient } from '../../platform/database/queued-client.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { RowsToCopy } from '../export/copy-rows.js';
import { readEvents } from '../log/read-events.js';
import { TABLES } from '../projection/tables/tables.js';
import type { Finding } from '../verify/finding.js';
import type { NewReplayer } from '../verify/replayer.js';
import { countNames, readHead, readLastEvents, withNames } from '../verify/stored-log.js';
import {
  LogVerification,
  type ComparedSessions,
  type EndedSession,
  type LogPage,
  type LogSource,
} from '../verify/verify-log.js';

/** The log of a club cannot be followed: nothing was written. */
class NotFollowed extends Error {
  constructor(readonly finding: Finding) {
    super(finding.detail);
  }
}

/** How a club was dealt with. */
interface Taken {
  readonly clubId: string;
  readonly finding: Finding | null;
}

/**
 * Makes the statistics of clubs whose evenings were closed before there were such rows. They follow
 * from the log, so it is read from its first event on, as verification does. Each club is one
 * transaction: an interrupted start leaves it to the next one, and several at once share the clubs and
 * wait for one another. Without such clubs this costs one look into a table.
 *
 * A club whose log was changed is left alone, for verification to report the fault.
 *
 * @returns the number of clubs filled here
 * @throws the errors of the database
 */
export async function fillStatistics(
  pool: Pool,
  newReplayer: NewReplayer,
  logger: Logger,
): Promise<number> {
  const left: string[] = [];
  let filled = 0;
  for (;;) {
    // First the clubs that no other instance is filling, then the others after a wait.
    const taken =
      (await fillNext(pool, newReplayer, left, 'SKIP LOCKED')) ??
      (await fillNext(pool, newReplayer, left, ''));
    if (taken === null) return filled;
    const { clubId, finding } = taken;
    if (finding === null) {
      filled += 1;
      logger.info({ clubId }, 'made the statistics of the evenings so far');
    } else {
      left.push(clubId);
      logger.error({ clubId, ...finding }, 'a log cannot be followed; it gets no statistics');
    }
  }
}

/** @returns null when no club is left, but those that could not be followed */
async function fillNext(
  pool: Pool,
  newReplayer: NewReplayer,
  left: readonly string[],
  others: 'SKIP LOCKED' | '',
): Promise<Taken | null> {
  let clubId = '';
  try {
    return await inTransaction(pool, 'BEGIN', async (client) => {
      await client.query(
        'SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL statement_timeout = 0',
      );
      const { rows } = await client.query<{ readonly id: string }>(
        `SELECT club_id AS id FROM statistic_owed WHERE club_id <> ALL ($1::uuid[])
          ORDER BY club_id LIMIT 1 FOR UPDATE ${others}`,
        [left],
      );
      const [club] = rows;
      if (club === undefined) return null;
      clubId = club.id;
      await fillClub(client, clubId, newReplayer);
      await client.query('DELETE FROM statistic_owed WHERE club_id = $1', [clubId]);
      return { clubId, finding: null };
    });
  } catch (error) {
    if (error instanceof NotFollowed) return { clubId, finding: error.finding };
    throw error;
  }
}

async function fillClub(
  client: PoolClient,
  clubId: string,
  newReplayer: NewReplayer,
): Promise<void> {
  // Nobody writes to the club until it is done.
  await client.query('SELECT FROM club WHERE id = $1 FOR NO KEY UPDATE', [clubId]);
  const log = new OwedStatistics(client, clubId);
  const finding = await new LogVerification(log, { replayer: newReplayer() }).run();
  if (finding !== null) throw new NotFollowed(finding);
}

const PAGE_SIZE = 500;
const NOTHING: ComparedSessions = { finding: null, ahead: null };

/** A log whose rows are there already, but for those of statistics. */
class OwedStatistics implements LogSource<LogPage> {
  readonly #reading: QueuedClient;

  constructor(
    readonly client: PoolClient,
    readonly clubId: string,
  ) {
    this.#reading = new QueuedClient(client);
  }

  head() {
    return readHead(this.#reading, this.clubId);
  }

  lastEvents() {
    return readLastEvents(this.#reading, this.clubId);
  }

  names() {
    return countNames(this.#reading, this.clubId);
  }

  async *pages(after: number): AsyncGenerator<LogPage> {
    let last: number | undefined = after;
    while (last !== undefined) {
      const events = await readEvents(this.client, this.clubId, last, PAGE_SIZE);
      yield { events: await withNames(this.#reading, this.clubId, events) };
      last = events.at(-1)?.seq;
    }
  }

  event(): null {
    return null;
  }

  async endOfPage(_page: LogPage, ended: readonly EndedSession[]): Promise<ComparedSessions> {
    const rows = new RowsToCopy(this.clubId);
    for (const session of ended) {
      for (const { row } of session.rows.get('statistic')?.values() ?? []) {
        rows.add(TABLES.statistic, row);
      }
    }
    await rows.write(this.client);
    return NOTHING;
  }

  rowsOfNoEvent(): Promise<null> {
    return Promise.resolve(null);
  }

  endOfLog(): Promise<null> {
    return Promise.resolve(null);
  }
}
