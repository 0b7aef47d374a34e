import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { nameOf } from '../backup-files.js';
import { writeCopy } from './write-copy.js';

/** The exit code of the program that makes a proved backup and cannot keep the copy beside it. */
export const NOT_COPIED = 3;

const NAME = /^copy-[\dTZ-]+$/;

/**
 * Keeps a copy that belongs to no version of PostgreSQL beside the backups. There is one: those of
 * before go once it is whole.
 *
 * @returns its folder
 * @throws BackupError where a file that was read back is wrong
 */
export async function keepCopy(pool: Pool, backupDir: string, now: Date): Promise<string> {
  const name = `copy-${nameOf(now)}`;
  await writeCopy(pool, join(backupDir, name));
  for (const other of await readdir(backupDir)) {
    if (other === name || !NAME.test(other)) continue;
    await rm(join(backupDir, other), { recursive: true, force: true });
  }
  return join(backupDir, name);
}
