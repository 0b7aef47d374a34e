import { setImmediate as nextTurn } from 'node:timers/promises';
import { eventHash, GENESIS_HASH, type LogHead } from '../log/chain.js';
import type { LoggedEvent } from '../log/event.js';
import { isKeptHead, type KeptHead } from '../log/head-text.js';
import { ProjectedRows, type EventRows, type EventWriting } from '../projection/projected-rows.js';
import type { ProjectedTables } from '../projection/projected-row.js';
import type { Finding } from './finding.js';
import { NamesInLog } from './names-in-log.js';
import type { Replayer } from './replayer.js';
import { TextsTakenOut } from './texts-taken-out.js';

/** A stretch of a log, with whatever else its source read with it. */
export interface LogPage {
  readonly events: readonly LoggedEvent[];
}

/**
 * Where a log is read from, and what becomes of the rows that follow from it: they are compared with
 * those that are there, or written.
 */
export interface LogSource<P extends LogPage> {
  head(): Promise<LogHead>;
  /** The last event of every session; 0 for one that has none. */
  lastEvents(): Promise<ReadonlyMap<string, number>>;
  /** The log behind event `after`, in order. */
  pages(after: number): AsyncIterable<P>;
  /** An event of the page, and the rows that carry its number. */
  event(page: P, index: number, folded: FoldedEvent): Comparison | Promise<Comparison>;
  /** All events of a page were given, and these sessions had their last one in it. */
  endOfPage(page: P, ended: readonly EndedSession[]): Promise<ComparedSessions>;
  /** How many names of people are kept beside the log. */
  names(): Promise<number>;
  /** Rows that carry the number of an event that the log does not have. */
  rowsOfNoEvent(head: LogHead): Promise<Comparison>;
  /** The whole log was read: the rows of the club, and the rule books of its sessions. */
  endOfLog(rows: ProjectedTables, head: LogHead): Promise<Comparison>;
}

type Comparison = Finding | null;

export interface FoldedEvent {
  readonly event: LoggedEvent;
  readonly writing: EventWriting;
  readonly rows: EventRows;
  /** All rows as they are after the event. */
  readonly projected: ProjectedRows;
}

export interface EndedSession {
  readonly id: string;
  /** Its last event. */
  readonly seq: number;
  readonly rows: ProjectedTables;
}

export interface ComparedSessions {
  readonly finding: Comparison;
  /** Of a session that went further than its events: the rest of the log shows which of them is gone. */
  readonly ahead: Comparison;
}

export interface VerifyProgress {
  readonly events: number;
  readonly postings: number;
  /** Events the log should have. */
  readonly headSeq: number;
}

export interface VerifyOptions {
  readonly replayer: Replayer;
  /** A head kept elsewhere, on paper: proves that nothing up to it was changed since. */
  readonly until?: KeptHead;
  /** How many sessions, those that had an event last, `follow` leaves for `run`. */
  readonly lateSessions?: number;
  /** Called after every page. */
  readonly onProgress?: (progress: VerifyProgress) => void;
}

/** The result of a log without a fault. */
export interface VerifiedLog {
  readonly head: LogHead;
  readonly events: number;
  readonly postings: number;
  /** The events out of whose payloads texts were taken: their hashes are not those of what is left. */
  readonly takenOut: readonly number[];
}

const START: LogHead = { seq: 0, hash: GENESIS_HASH };
/** Events folded without a pause: in the pauses PostgreSQL is read and written to, so that it does not wait. */
const EVENTS_A_TURN = 5;
/** Sessions that may well go on while the log is followed. */
const LATE_SESSIONS = 32;

/** One verification of a log from its first event on, from wherever it is read. */
export class LogVerification<P extends LogPage> {
  readonly #source: LogSource<P>;
  readonly #options: VerifyOptions;
  readonly #rows = new ProjectedRows();
  readonly #names = new NamesInLog();
  readonly #texts = new TextsTakenOut();
  #head = START;
  /** The last event that was found good. */
  #last = START;
  #events = 0;
  #postings = 0;
  #lastEvents: ReadonlyMap<string, number> = new Map();
  /** Sessions whose last event has not been read. */
  readonly #goingOn = new Set<string>();
  /** The last events of sessions, as far as they were read. */
  readonly #read = new Map<string, number>();
  /** Sessions that are over, with their last events. */
  readonly #over = new Map<string, number>();
  /** Those whose last event was read before it was known to be the last. */
  #endedBefore: EndedSession[] = [];
  #isFollowing = false;
  #ahead: Comparison = null;

