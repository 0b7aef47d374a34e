import { placeAt, type Place, type Route } from './route.js';
import { keepScroll, scrollAgain } from './scroll.js';

/** The screen before stays so long while the next one is fetched; then it is said that it comes. */
const STAYS_MS = 1000;

/** The shown address, with its progress. */
export interface Shown {
  readonly place: Place;
  readonly state: 'fetching' | 'ready' | 'failed';
  /** Why it could not be opened; null unless it failed. */
  readonly error: unknown;
}

/** How an address is gone to. */
export interface Going {
  /** In place of the address before, to which one does not come back then. */
  readonly replace?: boolean;
}

/** The way through the app: the browser's history, and the screen that is shown for it. */
export class Navigation {
  readonly #listeners = new Set<(shown: Shown) => void>();
  #arrivals: (() => void)[] = [];
  #shown: Shown;
  /** Counts what was asked for: an answer that comes after the next question is of no use. */
  #turn = 0;

  constructor(readonly routes: readonly Route[]) {
    this.#shown = { place: this.#place(location.href), state: 'fetching', error: null };
  }

  readonly now = (): Shown => this.#shown;

  /** Says what is to be shown, and when it is something else. */
  readonly watch = (listener: (shown: Shown) => void): (() => void) => {
    this.#listeners.add(listener);
    listener(this.#shown);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Opens the address of the page, and from then on where the browser goes back and forth to. */
  start(): void {
    history.scrollRestoration = 'manual';
    addEventListener('popstate', () => {
      keepScroll();
      void this.again();
    });
    addEventListener('pagehide', keepScroll);
    void this.again();
  }

  /** Goes to an address; ends when its screen is there, or one that was asked for since. */
  async go(href: string, { replace = false }: Going = {}): Promise<void> {
    const url = new URL(href, location.href);
    if (url.origin !== location.origin) {
      location.assign(url);
      return;
    }
    keepScroll();
    // Once more to where one is already is no step to go back from.
    if (replace || url.href === location.href) history.replaceState(null, '', url);
    else history.pushState(null, '', url);
    await this.again();
  }

  /** Opens the address as it is now once more: whether it may be shown, and what failed. */
  async again(): Promise<void> {
    const arrived = new Promise<void>((resolve) => this.#arrivals.push(resolve));
    await this.#open(this.#place(location.href));
    await arrived;
  }

  /** Fetches what is at an address before somebody goes there. */
  preload(href: string): void {
    // Code that cannot be fetched now is fetched on the way there, or its absence shown.
    this.#place(new URL(href, location.href).href)
      .route?.fetch()
      .catch(() => undefined);
  }

  /** Notes that the shown address is on the screen. */
  drawn({ place, state }: Shown): void {
    if (state === 'fetching') return;
    scrollAgain(place.hash);
    // One that waits for a later address waits for that.
    if (this.#shown.place !== place) return;
    const arrivals = this.#arrivals;
    this.#arrivals = [];
    for (const arrived of arrivals) arrived();
  }

  async #open(place: Place): Promise<void> {
    const turn = ++this.#turn;
    const late = setTimeout(() => {
      this.#show({ place, state: 'fetching', error: null });
    }, STAYS_MS);
    try {
      const elsewhere = await place.route?.open(place);
      if (turn !== this.#turn) return;
      if (elsewhere === undefined) this.#show({ place, state: 'ready', error: null });
      else void this.go(elsewhere, { replace: true });
    } catch (error) {
      if (turn === this.#turn) this.#show({ place, state: 'failed', error });
    } finally {
      clearTimeout(late);
    }
  }

  #show(shown: Shown): void {
    this.#shown = shown;
    for (const listener of this.#listeners) listener(shown);
  }

  #place(href: string): Place {
    return placeAt(this.routes, new URL(href));
  }
}
