import { Inject, Injectable } from '@nestjs/common';
import { Database } from './database.js';
import { isMigrated, type Migration } from './migrations.js';
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
  async obstacle(): Promise<string | null> {
    if (this.draining) return 'The service is stopping.';
    try {
      const migrated = await isMigrated(this.database.pool, this.migrations);
      return migrated ? null : 'The database lacks migrations of this version.';
    } catch {
      return 'The database does not answer.';
    }
  }
}
