import { isIPv6 } from 'node:net';
import {
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem/problem.js';

/** A number of times within a span of time. */
export interface Limit {
  readonly name: string;
  readonly most: number;
  readonly seconds: number;
}

/** Links that are tried, from one network: nobody guesses 256 bits, but nobody need try for ever. */
export const LINKS: Limit = { name: 'links', most: 60, seconds: 900 };

/**
 * The part of an address that is counted: of IPv6 the network, because a single subscriber has all of
 * it.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [before = [], after = []] = address
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}

/** Attempts that a process may let pass without asking the database again. */
interface Lease {
  left: number;
  /** In milliseconds of `performance.now()`. */
  readonly until: number;
}

const LEASED_AT_ONCE = 20;
const MOST_LEASES = 10_000;
const FORGET_EVERY_MS = 3_600_000;

/** Counts attempts in the database, for all instances together. */
@Injectable()
export class RateLimit implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #leases = new Map<string, Lease>();
  readonly #asked = new Map<string, Promise<void>>();
  #forgetting: NodeJS.Timeout | undefined;

  constructor(private readonly database: Database) {}

  /**
   * Takes one attempt.
   * @throws Problem `too-many-requests`, with the seconds to wait
   */
  async take(limit: Limit, who: string): Promise<void> {
    const { count, wait } = await this.#add(limit, who, 1);
    if (count > limit.most) throw tooMany(wait);
  }

  /**
   * Takes one of many attempts: the database is asked for some at a time, so that a hand costs no round
   * trip. Attempts that a process does not use are lost to the others until the window is over.
   * @throws Problem `too-many-requests`
   */
  async takeOften(limit: Limit, who: string): Promise<void> {
    const key = `${limit.name}:${who}`;
    while (!this.#takeLeased(key)) await (this.#asked.get(key) ?? this.#ask(limit, who, key));
  }

  /** Of many that come at once, one asks for all. */
  #ask(limit: Limit, who: string, key: string): Promise<void> {
    const asked = this.#lease(limit, who, key).finally(() => this.#asked.delete(key));
    this.#asked.set(key, asked);
    return asked;
  }

  #takeLeased(key: string): boolean {
    const lease = this.#leases.get(key);
    if (lease === undefined || lease.left === 0 || lease.until <= performance.now()) return false;
    lease.left -= 1;
    return true;
  }

  async #lease(limit: Limit, who: string, key: string): Promise<void> {
    const { count, wait } = await this.#add(limit, who, LEASED_AT_ONCE);
    const left = Math.min(LEASED_AT_ONCE, limit.most - (count - LEASED_AT_ONCE));
    if (left <= 0) throw tooMany(wait);
    if (this.#leases.size >= MOST_LEASES) this.#leases.clear();
    this.#leases.set(key, { left, until: performance.now() + wait * 1000 });
  }

  /** Gives an attempt back that turned out well. */
  async giveBack(limit: Limit, who: string): Promise<void> {
    await this.#add(limit, who, -1);
  }

  async #add({ name, seconds }: Limit, who: string, n: number) {
    const { rows } = await this.database.pool.query<{ count: number; wait: number }>({
      name: 'rate-count',
      text: `INSERT INTO rate_count AS r (key, since, count) VALUES ($1, now(), greatest($3, 0))
        ON CONFLICT (key) DO UPDATE SET
          since = CASE WHEN r.since <= now() - make_interval(secs => $2) THEN now() ELSE r.since END,
          count = CASE WHEN r.since <= now() - make_interval(secs => $2) THEN 0 ELSE r.count END + $3
        RETURNING count, ceil(extract(epoch FROM since - now()) + $2)::int4 AS wait`,
      values: [`${name}:${who}`, seconds, n],
    });
    const [row] = rows;
    if (row === undefined) throw new Error('a count was not counted');
    return row;
  }

  /** Addresses are not kept for longer than they are counted. */
  onApplicationBootstrap(): void {
    this.#forgetting = setInterval(() => void this.#forgetOld(), FORGET_EVERY_MS).unref();
    void this.#forgetOld();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.#forgetting);
  }

  async #forgetOld(): Promise<void> {
    const old = `DELETE FROM rate_count WHERE since < now() - interval '2 hours'`;
    // Whatever keeps it from being done now, the next time does it.
    await this.database.pool.query(old).catch(() => undefined);
  }
}

function tooMany(seconds: number): Problem {
  const wait = Math.max(1, seconds);
  return new Problem('too-often', { wait }, { retryAfter: wait });
}
