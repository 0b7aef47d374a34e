/** Where the build lays the service worker down. */
const SCRIPT = '/sw.js';

/**
 * Registers the service worker.
 *
 * @param registered has the registration, once there is one
 * @param waits is called when a newer one waits to take the place of the one that serves this page
 * @returns what ends it
 */
export function registerWorker(
  registered: (registration: ServiceWorkerRegistration) => void,
  waits: () => void,
): () => void {
  // Without HTTPS there is none, and none is built while the app is worked on.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (workers === undefined || !import.meta.env.PROD) return () => undefined;
  const left = new AbortController();
  const { signal } = left;
  const isWaiting = () => {
    // The first worker of a device takes nobody's place.
    if (workers.controller !== null && !signal.aborted) waits();
  };
  const follow = (next: ServiceWorker | null) => {
    const changed = () => {
      if (next?.state === 'installed') isWaiting();
    };
    next?.addEventListener('statechange', changed, { signal });
  };
  const register = async () => {
    const registration = await workers.register(SCRIPT);
    if (registration.waiting !== null) isWaiting();
    follow(registration.installing);
    registration.addEventListener(
      'updatefound',
      () => {
        follow(registration.installing);
      },
      { signal },
    );
    if (!signal.aborted) registered(registration);
  };
  // A worker that cannot be registered is left out: the app runs without it, as long as there is a
  // network.
  register().catch(() => undefined);
  return () => {
    left.abort();
  };
}

/** Gives the page to the version that waits, in every tab: each is loaded again once that is so. */
export function takeWaiting({ waiting }: ServiceWorkerRegistration): void {
  waiting?.postMessage({ type: 'SKIP_WAITING' });
}

/** Loads the page again when another version serves it. */
export function reloadWhenTaken(): () => void {
  const reload = () => {
    location.reload();
  };
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  return () => {
    navigator.serviceWorker.removeEventListener('controllerchange', reload);
  };
}
