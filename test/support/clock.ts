/**
 * Sets the clock of this process, and of the service in it, on; it goes on from there. What the database
 * dates itself (tokens, invites) stays as it was.
 *
 * @returns sets it back
 */
export function setClock(to: Date): () => void {
  const Real = Date;
  const ahead = to.getTime() - Real.now();
  class Later extends Real {
    constructor(...given: readonly unknown[]) {
      if (given.length === 0) super(Real.now() + ahead);
      else super(...(given as [number]));
    }

    static override now(): number {
      return Real.now() + ahead;
    }

    static override [Symbol.hasInstance](value: unknown): boolean {
      return Function.prototype[Symbol.hasInstance].call(Real, value);
    }
  }
  globalThis.Date = Later as DateConstructor;
  return () => {
    globalThis.Date = Real;
  };
}
