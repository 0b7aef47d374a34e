import type { SessionState } from '../../src/evening/fold.js';
import { newKey } from '../api/new-key.js';
import { db } from './database.js';
import type { Waiting } from './waiting.js';

/** A draft. */
interface Typed {
  /** Every draft has its own: one that the outbox has taken is known by it, and is not sent again. */
  readonly key: string;
  readonly value: unknown;
  /** The table that it was begun at, for what belongs to one: undefined elsewhere. */
  readonly begunAt?: SessionState | undefined;
}

/**
 * One draft. It is kept in the storage that can be written while a tap is handled, and not in the
 * device's database, which is written a moment later: a reload right after a tap would lose it. It
 * follows when another tab types or sends.
 */
export class Draft {
  private typed: Typed | null;
  private readonly listeners = new Set<() => void>();

  /**
   * @param id `session/what`
   * @param isTaken whether the outbox has taken the draft of this key
   */
  constructor(
    readonly id: string,
    private readonly isTaken: (key: string) => Promise<boolean>,
  ) {
    this.typed = readKept(id);
    // Also while no screen shows it: it may be shown again.
    addEventListener('storage', this.follow);
    void this.dropTaken();
  }

  read(): Typed | null {
    return this.typed;
  }

  /** @param begunAt the table that it belongs to, where it belongs to one */
  write(value: unknown, begunAt?: SessionState): void {
    const key = this.typed?.key ?? newKey();
    this.typed = begunAt === undefined ? { key, value } : { key, value, begunAt };
    keep(this.id, this.typed);
    this.tell();
  }

  /** Takes it out; given a key, only while it is the draft of that key. */
  clear(key = this.typed?.key): void {
    if (this.typed === null || this.typed.key !== key) return;
    this.typed = null;
    keep(this.id, null);
    this.tell();
  }

  watch(changed: () => void): () => void {
    this.listeners.add(changed);
    return () => {
      this.listeners.delete(changed);
    };
  }

  private readonly follow = ({ key }: StorageEvent): void => {
    if (key !== null && key !== placeOf(this.id)) return;
    this.typed = readKept(this.id);
    this.tell();
    void this.dropTaken();
  };

  /**
   * A step is in the outbox before its draft goes. Where a page was closed between the two, or another
   * tab typed, the draft is still there.
   */
  private async dropTaken(): Promise<void> {
    const key = this.typed?.key;
    if (key !== undefined && (await this.isTaken(key))) this.clear(key);
  }

  private tell(): void {
    for (const changed of this.listeners) changed();
  }
}

function placeOf(id: string): string {
  return `kopperne-draft/${id}`;
}

function readKept(id: string): Typed | null {
  try {
    return JSON.parse(localStorage.getItem(placeOf(id)) ?? 'null') as Typed | null;
  } catch {
    return null;
  }
}

function keep(id: string, typed: Typed | null): void {
  try {
    if (typed === null) localStorage.removeItem(placeOf(id));
    else localStorage.setItem(placeOf(id), JSON.stringify(typed));
  } catch {
    // Full, or forbidden: the draft lasts as long as the page.
  }
}

const drafts = new Map<string, Draft>();

/**
 * The draft of what is typed in an evening. A step that is back in the entry has one of its own, so
 * that what was typed before it came back is there again after it.
 */
export function draftOf(session: string, what: string, changing?: Waiting): Draft {
  const id = changing === undefined ? `${session}/${what}` : `${session}/${what}/${changing.id}`;
  const known = drafts.get(id);
  if (known !== undefined) return known;
  const draft = new Draft(id, (key) => isTaken(id, key));
  drafts.set(id, draft);
  return draft;
}

/** Whether the outbox has taken a draft. */
export async function isTaken(id: string, key: string): Promise<boolean> {
  return (await db.taken.get(id))?.key === key;
}

/** Whether anything is half typed on this device. */
export function hasDrafts(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(placeOf('')));
  } catch {
    return false;
  }
}
