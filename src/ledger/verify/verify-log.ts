import { canonical } from '../log/canonical.js';
import { eventHash, GENESIS_HASH, type LogHead } from '../log/chain.js';
import { isKeptHead, type KeptHead } from '../log/head-text.js';
import type { NewPosting } from '../log/posting.js';
import type { LoggedEvent, ReplayedEvent, ReplayedSession, Replayer } from './replayer.js';
import { VerifiedAccess, type StoredAccess } from './access.js';
import { VerifiedBalances } from './balances.js';
import { VerifiedFines, type StoredFines } from './fines.js';
import { VerifiedNames } from './names.js';
import type {
  LoggedPosting,
  StoredAccount,
  StoredHead,
  StoredNames,
  StoredSession,
} from './pages.js';
import { comparePostings, replayEvent, type Finding } from './replay.js';

/** Where a log is read from: the database, or a file that was exported from one. */
export interface LogSource {
  head(): Promise<StoredHead>;
  /** All accounts of the club: the only thing that is kept in memory from beginning to end. */
  accounts(): Promise<Iterable<StoredAccount>>;
  names(): Promise<StoredNames>;
  /** Roles and devices; null where they are not kept, but follow from the log. */
  access(): Promise<StoredAccess | null>;
  /** Null where they are not kept, but follow from the log. */
  fines(): Promise<StoredFines | null>;
  /** The last event of every session; 0 for one that has none. */
  lastEvents(): Promise<ReadonlyMap<string, number>>;
  /** The log, in order. */
  pages(): AsyncIterable<LogPage>;
  sessions(ids: readonly string[]): Promise<ReadonlyMap<string, StoredSession>>;
  /** The number of the first event that has postings but is not in the log, or null. */
  strayPosting(lastSeq: number): Promise<number | null>;
}

export interface LogPage {
  readonly events: readonly LoggedEvent[];
  /** In order; null where no postings are kept, and those count that the replay comes to. */
  readonly postings: readonly LoggedPosting[] | null;
}

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
  readonly until?: KeptHead;
  /** Called after every page. */
  readonly onProgress?: (progress: VerifyProgress) => void;
}

/** What a log comes to that was found good. */
export interface VerifiedLog {
  readonly head: LogHead;
  readonly events: number;
  readonly postings: number;
}

const START: LogHead = { seq: 0, hash: GENESIS_HASH };
const NONE: readonly LoggedPosting[] = [];

/** One verification of a log from its first event on, from wherever it is read. */
export class LogVerification {
  readonly #source: LogSource;
  readonly #options: VerifyOptions;
  #head: StoredHead = { ...START, accountsMade: 0 };
  /** The last event that was found good. */
  #last = START;
  #events = 0;
  #postings = 0;
  #balances = new VerifiedBalances();
  readonly #names = new VerifiedNames();
  readonly #access = new VerifiedAccess();
  readonly #fines = new VerifiedFines();
  #lastEvents: ReadonlyMap<string, number> = new Map();
  /** Sessions whose last event has not been read. */
  #goingOn = new Set<string>();
  /** A session that went further than its events: which of them is gone, the rest of the log tells. */
  #ahead: Finding | null = null;

  constructor(source: LogSource, options: VerifyOptions) {
    this.#source = source;
    this.#options = options;
  }

