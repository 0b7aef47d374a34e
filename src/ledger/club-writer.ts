import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { Problem } from '../platform/problem.js';
import { GENESIS_HASH } from './chain.js';
import type { Decision, NewEvent, Snapshot } from './event.js';
import { SnapshotReader, type ReadAnswer, type Wanted } from './read-snapshot.js';
import { inTransaction } from './with-client.js';
import { WriteBatch, type KeptAnswer, type RequestKey } from './write-batch.js';
import { isRefusedByDatabase, mayTryAgain, writeProblem } from './write-failure.js';

/** A write to a club, to be decided on what is then known of it. */
export interface WriteRequest extends RequestKey {
  readonly clubId: string;
  /** The session that the snapshot is to hold. */
  readonly sessionId?: string;
  /** The members that the snapshot is to hold. */
  readonly memberIds?: readonly string[];
  /** Pure: it may be asked again, on a later snapshot. A Problem it throws fails this request only. */
  decide(snapshot: Snapshot, now: Date): Decision;
}

/** The opening of a club: its first event, and the account of its cash box with id 1. */
export interface OpenClubRequest extends RequestKey {
  decide(
    clubId: string,
    now: Date,
  ): {
    readonly name: string;
    /** ISO 4217. */
    readonly currency: string;
    readonly event: NewEvent;
    readonly response: Decision['response'];
  };
}

/** The answer to a write, the first time and ever after. */
export interface WriteAnswer {
  readonly status: number;
  readonly etag: string | null;
  /** JSON text exactly as first answered. */
  readonly body: string;
  /** Whether the key had been answered before. */
  readonly replayed: boolean;
}

interface Waiting {
  readonly request: WriteRequest;
  readonly resolve: (answer: WriteAnswer) => void;
  readonly reject: (error: unknown) => void;
}

/** Requests of one statement. More would make it long, and its snapshot large. */
const MOST_IN_A_BATCH = 64;
/** Requests that may wait for one club; further ones are told to come back. */
const MOST_WAITING = 1000;
/** Tries of one batch: for a head that moved, a lost conflict or a lost connection. */
const MOST_TRIES = 6;
const FIRST_PAUSE_MS = 20;

/** The cash box is a club's first account. */
const CASH_BOX_ACCOUNT_ID = 1;

/**
 * The one way to write to a club. Requests of a club that come while one of its statements is under
 * way are gathered and go together as the next one. The queue only gathers: what holds is the
 * compare-and-set of the log's head in the database, so any number of processes may write.
 */
export class ClubWriter {
  readonly #pool: Pool;
  readonly #reader = new SnapshotReader();
  readonly #waiting = new Map<string, Waiting[]>();

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /**
   * Decides a request and writes what it comes to, all or nothing.
   *
   * @returns the answer; for a key answered before with the same request, that first answer
   * @throws Problem 'club-not-found'; 'idempotency-key-reused' for a key with another request;
   *   'amount-too-large' beyond 2^53-1; 'not-ready' when the database cannot be reached (whether it
   *   was written is then unknown, and the same key tells); and what `decide` throws
   */
  write(request: WriteRequest): Promise<WriteAnswer> {
    return new Promise((resolve, reject) => {
      const waiting = this.#waiting.get(request.clubId);
      if (waiting === undefined) {
        this.#waiting.set(request.clubId, [{ request, resolve, reject }]);
        void this.#drain(request.clubId);
      } else if (waiting.length >= MOST_WAITING) {
        reject(
          new Problem('not-ready', 'Too many writes to this club at once; try again shortly.'),
        );
      } else {
        waiting.push({ request, resolve, reject });
      }
    });
  }

