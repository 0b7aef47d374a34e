import { setTimeout as delay } from 'node:timers/promises';
import { messageOf } from '../../platform/database/database-error.js';
import type { Logger } from '../../platform/logging.js';
import type { BackupPlaces } from '../backup-files.js';
import { giveUpOldest, moveArchived } from './move-archived.js';

/** PostgreSQL’s archive is emptied into the directory of backups so often. */
const LOOK_MS = 15_000;

/** Takes what PostgreSQL archives into the directory of backups, for as long as the service runs. */
export class Archiver {
  private readonly ending = new AbortController();
  private readonly running: Promise<void>;
  /** Whether the last attempt failed: that is said once, not four times a minute. */
  private isFailing = false;

  constructor(
    private readonly places: BackupPlaces,
    private readonly logger: Logger,
  ) {
    this.running = this.run();
  }

  async stop(): Promise<void> {
    this.ending.abort();
    await this.running;
  }

  /** Moves what there is; a directory of backups that is away stops nothing. */
  async moveNow(): Promise<void> {
    try {
      await moveArchived(this.places);
      if (this.isFailing) this.logger.info('the archive for restores goes on');
      this.isFailing = false;
    } catch (error) {
      const why = { backupDir: this.places.backupDir, why: messageOf(error) };
      if (!this.isFailing) this.logger.warn(why, 'the archive for restores cannot be written');
      this.isFailing = true;
      const given = await giveUpOldest(this.places).catch(() => 0);
      if (given === 0) return;
      this.logger.error(
        why,
        `${given} files of the archive were given up: it has a gap until the next backup`,
      );
    }
  }

  private async run(): Promise<void> {
    const { signal } = this.ending;
    while (!signal.aborted) {
      await this.moveNow();
      await delay(LOOK_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}