  /** What was found good so far: after a run without a finding, the whole log. */
  get verified(): VerifiedLog {
    return { head: this.#last, events: this.#events, postings: this.#postings };
  }

  /** @returns the first event that is wrong, or null */
  async run(): Promise<Finding | null> {
    const source = this.#source;
    this.#head = await source.head();
    this.#balances = new VerifiedBalances(await source.accounts());
    this.#lastEvents = await source.lastEvents();
    this.#goingOn = new Set(this.#lastEvents.keys());
    for await (const page of source.pages()) {
      const finding = await this.#page(page);
      if (finding !== null) return finding;
      const { seq: headSeq } = this.#head;
      this.#options.onProgress?.({ events: this.#events, postings: this.#postings, headSeq });
    }
    return (await this.#end()) ?? this.#ahead ?? (await this.#accounts());
  }

  async #page({ events, postings }: LogPage): Promise<Finding | null> {
    const finished: LoggedEvent[] = [];
    let finding: Finding | null = null;
    let next = 0;
    for (const event of events) {
      const start = next;
      while (postings?.[next]?.eventSeq === event.seq) next += 1;
      finding = this.#event(event, postings && (next > start ? postings.slice(start, next) : NONE));
      if (finding !== null) break;
      const { sessionId, seq } = event;
      if (sessionId === null || (this.#lastEvents.get(sessionId) ?? seq) !== seq) continue;
      finished.push(event);
      this.#goingOn.delete(sessionId);
    }
    // A session that ended before the wrong event may be wrong itself, and is then the first.
    return (await this.#finishedSessions(finished)) ?? finding;
  }

  /** A session whose last event is said to come before. */
  #afterEnd({ seq, sessionId }: LoggedEvent): Finding | null {
    const last = this.#lastEvents.get(sessionId ?? '');
    if (last === undefined || seq <= last) return null;
    return { seq, check: 'state', detail: `session ${sessionId} was to end with event ${last}` };
  }

  #event(event: LoggedEvent, stored: readonly LoggedPosting[] | null): Finding | null {
    const finding =
      this.#chain(event) ??
      this.#afterEnd(event) ??
      (stored === null ? this.#replay(event) : this.#compare(event, stored));
    if (finding !== null) return finding;
    this.#last = { seq: event.seq, hash: event.hash };
    this.#events += 1;
    return null;
  }

  #chain(event: LoggedEvent): Finding | null {
    const seq = this.#last.seq + 1;
    const wrong = (detail: string): Finding => ({ seq, check: 'chain', detail });
    if (event.seq !== seq) return wrong(`event ${seq} is missing: the next one is ${event.seq}`);
    if (event.prevHash !== this.#last.hash) return wrong('it does not follow the event before');
    if (event.hash !== eventHash(event)) return wrong('its hash is not that of its content');
    if (seq > this.#head.seq) return wrong(`the head of the club is event ${this.#head.seq}`);
    const { until } = this.#options;
    if (until?.seq === seq && !isKeptHead(until, event)) {
      return wrong(`its hash ${event.hash} is not the ${until.hash} kept elsewhere`);
    }
    return null;
  }

  /** Looks at the postings that are kept with the event, and whether it comes to them. */
  #compare(event: LoggedEvent, stored: readonly LoggedPosting[]): Finding | null {
    this.#postings += stored.length;
    const finding = this.#balances.add(event, stored);
    const { replayer } = this.#options;
    if (finding !== null || replayer === undefined) return finding;
    const replayed = replayEvent(replayer, event, this.#balances);
    if ('check' in replayed) return replayed;
    this.#follow(event, replayed);
    return comparePostings(event, replayed.postings, stored);
  }

  /** Looks at the postings that the event comes to. */
  #replay(event: LoggedEvent): Finding | null {
    const { replayer } = this.#options;
    if (replayer === undefined) return null;
    const replayed = replayEvent(replayer, event, this.#balances);
    if ('check' in replayed) return replayed;
    this.#follow(event, replayed);
    this.#postings += replayed.postings.length;
    return this.#balances.add(event, replayed.postings.map(logged(event)));
  }

  #follow(event: LoggedEvent, replayed: ReplayedEvent): void {
    this.#names.follow(event, replayed);
    this.#access.follow(event, replayed);
    this.#fines.follow(event, replayed);
  }

  /** What can only be said when the whole log was read. */
  async #end(): Promise<Finding | null> {
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
      return { seq: seq + 1, check: 'chain', detail };
    }
    const stray = await this.#source.strayPosting(seq);
    if (stray !== null) {
      return { seq: stray, check: 'postings', detail: 'there are postings but no such event' };
    }
    for (const id of this.#goingOn) {
      const last = this.#lastEvents.get(id) ?? 0;
      const said = last === 0 ? 'has no event at all' : `does not end with event ${last}`;
      return { seq, check: 'state', detail: `session ${id} ${said}` };
    }
    return null;
  }

  async #accounts(): Promise<Finding | null> {
    const { seq } = this.#last;
    const replayed = this.#options.replayer !== undefined;
    const finding = this.#balances.finding(seq, replayed);
    if (finding !== null || !replayed) return finding;
    const { accountsMade } = this.#head;
    if (accountsMade !== this.#balances.opened) {
      const detail = `the club counts ${accountsMade} accounts, its log opens ${this.#balances.opened}`;
      return { seq, check: 'state', detail };
    }
    const names = this.#names.finding(await this.#source.names(), seq);
    if (names !== null) return names;
    const access = await this.#source.access();
    const fines = await this.#source.fines();
    return (
      (access && this.#access.finding(access, seq)) ?? (fines && this.#fines.finding(fines, seq))
    );
  }

  /** Compares the sessions whose last event was read with what is stored. */
  async #finishedSessions(events: readonly LoggedEvent[]): Promise<Finding | null> {
    const { replayer } = this.#options;
    if (replayer === undefined || events.length === 0) return null;
    const ids = events.flatMap(({ sessionId }) => sessionId ?? []);
    const stored = await this.#source.sessions(ids);
    for (const { seq, sessionId } of events) {
      if (sessionId === null) continue;
      const is = stored.get(sessionId);
      if (is === undefined) {
        return { seq, check: 'state', detail: `session ${sessionId} is not stored` };
      }
      const should = replayer.finish(sessionId);
      const detail = wrongSession(is, should);
      if (detail === null) continue;
      const finding: Finding = { seq, check: 'state', detail };
      if (is.version <= should.version) return finding;
      this.#ahead ??= finding;
    }
    return null;
  }
}

function wrongSession(is: StoredSession, should: ReplayedSession): string | null {
  const { id } = is;
  if (is.version !== should.version) {
    return `session ${id} is at version ${is.version}, not ${should.version}`;
  }
  if (is.status !== should.status) return `session ${id} is ${is.status}, not ${should.status}`;
  if (is.state !== null && canonical(is.state) !== canonical(should.state)) {
    return `the table of session ${id} is not what its events come to`;
  }
  return null;
}

function logged({
  seq,
  sessionId,
}: LoggedEvent): (posting: NewPosting, i: number) => LoggedPosting {
  return (posting, i) => ({ ...posting, eventSeq: seq, line: i + 1, sessionId });
}
