import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Observable, type Subscriber } from 'rxjs';
import { Database } from '../platform/database.js';
import type { Logger } from '../platform/logging.js';
import { Problem } from '../platform/problem.js';
import { LOGGER } from '../platform/tokens.js';
import type { LogNote } from './live.view.js';

/** Soon enough for people; the heads of a hundred clubs are read in a fraction of a millisecond. */
const EVERY_MS = 400;
/** A quiet line shows that it is open. */
const PING_EVERY_MS = 20_000;
/** Then whoever listens comes back by itself, and through the guard again. */
const LONGEST_MS = 120_000;
/** Whoever was away for longer reads everything anew anyway. */
const MOST_NOTES = 100;
const MOST_LISTENERS = 2_000;

interface Listener {
  readonly clubId: string;
  /** What part of the club's life the listener may hear of. */
  readonly mayHear: (kind: string) => boolean;
  /** The last event that was told; null until the head is known. */
  after: number | null;
  readonly to: Subscriber<LogNote>;
}

/**
 * Tells what is added to the logs of clubs, by whichever instance. It looks at the heads of the clubs
 * that somebody listens to: nothing is lost when an instance goes or a connection breaks, writers
 * wait for nobody, and where nobody listens nothing is asked.
 */
@Injectable()
export class ClubWatch implements BeforeApplicationShutdown {
  readonly #listeners = new Set<Listener>();
  #isLooking = false;
  #isStopping = false;

  constructor(
    private readonly database: Database,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * The notes of a club's log from now on, or from behind an event on. It ends after a while.
   *
   * @param after number of the last event that is known; null for the head as it stands
   * @param mayHear which kinds of event are told; of another one only its number is, in a `ping`
   */
  listen(
    clubId: string,
    after: number | null,
    mayHear: (kind: string) => boolean,
  ): Observable<LogNote> {
    if (this.#listeners.size >= MOST_LISTENERS || this.#isStopping) {
      throw new Problem('too-much-at-once', { of: 'listeners' });
    }
    return new Observable((to) => {
      const listener: Listener = { clubId, after, mayHear, to };
      this.#listeners.add(listener);
      const pings = setInterval(() => {
        to.next(ping(listener.after ?? 0));
      }, PING_EVERY_MS);
      const end = setTimeout(() => {
        to.complete();
      }, LONGEST_MS);
      if (!this.#isLooking) void this.#look();
      return () => {
        clearInterval(pings);
        clearTimeout(end);
        this.#listeners.delete(listener);
      };
    });
  }

  /** Lets everybody go: they come back to an instance that stays. */
  beforeApplicationShutdown(): void {
    this.#isStopping = true;
    for (const { to } of this.#listeners) to.complete();
  }

  async #look(): Promise<void> {
    this.#isLooking = true;
    while (this.#listeners.size > 0 && !this.#isStopping) {
      try {
        await this.#tellNew();
      } catch (error) {
        // The database is away for a moment; what was missed is told when it is back.
        this.logger.warn({ err: error }, 'could not look at the logs');
      }
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
    this.#isLooking = false;
  }

  async #tellNew(): Promise<void> {
    const clubs = new Set([...this.#listeners].map(({ clubId }) => clubId));
    const { rows } = await this.database.pool.query<{ id: string; head: number }>({
      name: 'live-heads',
      text: 'SELECT id, head_seq AS head FROM club WHERE id = ANY ($1::uuid[])',
      values: [[...clubs]],
    });
    for (const { id, head } of rows) {
      const here = [...this.#listeners].filter(({ clubId }) => clubId === id);
      for (const listener of here) {
        if (listener.after !== null) continue;
        listener.after = head;
        listener.to.next({ type: 'head', event: head, kind: null, session: null });
      }
      const behind = here.flatMap(({ after }) => (after !== null && after < head ? after : []));
      if (behind.length > 0) this.#tell(here, await this.#read(id, Math.min(...behind)));
    }
  }

  #tell(listeners: readonly Listener[], notes: readonly LogNote[]): void {
    for (const listener of listeners) {
      for (const note of notes) {
        if (note.event <= (listener.after ?? 0)) continue;
        listener.after = note.event;
        const isHeard = note.kind === null || listener.mayHear(note.kind);
        listener.to.next(isHeard ? note : ping(note.event));
      }
    }
  }

  async #read(clubId: string, after: number): Promise<LogNote[]> {
    const { rows } = await this.database.pool.query<Omit<LogNote, 'type'>>({
      name: 'live-notes',
      text: `SELECT seq AS event, kind, session_id AS session FROM club_event
        WHERE club_id = $1 AND seq > $2 ORDER BY club_event.seq DESC LIMIT ${MOST_NOTES}`,
      values: [clubId, after],
    });
    return rows.reverse().map((row) => ({ type: 'log', ...row }));
  }
}

/** Says no more than that the line is open, and how far the log is. */
function ping(event: number): LogNote {
  return { type: 'ping', event, kind: null, session: null };
}
