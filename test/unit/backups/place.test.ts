import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placeOf } from '../../../src/backups/read-backups.js';

const none = join(tmpdir(), 'kopperne-none');

test('a folder of backups that is not made yet is on the disk of the folder above it', async () => {
  const within = await placeOf({ dataDir: tmpdir(), backupDir: join(none, 'backups') });
  expect(within).toBe('same-disk');
  if (process.platform !== 'linux') return;
  // No other disk is on every machine; this one is a file system of its own.
  expect(await placeOf({ dataDir: tmpdir(), backupDir: '/proc/none/backups' })).toBe('other-disk');
});
