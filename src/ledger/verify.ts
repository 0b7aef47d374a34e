import type { Pool, PoolClient } from 'pg';
import { canonical } from './canonical.js';
import { eventHash, GENESIS_HASH, type LogHead } from './chain.js';
import type { LoggedEvent, Replayer } from './replayer.js';
import { VerifiedBalances } from './verify-balances.js';
import {
  readAccounts,
  readEvents,
  readHead,
  readLastEvents,
  readPostings,
  readSessions,
  readStrayPosting,
  type LoggedPosting,
  type StoredHead,
} from './verify-pages.js';
import { inTransaction } from './with-client.js';
import { compareReplay, type Finding } from './verify-replay.js';

export interface VerifyProgress {
  readonly events: number;
  readonly postings: number;
  /** Events the log should have. */
  readonly headSeq: number;
}

export interface VerifyOptions {
  /** Folds the log anew; without it the chain, the postings and the balances are looked at. */
  readonly replayer?: Replayer;
  /** A head kept elsewhere, on paper: proves that nothing up to it was changed since. */
  readonly until?: LogHead;
  /** Called after every page. */
  readonly onProgress?: (progress: VerifyProgress) => void;
  /** Events read at a time. */
  readonly pageSize?: number;
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
}

export type VerifyResult = VerifySuccess | VerifyFailure;

const PAGE_SIZE = 500;

/**
 * Verifies a club from its first event on: the chain of hashes, the postings, the replay of every
 * event and the state of every session, and at last the balances of all accounts. It sees the club
 * as it stood when it began, reads it page by page, and changes nothing.
 *
 * @returns success, or the first event that is wrong
 * @throws Problem 'club-not-found'
 */
export async function verifyClub(
  pool: Pool,
  clubId: string,
  options: VerifyOptions = {},
): Promise<VerifyResult> {
  const begin = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';
  return inTransaction(pool, begin, async (client) => {
    const verification = new Verification(client, clubId, options);
    const finding = await verification.run();
    return finding === null ? verification.success() : { ok: false, clubId, ...finding };
  });
}

class Verification {
  #head: StoredHead = { seq: 0, hash: GENESIS_HASH, lastSeq: 0 };
  /** The last event that was found good. */
  #last: LogHead = { seq: 0, hash: GENESIS_HASH };
  #events = 0;
  #postings = 0;
  #balances = new VerifiedBalances(new Map());
  #lastEvents: ReadonlyMap<string, number> = new Map();

  constructor(
    readonly client: PoolClient,
    readonly clubId: string,
    readonly options: VerifyOptions,
  ) {}

