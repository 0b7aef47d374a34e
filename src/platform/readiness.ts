import { Inject, Injectable } from '@nestjs/common';
import { Database } from './database.js';
import { isMigrated, type Migration } from './migrations.js';
import { Problem } from './problem.js';
import { MIGRATIONS } from './tokens.js';

/** Whether the service may be sent requests. */
@Injectable()
export class Readiness {
  private draining = false;

  constructor(
    private readonly database: Database,
    @Inject(MIGRATIONS) private readonly migrations: readonly Migration[],
  ) {}

  /** From now on the service only ends what it has begun. */
  drain(): void {
    this.draining = true;
  }

  /** Why the service is not ready, or null when it is. */
  async obstacle(): Promise<Problem | null> {
    if (this.draining) return new Problem('stopping-or-starting', {});
    try {
      const migrated = await isMigrated(this.database.pool, this.migrations);
      return migrated ? null : new Problem('migrations-missing', {});
    } catch {
      return new Problem('database-away', {});
    }
  }
}
