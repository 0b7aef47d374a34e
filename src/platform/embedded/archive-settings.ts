import { mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { giveTo, type DataDirectory } from './data-directory.js';

const SMALL_SEGMENT = 1_048_576;

/**
 * The settings with which PostgreSQL archives its log into `wal` beside its data. A segment that has
 * something new in it is archived after a minute; of 16 MB, in databases of earlier versions, after ten,
 * for each is written as a whole.
 */
export async function archiveSettings({
  pgdata,
  runner,
}: Pick<DataDirectory, 'pgdata' | 'runner'>): Promise<Readonly<Record<string, string>>> {
  const folder = join(dirname(pgdata), 'wal');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await giveTo(runner, folder);
  return {
    archive_mode: 'on',
    archive_library: 'basic_archive',
    'basic_archive.archive_directory': folder,
    archive_timeout: (await segmentBytes(pgdata)) > SMALL_SEGMENT ? '10min' : '1min',
  };
}

async function segmentBytes(pgdata: string): Promise<number> {
  const log = join(pgdata, 'pg_wal');
  const segment = (await readdir(log)).find((name) => /^[0-9A-F]{24}$/.test(name));
  return segment === undefined ? SMALL_SEGMENT : (await stat(join(log, segment))).size;
}
