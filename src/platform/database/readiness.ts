import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { Database } from './database.js';
import { databaseProblem } from './database-error.js';
import { isMigrated, type Migration } from './migrations.js';
import { Problem } from '../http/problem/problem.js';
import { MIGRATIONS } from '../tokens.js';

/** Within this time a caller gets the last result again. */
const KEPT_MS = 1_000;

/** Whether the service may be sent requests. */
@Injectable()
export class Readiness {
  private draining = false;
  private last: { readonly at: number; readonly found: Promise<Problem | null> } | null = null;

  constructor(
    private readonly database: Database,
    @Inject(MIGRATIONS) private readonly migrations: readonly Migration[],
  ) {}

  /** From now on the service only ends what it has begun. */
  drain(): void {
    this.draining = true;
  }

  /** Why the service is not ready, or null when it is. Looks at the database once a second at most. */
  async obstacle(): Promise<Problem | null> {
    if (this.draining) return new Problem('stopping-or-starting', {});
    const now = performance.now();
    if (this.last === null || now - this.last.at > KEPT_MS) {
      this.last = { at: now, found: this.look() };
    }
    return this.last.found;
  }

  private async look(): Promise<Problem | null> {
    try {
      if (!(await isMigrated(this.database.pool, this.migrations))) {
        return new Problem('migrations-missing', {});
      }
      return (await isReadOnly(this.database.pool)) ? new Problem('database-read-only', {}) : null;
    } catch (error) {
      const problem = databaseProblem(error);
      return problem?.code === 'not-ready' ? problem : new Problem('database-away', {});
    }
  }
}

/**
 * Looks whether the server takes writes, and whether its disk has room: with the least memory a list
 * of this length (half a megabyte) goes through a file, which is gone again with the statement. Unlike
 * a row written on trial that leaves nothing to clean up, and no log that must be shipped.
 * @throws what the server says when the file cannot be written.
 */
async function isReadOnly(pool: Pool): Promise<boolean> {
  const answers: unknown = await pool.query(
    `SET LOCAL work_mem = '64kB';
     SELECT current_setting('transaction_read_only') = 'on' AS "isReadOnly",
            count(*) FROM generate_series(1, 25000)`,
  );
  // Several statements in one query, which belong together, have an answer each.
  const [, found] = answers as readonly { readonly rows: readonly { isReadOnly: boolean }[] }[];
  return found?.rows[0]?.isReadOnly !== false;
}
