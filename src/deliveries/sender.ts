import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Database } from '../platform/database/database.js';
import type { Logger } from '../platform/logging.js';
import { Door } from '../platform/outgoing/door.js';
import { SecretBox } from '../platform/secret-box.js';
import { LOGGER } from '../platform/tokens.js';
import { Looking } from './looking.js';
import { decideDeliveries, forgetOld, takeDue, type Taken } from './queue.js';
import { deliver, type Sending } from './send.js';

/** One look is for all clubs together; without webhooks it finds an empty table. */
const LOOK_MS = 1_000;
const FORGET_EVERY_MS = 60 * 60_000;
/** Messages of all clubs that one instance sends at a time. */
const MOST_UNDER_WAY = 64;

/**
 * Delivers what the logs of clubs gain, for as long as the service runs. Any number of instances do so
 * side by side; what one has taken and does not finish, another takes over when its lease is over.
 */
@Injectable()
export class Sender implements BeforeApplicationShutdown {
  readonly #looking: Looking;
  readonly #sending: Sending;
  readonly #underWay = new Map<string, number>();
  #count = 0;
  #forgotAt = -Infinity;

  constructor(
    private readonly database: Database,
    door: Door,
    box: SecretBox,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.#looking = new Looking(LOOK_MS, () => this.#look(), logger);
    this.#sending = { pool: database.pool, door, box, stopping: this.#looking.signal };
  }

  start(): void {
    this.#looking.start();
  }

  /** Attempts under way are broken off; another instance makes them again. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.#looking.stop();
  }

  async #look(): Promise<void> {
    const { pool } = this.database;
    while (await decideDeliveries(pool)) if (this.#looking.isOver) return;
    if (performance.now() - this.#forgotAt >= FORGET_EVERY_MS) {
      this.#forgotAt = performance.now();
      await forgetOld(pool);
    }
    if (this.#count >= MOST_UNDER_WAY) return;
    for (const one of await takeDue(pool, [...this.#underWay.keys()])) void this.#send(one);
  }

  async #send(taken: Taken): Promise<void> {
    const key = `${taken.club} ${taken.webhook}`;
    this.#count += 1;
    this.#underWay.set(key, (this.#underWay.get(key) ?? 0) + 1);
    try {
      await deliver(this.#sending, taken);
    } catch (error) {
      this.logger.warn({ err: error }, 'could not deliver; it is tried again');
    }
    this.#count -= 1;
    const left = (this.#underWay.get(key) ?? 1) - 1;
    if (left > 0) return void this.#underWay.set(key, left);
    this.#underWay.delete(key);
    this.#looking.wake();
  }
}