  /**
   * Opens a club with its first event. The key is exact-once among all openings.
   * @throws Problem 'idempotency-key-reused', 'not-ready'
   */
  async openClub(request: OpenClubRequest): Promise<WriteAnswer> {
    const now = new Date();
    const clubId = randomUUID();
    const { name, currency, event, response } = request.decide(clubId, now);
    const club = {
      id: clubId,
      name,
      currency,
      createdAt: now.toISOString(),
      archivedAt: null,
      headSeq: 0,
      headHash: GENESIS_HASH,
      accountsMade: 0,
      cashBoxAccountId: CASH_BOX_ACCOUNT_ID,
    };
    const batch = new WriteBatch({ club, sessions: new Map(), members: new Map() }, now);
    const kept = batch.add(request, { events: [event], response });
    const statement = batch.openingStatement(request.key);
    return this.#tryAgain(async () => {
      const { rowCount } = await this.#pool.query(statement);
      if (rowCount === 1) return answerOf(kept, false);
      const { rows } = await this.#pool.query<KeptAnswer>({
        name: 'ledger-opening-answer',
        text: `SELECT k.request_hash AS "requestHash", k.status, k.etag, k.body
          FROM club c JOIN idempotency_key k ON k.club_id = c.id AND k.key = c.opening_key
          WHERE c.opening_key = $1`,
        values: [request.key],
      });
      const first = rows[0];
      return first === undefined ? null : replay(request, first);
    });
  }

  async #drain(clubId: string): Promise<void> {
    // One turn of the loop later, so that what arrived together goes together.
    await new Promise(setImmediate);
    for (;;) {
      const waiting = this.#waiting.get(clubId);
      if (waiting === undefined || waiting.length === 0) break;
      await this.#serve(clubId, waiting.splice(0, MOST_IN_A_BATCH));
    }
    this.#waiting.delete(clubId);
  }

  /** Answers every one of `items`; never throws. */
  async #serve(clubId: string, items: readonly Waiting[]): Promise<void> {
    try {
      const answer = await this.#tryAgain((attempt) => this.#attempt(clubId, items, attempt > 1));
      answer();
    } catch (error) {
      if (items.length > 1 && (error instanceof BrokenBatch || isRefusedByDatabase(error))) {
        // One of them is at fault, and only that one is to fail.
        for (const item of items) await this.#serve(clubId, [item]);
        return;
      }
      const told = writeProblem(error instanceof BrokenBatch ? error.cause : error);
      for (const item of items) item.reject(told);
    }
  }

  /** Runs `attempt` until it gives an answer; null means that it should be made again. */
  async #tryAgain<T>(attempt: (count: number) => Promise<T | null>): Promise<T> {
    let last: unknown;
    for (let count = 1; count <= MOST_TRIES; count++) {
      try {
        const answer = await attempt(count);
        if (answer !== null) return answer;
      } catch (error) {
        if (!mayTryAgain(error)) throw writeFailure(error);
        last = error;
        await sleep(FIRST_PAUSE_MS * 2 ** (count - 1));
      }
    }
    throw writeFailure(
      last ?? new Problem('not-ready', 'The club is written to by too many at once.'),
    );
  }

  /**
   * Reads, decides, writes. Gives what answers the items once all is committed, or null when the
   * head of the log moved in between and nothing was written. From the second time on the club is
   * locked first, so that it comes to an end.
   */
  async #attempt(
    clubId: string,
    items: readonly Waiting[],
    lock: boolean,
  ): Promise<(() => void) | null> {
    if (!lock) return this.#readAndWrite(this.#pool, clubId, items);
    return inTransaction(this.#pool, 'BEGIN', async (client) => {
      await client.query('SELECT FROM club WHERE id = $1 FOR UPDATE', [clubId]);
      return this.#readAndWrite(client, clubId, items);
    });
  }

  async #readAndWrite(
    client: Pool | PoolClient,
    clubId: string,
    items: readonly Waiting[],
  ): Promise<(() => void) | null> {
    const read = await this.#reader.read(client, wantedBy(clubId, items));
    const batch = new WriteBatch(read.snapshot, new Date());
    const { answers, decided } = decideAll(items, read, batch);
    if (decided > 0) {
      const { rowCount } = await client.query(batch.statement());
      if (rowCount !== 1) return null;
    }
    return () => {
      for (const answer of answers) answer();
    };
  }
}

/** A decision that was at odds with itself; the rest of its batch is innocent. */
class BrokenBatch extends Error {}

function writeFailure(error: unknown): Error {
  return error instanceof Error ? error : new Error('a write failed', { cause: error });
}

function wantedBy(clubId: string, items: readonly Waiting[]): Wanted {
  const sessionIds = new Set<string>();
  const memberIds = new Set<string>();
  const keys = new Set<string>();
  for (const { request } of items) {
    if (request.sessionId !== undefined) sessionIds.add(request.sessionId);
    for (const id of request.memberIds ?? []) memberIds.add(id);
    keys.add(request.key);
  }
  return { clubId, sessionIds, memberIds, keys };
}

/**
 * Decides the items one after the other, each on what the ones before left.
 * @returns what answers each of them once the batch is committed, and how many there are to write
 */
function decideAll(
  items: readonly Waiting[],
  { answers: known }: ReadAnswer,
  batch: WriteBatch,
): { answers: (() => void)[]; decided: number } {
  const decidedNow = new Map<string, KeptAnswer>();
  const answers = items.map(({ request, resolve, reject }) => {
    try {
      const first = known.get(request.key) ?? decidedNow.get(request.key);
      if (first !== undefined) {
        const answer = replay(request, first);
        return () => {
          resolve(answer);
        };
      }
      const decision = request.decide(batch.snapshot, batch.now);
      const kept = addTo(batch, request, decision);
      decidedNow.set(request.key, kept);
      return () => {
        resolve(answerOf(kept, false));
      };
    } catch (error) {
      if (error instanceof BrokenBatch) throw error;
      return () => {
        reject(error);
      };
    }
  });
  return { answers, decided: decidedNow.size };
}

function addTo(batch: WriteBatch, request: WriteRequest, decision: Decision): KeptAnswer {
  try {
    return batch.add(request, decision);
  } catch (error) {
    throw new BrokenBatch('a decision cannot be written', { cause: error });
  }
}

/** @throws Problem 'idempotency-key-reused' */
function replay(request: RequestKey, first: KeptAnswer): WriteAnswer {
  if (first.requestHash === request.requestHash) return answerOf(first, true);
  throw new Problem(
    'idempotency-key-reused',
    'This Idempotency-Key was used before for another request.',
  );
}

function answerOf({ status, etag, body }: KeptAnswer, replayed: boolean): WriteAnswer {
  return { status, etag, body, replayed };
}
