import {
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

const FORGET_EVERY_MS = 3_600_000;

/**
 * Forgets sessions, known browsers and links a day after they ended. The tokens of devices and programs
 * stay: their lists show the revoked ones too, and when they were last used.
 */
@Injectable()
export class EndedTokens implements OnApplicationBootstrap, BeforeApplicationShutdown {
  #forgetting: NodeJS.Timeout | undefined;

  constructor(private readonly database: Database) {}

  onApplicationBootstrap(): void {
    // Whatever keeps it from being done now, the next time does it.
    const forget = () => void this.forget().catch(() => undefined);
    this.#forgetting = setInterval(forget, FORGET_EVERY_MS).unref();
    forget();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.#forgetting);
  }

  async forget(): Promise<void> {
    await this.database.pool.query(`DELETE FROM token
      WHERE kind NOT IN ('device', 'program')
        AND least(revoked_at, expires_at) < now() - interval '1 day'`);
  }
}
