import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { headText } from '../ledger/log/head-text.js';
import { momentsOf } from './archive/moments.js';
import { listBackups, type Backup, type BackupPlaces } from './backup-files.js';
import type { BackupPlace, BackupsView, BackupView } from './backups.view.js';

/** Where an instance has its backups; `isOwnDatabase` where its operator runs the PostgreSQL. */
export interface BackupSettings extends BackupPlaces {
  readonly makesBackups: boolean;
  readonly isOwnDatabase: boolean;
}

/** The backups of the instance as an owner of one of its clubs may see them. */
export async function readBackups(
  settings: BackupSettings | null,
  clubId: string,
): Promise<BackupsView> {
  if (settings === null || settings.isOwnDatabase) {
    return { place: 'own-database', backups: [], moments: null };
  }
  const backups = await listBackups(settings.backupDir);
  return {
    place: settings.makesBackups ? await placeOf(settings) : 'switched-off',
    backups: backups.map((backup) => viewOf(backup, clubId)),
    moments: await momentsOf(backups, settings.backupDir),
  };
}

/** Whether data and backups are on one disk; a folder that is not made yet is on that of the one above. */
export async function placeOf({ dataDir, backupDir }: BackupPlaces): Promise<BackupPlace> {
  const [data, backups] = await Promise.all([dataDir, backupDir].map(diskOf));
  return data === backups ? 'same-disk' : 'other-disk';
}

async function diskOf(path: string): Promise<number | null> {
  const found = await stat(path).catch(() => null);
  if (found !== null) return found.dev;
  return dirname(path) === path ? null : diskOf(dirname(path));
}

function viewOf({ at, size, proof }: Backup, clubId: string): BackupView {
  const head = proof?.clubs.find(({ id }) => id === clubId);
  return {
    at,
    size,
    provedAt: proof?.at ?? null,
    tookMs: proof?.tookMs ?? null,
    head: head === undefined ? null : headText(head).short,
  };
}
