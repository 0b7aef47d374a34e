import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Logger } from '../../platform/logging.js';
import { listBackups, type BackupPlaces } from '../backup-files.js';
import { NOT_COPIED } from '../copy/keep-copy.js';
import { isDue, newestProved } from './due.js';
import { placeOf } from '../read-backups.js';

/** The first look waits until an evening that is just beginning has opened. */
const FIRST_LOOK_MS = 5 * 60_000;
const LOOK_MS = 60_000;
/** After an attempt that failed. */
const AGAIN_MS = 60 * 60_000;
const ALARM_AGE_MS = 48 * 60 * 60_000;

/**
 * Makes the backups of the embedded database for as long as the service runs: in a process of its own
 * with a low priority, so that recording does not wait for it.
 */
export class BackupSchedule {
  private readonly ending = new AbortController();
  private readonly running: Promise<void>;

  constructor(
    private readonly places: BackupPlaces,
    private readonly logger: Logger,
  ) {
    this.running = this.run();
  }

  /** Ends a backup that is under way; it leaves nothing that would be taken for one. */
  async stop(): Promise<void> {
    this.ending.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    const { signal } = this.ending;
    await warnOfOneDisk(this.places, this.logger);
    let wait = FIRST_LOOK_MS;
    for (;;) {
      await delay(wait, undefined, { signal, ref: false }).catch(() => undefined);
      if (this.isStopping()) return;
      wait = LOOK_MS;
      const newest = newestProved(await listBackups(this.places.backupDir).catch(() => []));
      const at = newest === null ? null : new Date(newest.at);
      if (!isDue(at, new Date())) continue;
      if (!(await this.make(at))) wait = AGAIN_MS;
    }
  }

  /** A method, since the state changes while run() waits. */
  private isStopping(): boolean {
    return this.ending.signal.aborted;
  }

  private async make(last: Date | null): Promise<boolean> {
    const result = await runBackup(this.places, this.ending.signal);
    if (this.isStopping()) return false;
    if (result.isProved) {
      const { said, isCopied } = result;
      if (isCopied) this.logger.info({ backup: said }, 'backup made and proved');
      else this.logger.warn({ backup: said }, 'backup proved, but the copy beside it was not made');
      return true;
    }
    const age = last === null ? Number.POSITIVE_INFINITY : Date.now() - last.getTime();
    const level = age > ALARM_AGE_MS ? 'error' : 'warn';
    const since = last === null ? 'there is none' : `the newest is of ${last.toISOString()}`;
    this.logger[level]({ backup: result.said }, `no proved backup could be made; ${since}`);
    return false;
  }
}

/**
 * Makes and proves one backup in a process of its own.
 * @returns whether it is proved, whether the copy beside it was made, and what the process printed
 */
export async function runBackup(
  { dataDir, backupDir }: BackupPlaces,
  signal?: AbortSignal,
): Promise<{ readonly isProved: boolean; readonly isCopied: boolean; readonly said: string }> {
  const program = fileURLToPath(new URL('../../commands/backup.js', import.meta.url));
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DATA_DIR: dataDir, BACKUP_DIR: backupDir, DATABASE_URL: '' },
    windowsHide: true,
  });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const end = () => child.kill('SIGTERM');
  signal?.addEventListener('abort', end, { once: true });
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await once(child, 'close')) as [number | null];
  signal?.removeEventListener('abort', end);
  return {
    isProved: code === 0 || code === NOT_COPIED,
    isCopied: code === 0,
    said: (await said).join('').trim(),
  };
}

/** A disk that dies takes the backups on it along. */
async function warnOfOneDisk(places: BackupPlaces, logger: Logger): Promise<void> {
  if ((await placeOf(places)) === 'other-disk') return;
  logger.warn(
    { backupDir: places.backupDir },
    'the backups are on the disk of the data; set BACKUP_DIR to a folder on another disk',
  );
}
