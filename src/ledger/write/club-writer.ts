import { newId, writtenAt } from '../../platform/chance/chance.js';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { Problem } from '../../platform/http/problem/problem.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import { takeOut } from '../taking-out/take-out.js';
import { ClubQueue } from './club-queue.js';
import {
  answerAgain,
  answerOf,
  BrokenBatch,
  decideRequests,
  wantedBy,
  type Waiting,
  type WriteRequest,
} from './decide-requests.js';
import type { Decision, NewEvent } from '../log/event.js';
import { SnapshotReader } from './read-snapshot.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { worldBeforeOpening } from '../world/world.js';
import { WriteBatch, type KeptAnswer, type RequestKey } from './write-batch.js';
import { isRefusedByDatabase, mayTryAgain, writeProblem } from './write-failure.js';
import { writeStatement, type Written } from './write-statement.js';
import { isUuid } from '../../values/uuid.js';
import { selectColumns } from '../../platform/database/select-columns.js';

export type { ClubRequest, WriteRequest } from './decide-requests.js';

/** The opening of a club: its first event, which puts the row of the club too. */
export interface OpenClubRequest extends RequestKey {
  decide(
    clubId: string,
    now: Date,
  ): {
    readonly event: NewEvent;
    readonly response: Decision['response'];
  };
}

/** Requests of one statement. More would make it long, and its snapshot large. */
const MOST_IN_A_BATCH = 64;
/**
 * Batches under way at a time. A statement for eight hands costs PostgreSQL about twice what one for
 * a single hand does, so requests are better off gathered than each on a connection of its own; with
 * a second one this process works on its batch while PostgreSQL works on the other.
 */
const MOST_UNDER_WAY = 2;
/** Tries of one club by itself: for a lost conflict or a lost connection. */
const MOST_TRIES = 5;
const FIRST_PAUSE_MS = 20;

/** Requests of one club or several, by club. */
type Batch = ReadonlyMap<string, readonly Waiting[]>;

/**
 * The one way to write to clubs. Requests that come while statements are under way are gathered and
 * go together as the next one, whichever clubs they are for. The queue only gathers; the guard is
 * the compare-and-set of each log's head in the database, so any number of processes may write.
 *
 * A batch never waits for a lock. A club that it could not write, because somebody else did or
 * because something was wrong, is then served by itself, locked, and its requests one by one if need
 * be; the other clubs of the batch are not held up by that.
 */
