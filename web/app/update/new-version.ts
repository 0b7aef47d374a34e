import { useCallback, useEffect, useState } from 'react';
import { registerWorker, reloadWhenTaken, takeWaiting } from './waiting-worker.js';

/** A screen that stays open for weeks asks by itself: a browser only asks when a page is opened. */
const ASK_AGAIN_MS = 60 * 60_000;

/** Held together by the tabs where something is begun; alone by the one that takes a new version. */
const LOCK = 'kopperne-entering';

/** A new version of the app, with the way to load it. */
export interface NewVersion {
  readonly isReady: boolean;
  /** Reloads every tab of this browser with the new version. */
  readonly take: () => void;
  readonly later: () => void;
}

export function useNewVersion(): NewVersion {
  const [registration, setRegistration] = useState<ServiceWorkerRegistration>();
  const [hasWaited, setHasWaited] = useState(false);
  const [isReady, setReady] = useState(false);
  useEffect(
    () =>
      registerWorker(setRegistration, () => {
        setHasWaited(true);
        setReady(true);
      }),
    [],
  );
  // Also when it is for later here: another tab may take it.
  useEffect(() => (hasWaited ? reloadWhenTaken() : undefined), [hasWaited]);
  useEffect(() => {
    if (registration === undefined) return;
    const asking = setInterval(() => {
      // Without a network there is nothing new; the next check may find it.
      registration.update().catch(() => undefined);
    }, ASK_AGAIN_MS);
    return () => {
      clearInterval(asking);
    };
  }, [registration]);
  const take = useCallback(() => {
    if (registration !== undefined) takeWaiting(registration);
  }, [registration]);
  return {
    isReady,
    take,
    later: () => {
      setReady(false);
    },
  };
}

/** Takes a new version by itself, once nothing is begun in any tab. For screens that only show. */
export function useTakenByItself(): void {
  const { isReady, take } = useNewVersion();
  useEffect(() => {
    if (!isReady) return;
    const gone = new AbortController();
    const { signal } = gone;
    navigator.locks.request(LOCK, { signal }, take).catch(() => undefined);
    return () => {
      gone.abort();
    };
  }, [isReady, take]);
}

/**
 * Keeps other tabs from reloading this one as long as something is begun on its screen: from the first
 * tap or key until the screen is left.
 *
 * @param screen the address of the screen
 */
export function useHoldsWhatIsBegun(screen: string): void {
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const locks = navigator.locks as LockManager | undefined;
    const hold = () => {
      stopListening();
      const untilLeft = new Promise<void>((release) => {
        signal.addEventListener('abort', () => {
          release();
        });
      });
      locks?.request(LOCK, { mode: 'shared', signal }, () => untilLeft).catch(() => undefined);
    };
    const stopListening = () => {
      for (const sign of SIGNS) removeEventListener(sign, hold, true);
    };
    for (const sign of SIGNS) addEventListener(sign, hold, true);
    return () => {
      stopListening();
      left.abort();
    };
  }, [screen]);
}

const SIGNS = ['click', 'input', 'keydown'] as const;
