import { serviceRealm } from '../api/lent.js';

type Realm = Pick<typeof globalThis, 'Date'>;

/**
 * Moves the clock of this test, and of the service in its process; it goes on from there. The dates of
 * the database itself (tokens, invites) stay.
 *
 * @returns moves it back
 */
export function setClock(to: Date): () => void {
  // The service runs outside the test's own realm, and has a clock of its own.
  const realms: readonly Realm[] = [globalThis, serviceRealm];
  const back = realms.map((realm) => setClockOf(realm, to.getTime()));
  return () => {
    for (const setBack of back) setBack();
  };
}

function setClockOf(realm: Realm, to: number): () => void {
  const Real = realm.Date;
  const ahead = to - Real.now();
  class Later extends Real {
    constructor(...given: readonly unknown[]) {
      if (given.length === 0) super(Real.now() + ahead);
      else super(...(given as [number]));
    }

    static override now(): number {
      return Real.now() + ahead;
    }

    static override [Symbol.hasInstance](value: unknown): boolean {
      // Where the clock was moved before, too.
      return value instanceof Real;
    }
  }
  realm.Date = Later as DateConstructor;
  return () => {
    realm.Date = Real;
  };
}