export class ClubWriter {
  readonly #pool: Pool;
  readonly #reader = new SnapshotReader();
  readonly #queue = new ClubQueue<Waiting>();
  #underWay = 0;
  #starting = false;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /**
   * Decides a request and writes its result, all or nothing.
   *
   * @returns the answer; for a key answered before with the same request, that first answer
   * @throws Problem 'club-not-found'; 'idempotency-key-reused' for a key with another request;
   *   'amount-too-large' beyond 2^53-1; 'not-ready' when the database cannot be reached (whether it was
   *   written is then unknown, and the same key finds out); and the problems of `decide`
   */
  write(request: WriteRequest): Promise<StoredAnswer> {
    return new Promise((resolve, reject) => {
      if (!this.#queue.add(request.clubId, { request, resolve, reject })) {
        reject(new Problem('too-much-at-once', { of: 'writes' }));
      }
      // One turn of the loop later, so that what arrived together goes together.
      if (this.#starting) return;
      this.#starting = true;
      setImmediate(() => {
        this.#starting = false;
        this.#start();
      });
    });
  }

  /**
   * Opens a club with its first event. The key is exact-once among all openings.
   * @throws Problem 'idempotency-key-reused', 'not-ready'
   */
  async openClub(request: OpenClubRequest): Promise<StoredAnswer> {
    const now = writtenAt();
    const clubId = newId();
    const { event, response } = request.decide(clubId, now);
    const batch = new WriteBatch(worldBeforeOpening(clubId), now);
    const kept = batch.add(request, { events: [event], response });
    const { key } = request;
    const statement = batch.openingStatement(key);
    return tryAgain(async () => {
      const { rowCount } = await this.#pool.query(statement);
      if (rowCount === 1) return answerOf(kept, false);
      const { rows } = await this.#pool.query<KeptAnswer>({
        name: 'ledger-opening-answer',
        text: `SELECT ${selectColumns('IdempotencyKey', 'k', 'requestHash', 'status', 'etag', 'body')}
          FROM club c JOIN idempotency_key k ON k.club_id = c.id AND k.key = c.opening_key
          WHERE c.opening_key = $1`,
        values: [key],
      });
      const first = rows[0];
      return first === undefined ? null : answerAgain(request, first);
    });
  }

  #start(): void {
    while (this.#underWay < MOST_UNDER_WAY) {
      const batch = this.#queue.take(MOST_IN_A_BATCH);
      if (batch.size === 0) return;
      this.#underWay += 1;
      void this.#serve(batch).then(() => {
        this.#underWay -= 1;
        this.#start();
      });
    }
  }

  /** Answers the batch but for the clubs that are left to themselves; never throws. */
  async #serve(batch: Batch): Promise<void> {
    let left: ReadonlySet<string>;
    try {
      const { answer, unwritten } = await this.#readAndWrite(this.#pool, batch);
      answer();
      left = unwritten;
    } catch {
      // Nothing is known to be written. Which club is at fault, if one is, each will show by itself.
      left = new Set(batch.keys());
    }
    for (const [clubId, items] of batch) {
      if (left.has(clubId)) void this.#serveLeft(clubId, items);
      else this.#queue.release(clubId);
    }
  }

  async #serveLeft(clubId: string, items: readonly Waiting[]): Promise<void> {
    await this.#serveAlone(clubId, items);
    this.#queue.release(clubId);
    this.#start();
  }

  /** Answers every one of `items`, all of one club; never throws. */
  async #serveAlone(clubId: string, items: readonly Waiting[]): Promise<void> {
    try {
      const answer = await tryAgain(() => this.#lockAndWrite(clubId, items));
      answer();
    } catch (error) {
      if (items.length > 1 && (error instanceof BrokenBatch || isRefusedByDatabase(error))) {
        // One of them is at fault, and only that one is to fail.
        for (const item of items) await this.#serveAlone(clubId, [item]);
        return;
      }
      const told = writeProblem(error instanceof BrokenBatch ? error.cause : error);
      for (const item of items) item.reject(told);
    }
  }

  /**
   * Locks the club first, so that nobody moves its head in between. Gives what answers the items
   * once all is committed; null when nothing was written and it should be tried again.
   */
  #lockAndWrite(clubId: string, items: readonly Waiting[]): Promise<(() => void) | null> {
    return inTransaction(this.#pool, 'BEGIN', async (client) => {
      if (isUuid(clubId)) {
        await client.query('SELECT FROM club WHERE id = $1 FOR UPDATE', [clubId]);
      }
      const { answer, unwritten } = await this.#readAndWrite(client, new Map([[clubId, items]]));
      return unwritten.size === 0 ? answer : null;
    });
  }

  /**
   * Reads, decides, writes. Gives what answers the clubs that were written, to be called once all is
   * committed, and the ids of those that were not: of them nothing is written.
   */
  async #readAndWrite(
    client: Pool | PoolClient,
    batch: Batch,
  ): Promise<{ answer: () => void; unwritten: Set<string> }> {
    const wanted = [...batch].map(([clubId, items]) => wantedBy(clubId, items));
    const read = await this.#reader.read(client, wanted);
    const now = writtenAt();
    const decided = [...batch].map(([clubId, items]) => ({
      clubId,
      ...decideRequests(items, read.get(clubId), now),
    }));
    const unwritten = new Set<string>();
    const parts = decided.flatMap(({ clubId, batch: part }) => {
      if (part === null) return [];
      unwritten.add(clubId);
      // Taking texts out needs a transaction: the club is then served by itself.
      if (part.takingsOut.length > 0 && client === this.#pool) return [];
      return [part.writing()];
    });
    if (parts.length > 0) {
      const { rows } = await client.query<Written>(writeStatement(parts));
      for (const { id } of rows) unwritten.delete(id);
    }
    for (const { clubId, batch: part } of decided) {
      if (part === null || unwritten.has(clubId)) continue;
      const seq = part.snapshot.club.headSeq;
      for (const taking of part.takingsOut) await takeOut(client, clubId, taking, seq);
    }
    const answer = () => {
      for (const each of decided) if (!unwritten.has(each.clubId)) each.answer();
    };
    return { answer, unwritten };
  }
}

/** Runs `attempt` until it gives an answer; null means that it should be made again. */
async function tryAgain<T>(attempt: () => Promise<T | null>): Promise<T> {
  let last: unknown;
  for (let count = 0; count < MOST_TRIES; count++) {
    try {
      const answer = await attempt();
      if (answer !== null) return answer;
    } catch (error) {
      if (!mayTryAgain(error)) throw asError(error);
      last = error;
      await sleep(FIRST_PAUSE_MS * 2 ** count);
    }
  }
  throw asError(last ?? new Problem('too-much-at-once', { of: 'writes' }));
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error('a write failed', { cause: error });
}
