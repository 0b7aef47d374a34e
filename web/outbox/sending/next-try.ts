type Listener = () => void;

const listeners = new Set<Listener>();
let plannedAt: number | null = null;
let wake: Listener = () => undefined;

/** When this tab tries again to send, in milliseconds since 1970; null while no try is planned. */
export const nextTry = {
  now: (): number | null => plannedAt,
  /** For `useSyncExternalStore`. */
  watch: (listener: Listener): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Notes when the next try begins; null while none is planned. */
export function planNextTry(at: number | null): void {
  plannedAt = at;
  for (const listener of listeners) listener();
}

/** Names the function that starts the next try at once. */
export function whenTriedNow(listener: Listener): void {
  wake = listener;
}

/** Starts the next try at once. */
export function tryNow(): void {
  wake();
}