  constructor(source: LogSource<P>, options: VerifyOptions) {
    this.#source = source;
    this.#options = options;
  }

  /** The part without a fault so far: after a run without a finding, the whole log. */
  get verified(): VerifiedLog {
    const { takenOut } = this.#texts;
    return { head: this.#last, events: this.#events, postings: this.#postings, takenOut };
  }

  /**
   * Follows the log as far as it goes, while it may be written to: events that were read do not change
   * any more. The sessions that had an event last, and those that are opened meanwhile, are left for
   * `run`, which is to go on from here.
   *
   * @returns something that is wrong, or only went on while it was looked at; null for neither
   */
  async follow(): Promise<Finding | null> {
    const source = this.#source;
    this.#head = await source.head();
    const early = [...(await source.lastEvents())].sort(([, a], [, b]) => a - b);
    const { lateSessions = LATE_SESSIONS } = this.#options;
    this.#lastEvents = new Map(early.slice(0, Math.max(0, early.length - lateSessions)));
    this.#isFollowing = true;
    const finding = await this.#pages();
    this.#isFollowing = false;
    return finding;
  }

  /** @returns the first event that is wrong, or null */
  async run(): Promise<Finding | null> {
    const source = this.#source;
    this.#head = await source.head();
    this.#lastEvents = await source.lastEvents();
    return this.#sessionsSoFar() ?? (await this.#pages()) ?? (await this.#end());
  }

  /** Which of the sessions are over, and which go on behind what was read of the log. */
  #sessionsSoFar(): Comparison {
    for (const [id, seq] of this.#lastEvents) {
      const last = this.#over.get(id);
      if (last !== undefined && last !== seq) {
        return { seq, check: 'state', detail: `session ${id} was over with event ${last}` };
      }
      if (last === seq) continue;
      if (this.#read.get(id) === seq) this.#endedBefore.push(this.#endSession(id, seq));
      else this.#goingOn.add(id);
    }
    return null;
  }

  async #pages(): Promise<Comparison> {
    // The sessions of a page are compared while the next page is folded.
    let before: Promise<Comparison> = Promise.resolve(null);
    try {
      for await (const page of this.#source.pages(this.#last.seq)) {
        const { finding, ended } = await this.#page(page);
        const earlier = await before;
        if (earlier !== null) return earlier;
        before = this.#endOfPage(page, ended);
        // It may fail before the next page is there, where it is waited for.
        before.catch(() => undefined);
        // A session that ended before the wrong event may be wrong itself, and is then the first.
        if (finding !== null) return (await before) ?? finding;
        const { seq: headSeq } = this.#head;
        if (page.events.length > 0) {
          this.#options.onProgress?.({ events: this.#events, postings: this.#postings, headSeq });
        }
        // A log that grows faster than this reads is not followed for ever.
        if (this.#isFollowing && this.#last.seq > 2 * headSeq) break;
      }
    } finally {
      // When the reading breaks off, its connection is not to be in the middle of something.
      await before.catch(() => null);
    }
    return before;
  }

  async #endOfPage(page: P, ended: readonly EndedSession[]): Promise<Comparison> {
    const { finding, ahead } = await this.#source.endOfPage(page, ended);
    this.#ahead ??= ahead;
    return finding;
  }

  async #page(page: P): Promise<{ finding: Comparison; ended: EndedSession[] }> {
    const ended = this.#endedBefore;
    this.#endedBefore = [];
    for (const [index, event] of page.events.entries()) {
      if (index % EVENTS_A_TURN === EVENTS_A_TURN - 1) await nextTurn();
      let finding = this.#event(page, index, event);
      if (finding instanceof Promise) finding = await finding;
      if (finding !== null) return { finding, ended };
      this.#last = { seq: event.seq, hash: event.hash };
      this.#events += 1;
      const { sessionId: id, seq } = event;
      if (id === null) continue;
      this.#read.set(id, seq);
      if (this.#isLast(id, seq)) ended.push(this.#endSession(id, seq));
    }
    return { finding: null, ended };
  }

