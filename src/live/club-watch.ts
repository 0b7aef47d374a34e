import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Observable, type Subscriber } from 'rxjs';
import { findRolesNow, type TokenAtClub } from '../access/find-caller.js';
import { mayHear } from '../events/registry.js';
import type { LogHead } from '../ledger/log/chain.js';
import { headText, isKeptHead, type KeptHead } from '../ledger/log/head-text.js';
import type { Caller } from '../people/caller.js';
import { Database } from '../platform/database/database.js';
import type { Logger } from '../platform/logging.js';
import { Places } from '../platform/http/limits/places.js';
import { Problem } from '../platform/http/problem/problem.js';
import type { CallerRole } from '../people/roles.js';
import { LOGGER } from '../platform/tokens.js';
import { readSeen } from './read-seen.js';
import type { LogNote } from './live.view.js';

/** Soon enough for people; the heads of a hundred clubs are read in a fraction of a millisecond. */
const EVERY_MS = 400;
/** A quiet line shows that it is open. */
const PING_EVERY_MS = 20_000;
/** After this long a listener comes back by itself, and through the guard again. */
const LONGEST_MS = 120_000;
/** A listener that was away for longer reads everything again in any case. */
const MOST_NOTES = 100;
/** The longest time until a silent line ends: before each note the line is checked anyway. */
const CHECK_EVERY_MS = 2_000;
/** A browser has one for each of its tabs; a club has a few dozen people, some with several devices. */
const PLACES = { club: 200, user: 40, token: 10 };
const MOST_LISTENERS = 2_000;
const COME_BACK_AFTER_SECONDS = 10;

const NEVER = { at: 0, isFresh: false };

/** A note with the event that it leads to, as the listener names it when they come back. */
export type MarkedNote = LogNote & { readonly mark: string };

interface Listener extends TokenAtClub {
  /** Their roles in the club, which decide what they may hear. */
  roles: readonly CallerRole[];
  readonly user: string | null;
  /** The event that the listener knew when they came; null once it was looked for, or none was named. */
  known: KeptHead | null;
  /** Whether the log does not have the event that they knew. */
  isRestored: boolean;
  /** The last event that was sent; null until the head is known. */
  after: number | null;
  /** That event with the first digits of its hash. */
  mark: string;
  /** When the listener had marked their news as seen, in milliseconds; null until that is known. */
  seenAt: number | null;
  /** Null until the answer begins. */
  to: Subscriber<MarkedNote> | null;
  readonly leave: () => void;
}

/**
 * Announces additions to the logs of clubs, by whichever instance. It looks at the heads of the clubs
 * that somebody listens to: nothing is lost when an instance goes or a connection breaks, writers
 * wait for nobody, and where nobody listens nothing is asked.
 */
@Injectable()
export class ClubWatch implements BeforeApplicationShutdown {
  readonly #listeners = new Set<Listener>();
  readonly #places = new Places(PLACES);
  /** By a clock that nobody sets: where the machine's goes back, no line may stay open. */
  #checkedAt = -Infinity;
  #isLooking = false;
  #isStopping = false;

