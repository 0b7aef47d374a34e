import { liveQuery } from 'dexie';
import { newKey } from '../api/new-key.js';
import { kept } from './database.js';

/** Which tab typed something. */
const TAB = newKey();

export function draftId(session: string, what: string): string {
  return `${session}/${what}`;
}

/**
 * One draft: what is typed is there at once and is kept in the device's database behind it, so that
 * typing waits for nothing. It follows when another tab types or sends.
 */
class Draft {
  private value: unknown;
  private writes = 0;
  private readonly listeners = new Set<() => void>();
  private following: { unsubscribe(): void } | null = null;
  readonly loaded: Promise<void>;

  constructor(private readonly id: string) {
    this.loaded = this.load();
  }

  private async load(): Promise<void> {
    this.value = (await kept.drafts.get(this.id))?.value;
  }

  /** Shows what is kept: the outbox has taken a draft out, or put one in. */
  async readAgain(): Promise<void> {
    this.show((await kept.drafts.get(this.id))?.value);
  }

  read(): unknown {
    return this.value;
  }

  write(value: unknown): void {
    this.show(value);
    void this.keep(async () => {
      await kept.transaction('rw', kept.drafts, async () => {
        const replaces = (await kept.drafts.get(this.id))?.replaces ?? null;
        await kept.drafts.put({ id: this.id, value, tab: TAB, replaces });
      });
    });
  }

  show(value: unknown): void {
    this.value = value;
    for (const changed of this.listeners) changed();
  }

  async keep(work: () => Promise<void>): Promise<void> {
    this.writes += 1;
    try {
      await work();
    } finally {
      this.writes -= 1;
    }
  }

  watch(changed: () => void): () => void {
    this.listeners.add(changed);
    this.following ??= liveQuery(() => kept.drafts.get(this.id)).subscribe((row) => {
      // What this tab types is newer than what it reads.
      if (this.writes === 0 && row?.tab !== TAB && row?.value !== this.value) this.show(row?.value);
    });
    return () => {
      this.listeners.delete(changed);
      if (this.listeners.size > 0) return;
      this.following?.unsubscribe();
      this.following = null;
    };
  }
}

const drafts = new Map<string, Draft>();

export function draftOf(id: string): Draft {
  const known = drafts.get(id);
  if (known !== undefined) return known;
  const draft = new Draft(id);
  drafts.set(id, draft);
  return draft;
}