  /** A session that nobody knows of has no event to wait for, unless it is opened just now. */
  #isLast(sessionId: string, seq: number): boolean {
    const last = this.#lastEvents.get(sessionId);
    return last === undefined ? !this.#isFollowing : last === seq;
  }

  #endSession(id: string, seq: number): EndedSession {
    this.#goingOn.delete(id);
    this.#over.set(id, seq);
    this.#options.replayer.finish(id);
    return { id, seq, rows: this.#rows.finishSession(id) };
  }

  #event(page: P, index: number, event: LoggedEvent): Comparison | Promise<Comparison> {
    const finding = this.#chain(event) ?? this.#afterEnd(event);
    if (finding !== null) return finding;
    let folded: FoldedEvent;
    try {
      const writing = this.#options.replayer.apply(event);
      const wrong =
        this.#names.follow(event, writing.naming) ?? this.#texts.follow(event, writing.takesOut);
      if (wrong !== null) return wrong;
      const rows = this.#rows.take(event, writing);
      this.#postings += writing.postings.length;
      folded = { event, writing, rows, projected: this.#rows };
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      return { seq: event.seq, check: 'replay', detail: `it cannot be replayed: ${said}` };
    }
    return this.#source.event(page, index, folded);
  }

  #chain(event: LoggedEvent): Comparison {
    const seq = this.#last.seq + 1;
    const wrong = (detail: string): Finding => ({ seq, check: 'chain', detail });
    if (event.seq !== seq) return wrong(`event ${seq} is missing: the next one is ${event.seq}`);
    if (event.prevHash !== this.#last.hash) return wrong('it does not follow the event before');
    // The rest of an event without its texts is proved by the event that took them out.
    if (event.takenOut === undefined && event.hash !== eventHash(event)) {
      return wrong('its hash is not that of its content');
    }
    if (seq > this.#head.seq && !this.#isFollowing) {
      return wrong(`the head of the club is event ${this.#head.seq}`);
    }
    const { until } = this.#options;
    if (until?.seq === seq && !isKeptHead(until, event)) {
      const detail = `its hash ${event.hash} is not the ${until.hash} kept elsewhere`;
      return { seq, check: 'kept-head', detail };
    }
    return null;
  }

  /** A session whose last event is said to come before. */
  #afterEnd({ seq, sessionId }: LoggedEvent): Comparison {
    const last = this.#lastEvents.get(sessionId ?? '');
    if (last === undefined || seq <= last) return null;
    return { seq, check: 'state', detail: `session ${sessionId} was to end with event ${last}` };
  }

  /** The checks that need the whole log. */
  async #end(): Promise<Comparison> {
    const { seq, hash } = this.#last;
    const { until } = this.#options;
    if (seq < this.#head.seq) {
      const detail = `the log ends at event ${seq}, its head is event ${this.#head.seq}`;
      return { seq: seq + 1, check: 'chain', detail };
    }
    if (hash !== this.#head.hash) {
      return { seq, check: 'chain', detail: 'its hash is not that of the head of the club' };
    }
    if (until !== undefined && seq < until.seq) {
      const detail = `the log ends at event ${seq}, the head kept elsewhere is event ${until.seq}`;
      return { seq: seq + 1, check: 'kept-head', detail };
    }
    const unproved = this.#texts.end();
    if (unproved !== null) return unproved;
    const stray = await this.#source.rowsOfNoEvent(this.#last);
    const misnamed = stray ?? this.#names.end(await this.#source.names(), seq);
    if (misnamed !== null) return misnamed;
    for (const id of this.#goingOn) {
      const last = this.#lastEvents.get(id) ?? 0;
      const said = last === 0 ? 'has no event at all' : `does not end with event ${last}`;
      return { seq, check: 'state', detail: `session ${id} ${said}` };
    }
    if (this.#ahead !== null) return this.#ahead;
    return this.#source.endOfLog(this.#rows.finishClub(this.#last), this.#last);
  }
}
