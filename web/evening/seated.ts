import { useCallback, useSyncExternalStore } from 'react';
import type { PlayerId } from '../../src/rules/payment.js';

const listeners = new Set<() => void>();

function keyOf(club: string): string {
  return `kopperne-seated-${club}`;
}

/** The member at this device, for a paired tablet; null when nobody is named. */
export function seatedAt(club: string): PlayerId | null {
  try {
    return localStorage.getItem(keyOf(club)) as PlayerId | null;
  } catch {
    return null;
  }
}

/** The member at this device, and a function to name another. */
export function useSeated(
  club: string,
): readonly [PlayerId | null, (member: PlayerId | null) => void] {
  const seated = useSyncExternalStore(watch, () => seatedAt(club));
  const seat = useCallback(
    (member: PlayerId | null) => {
      try {
        if (member === null) localStorage.removeItem(keyOf(club));
        else localStorage.setItem(keyOf(club), member);
      } catch {
        // Without storage nobody is named: the device itself signs.
      }
      for (const changed of listeners) changed();
    },
    [club],
  );
  return [seated, seat];
}

function watch(changed: () => void): () => void {
  listeners.add(changed);
  addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    removeEventListener('storage', changed);
  };
}