  constructor(
    private readonly database: Database,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * The notes of a club's log from now on, or after an event. They end after a while, and when the
   * caller loses access. Of events that the caller may not hear, only the number is sent, in a `ping`.
   *
   * @param known the last event that is known; null for the current head
   * @throws Problem `not-ready`; `too-many-requests` where the caller's share of the places is used up
   */
  listen(caller: Caller, known: KeptHead | null): Observable<MarkedNote> {
    const { club, roles, token, user } = caller;
    if (club === null) throw new Error('a listener without a club');
    if (this.#listeners.size >= MOST_LISTENERS || this.#isStopping) {
      throw new Problem('too-much-at-once', { of: 'listeners' });
    }
    const giveBack = this.#places.take(caller);
    if (giveBack === null) {
      const wait = COME_BACK_AFTER_SECONDS;
      throw new Problem('share-used-up', { of: 'listeners', wait }, { retryAfter: wait });
    }
    const leave = () => {
      clearTimeout(end);
      clearInterval(pings);
      this.#listeners.delete(listener);
      giveBack();
      listener.to?.complete();
    };
    const listener: Listener = {
      ...{ club, token, user, roles, known, leave },
      ...{ isRestored: false, after: null, mark: '', seenAt: null, to: null },
    };
    const end = setTimeout(leave, LONGEST_MS);
    const pings = setInterval(() => listener.to?.next(ping(listener)), PING_EVERY_MS);
    this.#listeners.add(listener);
    return new Observable((to) => {
      listener.to = to;
      if (!this.#listeners.has(listener)) to.complete();
      else if (!this.#isLooking) void this.#look();
      return leave;
    });
  }

  /** Lets everybody go: they come back to an instance that stays. */
  beforeApplicationShutdown(): void {
    this.#isStopping = true;
    for (const { leave } of this.#listeners) leave();
  }

  async #look(): Promise<void> {
    this.#isLooking = true;
    while (this.#listeners.size > 0 && !this.#isStopping) {
      try {
        await this.#tellNew();
      } catch (error) {
        // The database is away for a moment; missed events are sent when it is back.
        this.logger.warn({ err: error }, 'could not look at the logs');
      }
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
    this.#isLooking = false;
  }

  async #tellNew(): Promise<void> {
    await this.#lookForKnown();
    const clubs = new Set([...this.#listeners].map(({ club }) => club));
    const { rows } = await this.database.pool.query<{ id: string; head: number; hash: string }>({
      name: 'live-heads',
      text: 'SELECT id, head_seq AS head, head_hash AS hash FROM club WHERE id = ANY ($1::uuid[])',
      values: [[...clubs]],
    });
    const news: { listeners: Listener[]; head: MarkedNote; notes: MarkedNote[] }[] = [];
    for (const { id, head, hash } of rows) {
      const here = [...this.#listeners].filter(({ club, known, to }) => {
        return club === id && to !== null && known === null;
      });
      const listeners = here.filter(({ after }) => after === null || after < head);
      if (listeners.length === 0) continue;
      const behind = listeners.flatMap(({ after }) => after ?? []);
      const notes = behind.length === 0 ? [] : await this.#read(id, Math.min(...behind));
      news.push({ listeners, head: headNote({ seq: head, hash }), notes });
    }
    // Checked after the notes were read: a listener that lost access before a note does not hear it.
    await this.#letGo(news.flatMap(({ listeners }) => listeners));
    for (const { listeners, head, notes } of news) {
      for (const listener of listeners)
        if (this.#listeners.has(listener)) notify(listener, head, notes);
    }
    await this.#tellSeen();
  }

  /** Looks for the events that new listeners knew: after a restore the log may have others. */
  async #lookForKnown(): Promise<void> {
    const asking = [...this.#listeners].flatMap((listener) => {
      const { club, known } = listener;
      return known === null ? [] : [{ listener, club, known }];
    });
    if (asking.length === 0) return;
    const { rows } = await this.database.pool.query<{ club: string; seq: number; hash: string }>({
      name: 'live-known',
      text: `SELECT e.club_id AS club, e.seq, e.hash FROM unnest($1::uuid[], $2::int8[]) AS a(club, seq)
        JOIN club_event e ON e.club_id = a.club AND e.seq = a.seq`,
      values: [asking.map(({ club }) => club), asking.map(({ known }) => known.seq)],
    });
    const hashes = new Map(rows.map(({ club, seq, hash }) => [`${club} ${seq}`, hash]));
    for (const { listener, club, known } of asking) {
      const { seq } = known;
      const hash = hashes.get(`${club} ${seq}`);
      listener.known = null;
      if (hash === undefined || !isKeptHead(known, { seq, hash })) listener.isRestored = true;
      else Object.assign(listener, { after: seq, mark: headText({ seq, hash }).short });
    }
  }

  /** News that somebody marked as seen on one device are seen on all of theirs. */
  async #tellSeen(): Promise<void> {
    const here = [...this.#listeners].filter(({ to }) => to !== null);
    const seen = await readSeen(this.database.pool, here);
    for (const listener of here) {
      if (listener.user === null || listener.after === null) continue;
      const { at, isFresh } = seen.get(`${listener.user} ${listener.club}`) ?? NEVER;
      const isNew = listener.seenAt === null ? isFresh : at > listener.seenAt;
      listener.seenAt = at;
      if (isNew) listener.to?.next({ ...ping(listener), type: 'seen' });
    }
  }

  /** Ends the lines of those who are not let in any more: these, and now and then all. */
  async #letGo(these: readonly Listener[]): Promise<void> {
    const isTime = performance.now() - this.#checkedAt >= CHECK_EVERY_MS;
    const checked = isTime ? [...this.#listeners] : these;
    if (checked.length === 0) return;
    const now = await findRolesNow(this.database.pool, checked);
    const rolesNow = new Map(now.map(({ token, club, roles }) => [`${token} ${club}`, roles]));
    for (const listener of checked) {
      const roles = rolesNow.get(`${listener.token} ${listener.club}`);
      if (roles === undefined) listener.leave();
      else listener.roles = roles;
    }
    if (isTime) this.#checkedAt = performance.now();
  }

  async #read(clubId: string, after: number): Promise<MarkedNote[]> {
    const { rows } = await this.database.pool.query<Omit<LogNote, 'type'> & { hash: string }>({
      name: 'live-notes',
      text: `SELECT seq AS event, hash, kind, session_id AS session FROM club_event
        WHERE club_id = $1 AND seq > $2 ORDER BY club_event.seq DESC LIMIT ${MOST_NOTES}`,
      values: [clubId, after],
    });
    return rows.reverse().map(({ hash, ...row }) => {
      return { type: 'log', ...row, mark: headText({ seq: row.event, hash }).short };
    });
  }
}

/** Sends the head to a new listener, and the notes that they have not heard to everybody else. */
function notify(listener: Listener, head: MarkedNote, notes: readonly MarkedNote[]): void {
  if (listener.after === null) {
    listener.after = head.event;
    listener.mark = head.mark;
    listener.to?.next(listener.isRestored ? { ...head, type: 'restored' } : head);
    return;
  }
  for (const note of notes) {
    if (note.event <= listener.after) continue;
    listener.after = note.event;
    listener.mark = note.mark;
    const isHeard = note.kind === null || mayHear(listener.roles, note.kind);
    listener.to?.next(isHeard ? note : ping(listener));
  }
}

/** Says no more than that the line is open, and how far the log is. */
function ping({ after, mark }: Pick<Listener, 'after' | 'mark'>): MarkedNote {
  return { type: 'ping', event: after ?? 0, kind: null, session: null, mark };
}

function headNote(head: LogHead): MarkedNote {
  return { type: 'head', event: head.seq, kind: null, session: null, mark: headText(head).short };
}