  success(): VerifySuccess {
    const { clubId } = this;
    return { ok: true, clubId, head: this.#last, events: this.#events, postings: this.#postings };
  }

  async run(): Promise<Finding | null> {
    const { client, clubId, options } = this;
    this.#head = await readHead(client, clubId);
    this.#balances = new VerifiedBalances(await readAccounts(client, clubId));
    this.#lastEvents = await readLastEvents(client, clubId);
    const pageSize = options.pageSize ?? PAGE_SIZE;
    for (;;) {
      const events = await readEvents(client, clubId, this.#last.seq, pageSize);
      const end = events.at(-1);
      if (end === undefined) break;
      const postings = await readPostings(client, clubId, this.#last.seq, end.seq);
      const finding = await this.#page(events, postings);
      if (finding !== null) return finding;
      const { seq: headSeq } = this.#head;
      options.onProgress?.({ events: this.#events, postings: this.#postings, headSeq });
    }
    return (await this.#end()) ?? this.#balances.finding(this.#last.seq);
  }

  async #page(
    events: readonly LoggedEvent[],
    postings: readonly LoggedPosting[],
  ): Promise<Finding | null> {
    const finished: LoggedEvent[] = [];
    let finding: Finding | null = null;
    let next = 0;
    for (const event of events) {
      const start = next;
      while (postings[next]?.eventSeq === event.seq) next += 1;
      finding = this.#event(event, postings.slice(start, next));
      if (finding !== null) break;
      const { sessionId, seq } = event;
      if (sessionId !== null && (this.#lastEvents.get(sessionId) ?? seq) === seq)
        finished.push(event);
    }
    // A session that ended before the wrong event may be wrong itself, and is then the first.
    return (await this.#finishedSessions(finished)) ?? finding;
  }

  #event(event: LoggedEvent, postings: readonly LoggedPosting[]): Finding | null {
    const finding =
      this.#chain(event) ??
      this.#balances.add(event, postings) ??
      (this.options.replayer
        ? compareReplay(this.options.replayer, event, postings, this.#balances)
        : null);
    if (finding !== null) return finding;
    this.#last = { seq: event.seq, hash: event.hash };
    this.#events += 1;
    this.#postings += postings.length;
    return null;
  }

  #chain(event: LoggedEvent): Finding | null {
    const seq = this.#last.seq + 1;
    const wrong = (detail: string): Finding => ({ seq, check: 'chain', detail });
    if (event.seq !== seq) return wrong(`event ${seq} is missing: the next one is ${event.seq}`);
    if (event.prevHash !== this.#last.hash) return wrong('it does not follow the event before');
    if (event.hash !== eventHash(event)) return wrong('its hash is not that of its content');
    if (seq > this.#head.seq) return wrong(`the head of the club is event ${this.#head.seq}`);
    const { until } = this.options;
    if (until?.seq === seq && until.hash !== event.hash) {
      return wrong(`its hash ${event.hash} is not the ${until.hash} kept elsewhere`);
    }
    return null;
  }

  /** What can only be said when the whole log was read. */
  async #end(): Promise<Finding | null> {
    const { seq, hash } = this.#last;
    const should = Math.max(this.#head.seq, this.options.until?.seq ?? 0);
    if (seq < should) {
      const detail = `the log ends at event ${seq}, its head is event ${should}`;
      return { seq: seq + 1, check: 'chain', detail };
    }
    if (hash !== this.#head.hash) {
      return { seq, check: 'chain', detail: 'its hash is not that of the head of the club' };
    }
    const stray = await readStrayPosting(this.client, this.clubId, seq);
    if (stray !== null) {
      return { seq: stray, check: 'postings', detail: 'there are postings but no such event' };
    }
    for (const [id, lastSeq] of this.#lastEvents) {
      if (lastSeq === 0)
        return { seq, check: 'state', detail: `session ${id} has no event at all` };
    }
    return null;
  }

  /** Compares the sessions whose last event was read with what is stored. */
  async #finishedSessions(events: readonly LoggedEvent[]): Promise<Finding | null> {
    const { replayer } = this.options;
    if (replayer === undefined || events.length === 0) return null;
    // Where the end of the log is gone, its sessions are ahead of it: that is said at the end.
    if (this.#head.lastSeq < this.#head.seq) return null;
    const ids = events.flatMap(({ sessionId }) => sessionId ?? []);
    const stored = await readSessions(this.client, this.clubId, ids);
    for (const { seq, sessionId } of events) {
      if (sessionId === null) continue;
      const wrong = (detail: string): Finding => ({ seq, check: 'state', detail });
      const is = stored.get(sessionId);
      if (is === undefined) return wrong(`session ${sessionId} is not stored`);
      const should = replayer.finish(sessionId);
      if (is.version !== should.version) {
        return wrong(`session ${sessionId} is at version ${is.version}, not ${should.version}`);
      }
      if (is.status !== should.status) {
        return wrong(`session ${sessionId} is ${is.status}, not ${should.status}`);
      }
      if (canonical(is.state) !== canonical(should.state)) {
        return wrong(`the table of session ${sessionId} is not what its events come to`);
      }
    }
    return null;
  }
}
