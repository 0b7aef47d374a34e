import { useSyncExternalStore } from 'react';
import type { Waiting } from './waiting.js';

/** The part of the outbox that screens count which do not fetch the outbox itself. */
type Unsent = Pick<Waiting, 'club' | 'session'>;

let unsent: readonly Unsent[] = [];
const listeners = new Set<() => void>();

/** Says what is not sent: the indicator does, which knows the outbox wherever there is one. */
export function tellUnsent(all: readonly Unsent[]): void {
  unsent = all;
  for (const changed of listeners) changed();
}

function watch(changed: () => void): () => void {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
}

/**
 * How much of each session of a club is not sent from this device.
 *
 * @returns pairs of a session and how many steps of it
 */
export function useUnsent(club: string): readonly (readonly [session: string, count: number])[] {
  const all = useSyncExternalStore(watch, () => unsent);
  const counts = new Map<string, number>();
  for (const { session } of all.filter((one) => one.club === club)) {
    counts.set(session, (counts.get(session) ?? 0) + 1);
  }
  return [...counts];
}
