import type { ReactNode } from 'react';

/** The notice in the place of notices. */
interface Shown {
  readonly notice: ReactNode;
  /** Milliseconds until it goes by itself. */
  readonly goesAfter: number;
}

/** Only the latest is shown: there is one place for it (app/shell/notice.tsx). */
let latest: Shown | null = null;
const listeners = new Set<() => void>();

/** Shows something in the place of what was shown before; null takes that away. */
export function showNotice(shown: Shown | null): void {
  latest = shown;
  for (const tell of listeners) tell();
}

/** The notice that is shown now. */
export function latestNotice(): Shown | null {
  return latest;
}

/** Calls back whenever something else is shown. @returns what ends that */
export function onNotice(tell: () => void): () => void {
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
  };
}
