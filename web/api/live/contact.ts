/** Whether the service could be reached when it was last asked, which is more than having a network. */
let reached = true;
const listeners = new Set<() => void>();

/** Notes that an answer came, or that none did. */
export function noteContact(answered: boolean): void {
  if (answered === reached) return;
  reached = answered;
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`: whether the device has a network and the service answers. */
export const contact = {
  now: (): boolean => reached && navigator.onLine,
  watch: (changed: () => void): (() => void) => {
    listeners.add(changed);
    addEventListener('online', changed);
    addEventListener('offline', changed);
    return () => {
      listeners.delete(changed);
      removeEventListener('online', changed);
      removeEventListener('offline', changed);
    };
  },
};
