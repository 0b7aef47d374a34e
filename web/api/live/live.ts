import { useCallback, useSyncExternalStore } from 'react';
import { contact } from './contact.js';
import { isConcerned, readNote, type Note } from './live-notes.js';
import { meQuery } from '../people/me.js';
import { queryClient } from '../query-client.js';

/** The service ends every answer after two minutes, and the browser comes back within a second or two. */
const DOWN_AFTER_MS = 4_000;
/** The service gives a sign of life every 20 seconds: after this long the line is dead, or the tab slept. */
const SILENT_MS = 45_000;
const LOOK_EVERY_MS = 5_000;
const LONGEST_WAIT_MS = 15_000;
/** The next screen takes the line over. */
const LINGER_MS = 2_000;
/** Notes that come at once are read for at once. */
const GATHER_MS = 80;

/** A tab's one line to the log of a club: each note has its data read again. */
class Line {
  readonly #listeners = new Set<() => void>();
  readonly #url: string;
  readonly #gathered = new Set<string | null>();
  #source: EventSource | null = null;
  /** The last event that is known; null for none. */
  #last: number | null = null;
  /** The `id` of the note about it; empty for none. */
  #mark = '';
  #heardAt = 0;
  #brokenSince: number | null = null;
  #tries = 0;
  #isDown = false;
  #looking: ReturnType<typeof setInterval> | null = null;
  #ending: ReturnType<typeof setTimeout> | null = null;

  constructor(readonly club: string) {
    this.#url = `/v1/clubs/${club}/live`;
  }

  readonly isDown = (): boolean => this.#isDown;

  listen(changed: () => void): () => void {
    this.#listeners.add(changed);
    if (this.#ending !== null) clearTimeout(this.#ending);
    this.#ending = null;
    if (this.#looking === null) this.#start();
    return () => {
      this.#listeners.delete(changed);
      if (this.#listeners.size > 0) return;
      this.#ending = setTimeout(() => {
        this.#stop();
      }, LINGER_MS);
    };
  }

  #start(): void {
    // All else is read after it: an event between that and the line's first note is missed by neither.
    this.#last ??= knownEvent(this.club);
    this.#looking = setInterval(this.#look, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', this.#look);
    addEventListener('online', this.#again);
    this.#open();
  }

  #stop(): void {
    if (this.#looking !== null) clearInterval(this.#looking);
    this.#looking = null;
    document.removeEventListener('visibilitychange', this.#look);
    removeEventListener('online', this.#again);
    this.#source?.close();
    this.#source = null;
    // Notes missed from here on are replaced by a new read when a screen is opened.
    this.#last = null;
    this.#mark = '';
    this.#brokenSince = null;
    this.#say(false);
  }

  #open(): void {
    this.#source?.close();
    this.#heardAt = Date.now();
    const source = new EventSource(this.#url);
    this.#source = source;
    for (const type of ['head', 'restored', 'log', 'ping', 'seen']) {
      source.addEventListener(type, ({ data, lastEventId }: MessageEvent) => {
        this.#heard(readNote(data), lastEventId);
      });
    }
    source.addEventListener('open', () => {
      this.#tries = 0;
      this.#heardAt = Date.now();
      this.#brokenSince = null;
      this.#say(false);
    });
    source.addEventListener('error', () => {
      this.#broken(source);
    });
  }

  #heard(note: Note | null, mark: string): void {
    this.#heardAt = Date.now();
    if (note === null) return;
    if (note.type === 'seen') {
      void queryClient.invalidateQueries({ queryKey: ['news', this.club] });
      return;
    }
    const [before, markBefore] = [this.#last, this.#mark];
    this.#last = note.event;
    this.#mark = mark;
    if (before === null || this.#isKnown(note, before, markBefore)) return;
    // The line missed some: the service sends only the latest of many. Or a backup was restored.
    if (note.type !== 'log' || note.event !== before + 1) this.#read(null);
    else this.#read(note.session);
  }

  /** Whether a note says nothing new; after a restore the same number can be another event. */
  #isKnown({ type, event }: Note, before: number, markBefore: string): boolean {
    if (type === 'restored' || event > before) return false;
    return event === before && (markBefore === '' || markBefore === this.#mark);
  }

  /** Reads again what a note concerns: null for everything. */
  #read(session: string | null): void {
    const { club } = this;
    this.#gathered.add(session);
    if (this.#gathered.size > 1) return;
    setTimeout(() => {
      const gathered = [...this.#gathered];
      this.#gathered.clear();
      void queryClient.invalidateQueries({
        predicate: ({ queryKey }) => gathered.some((one) => isConcerned(queryKey, club, one)),
      });
      // Notes of the club itself include roles.
      if (gathered.includes(null)) {
        void queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
      }
    }, GATHER_MS);
  }

  #broken(source: EventSource): void {
    if (source !== this.#source) return;
    this.#brokenSince ??= Date.now();
    setTimeout(this.#look, DOWN_AFTER_MS);
    // The browser comes back by itself after a broken line, and gives up after a refusal.
    if (source.readyState !== EventSource.CLOSED) return;
    // Perhaps nobody is signed in any more.
    if (this.#tries > 0) void queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
    const wait = Math.min(1000 * 2 ** this.#tries, LONGEST_WAIT_MS);
    this.#tries += 1;
    setTimeout(() => {
      if (source === this.#source) this.#open();
    }, wait);
  }

  /** Notices that the line is silent: it broke without a word, or the device slept. */
  readonly #look = (): void => {
    if (this.#source === null) return;
    const now = Date.now();
    if (now - this.#heardAt > SILENT_MS) {
      this.#brokenSince ??= now;
      this.#open();
    }
    if (this.#brokenSince !== null && now - this.#brokenSince >= DOWN_AFTER_MS) this.#say(true);
  };

  readonly #again = (): void => {
    if (this.#source !== null && this.#isDown) this.#open();
  };

  #say(isDown: boolean): void {
    if (isDown === this.#isDown) return;
    this.#isDown = isDown;
    for (const changed of this.#listeners) changed();
  }
}

/** The last event of a club's log when it was read who is signed in; null for what is not known. */
function knownEvent(club: string): number | null {
  const me = queryClient.getQueryData(meQuery.queryKey);
  return me?.clubs.find(({ id }) => id === club)?.headSeq ?? null;
}

const lines = new Map<string, Line>();

function lineOf(club: string): Line {
  const line = lines.get(club) ?? new Line(club);
  lines.set(club, line);
  return line;
}

/**
 * Keeps all that is read of a club as it is now, as long as a screen is open: one line for a tab,
 * whichever screens and parts ask for it.
 *
 * @returns whether the service cannot be reached, so that what is shown may be old
 */
export function useLive(club: string): { readonly isDown: boolean } {
  const line = lineOf(club);
  const listen = useCallback((changed: () => void) => line.listen(changed), [line]);
  const isLineDown = useSyncExternalStore(listen, line.isDown);
  // The line may seem to be there for a while when nothing else gets through.
  const isReached = useSyncExternalStore(contact.watch, contact.now);
  return { isDown: isLineDown || !isReached };
}
