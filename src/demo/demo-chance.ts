import { createHash } from 'node:crypto';
import type { Chance } from '../platform/chance/source.js';

const SEED = 'kopperne demo';

/**
 * The chance of the demo: the same draws, ids and salts in the same order on every run, and a clock that
 * says what it is set to.
 */
export class DemoChance implements Chance {
  #now: Date;
  #drawn = 0;
  #ids = 0;
  #salts = 0;

  constructor(now: Date) {
    this.#now = now;
  }

  now(): Date {
    return this.#now;
  }

  set(now: Date): void {
    this.#now = now;
  }

  newId(): string {
    this.#ids += 1;
    const digits = digestOf('id', this.#ids);
    return [
      digits.slice(0, 8),
      digits.slice(8, 12),
      `4${digits.slice(13, 16)}`,
      `8${digits.slice(17, 20)}`,
      digits.slice(20, 32),
    ].join('-');
  }

  newSalt(length: number): string {
    this.#salts += 1;
    return digestOf('salt', this.#salts).slice(0, 2 * length);
  }

  /** A whole number from 0 to `below` - 1. */
  upTo(below: number): number {
    this.#drawn += 1;
    return Number.parseInt(digestOf('draw', this.#drawn).slice(0, 8), 16) % below;
  }

  /** True in so many of a hundred draws. */
  percent(of: number): boolean {
    return this.upTo(100) < of;
  }

  oneOf<T>(list: readonly T[]): T {
    const found = list[this.upTo(list.length)];
    if (found === undefined) throw new Error('nothing to draw from');
    return found;
  }
}

function digestOf(what: string, number: number): string {
  return createHash('sha256').update(`${SEED} ${what} ${number}`).digest('hex');
}
