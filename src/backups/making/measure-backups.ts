import { Gauge, type Registry } from 'prom-client';
import { listBackups } from '../backup-files.js';
import { newestProved } from './due.js';

/** Adds the age of the newest proved backup to the figures of the service; -1 where there is none. */
export function measureBackups(registry: Registry, backupDir: string): void {
  const gauge = new Gauge({
    name: 'backup_proved_age_seconds',
    help: 'Age of the newest proved backup; -1 where there is none',
    registers: [registry],
    async collect() {
      const newest = newestProved(await listBackups(backupDir).catch(() => []));
      gauge.set(newest === null ? -1 : (Date.now() - Date.parse(newest.at)) / 1000);
    },
  });
}
