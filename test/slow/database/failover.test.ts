import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { EmbeddedDatabase } from '../../../src/platform/embedded/embedded-database.js';
import { createLogger } from '../../../src/platform/logging.js';
import type { SessionView } from '../../../src/sessions/table/session.view.js';
import type { TableView } from '../../../src/sessions/table/table.view.js';
import type { HandRecordedView, RecordedHandView } from '../../../src/sessions/hands/hand.view.js';
import {
  call,
  expectVerified,
  openClub,
  openSession,
  plainHand,
  read,
} from '../../support/api/api.js';
import { letOwnerIn, spawnService } from '../../support/database/service.js';

const logger = createLogger('silent');
const CLIENTS = 4;
const WRITING_AGAIN_MS = 5_000;

/** A primary with a synchronous standby, and a service that knows both. */
describe('a standby that is promoted while hands are recorded', () => {
  let home: string;
  const running: EmbeddedDatabase[] = [];

  const start = async (name: string, settings: Readonly<Record<string, string>> = {}) => {
    const dataDir = join(home, name);
    const database = await EmbeddedDatabase.start({ dataDir, logger, fsync: false, settings });
    running.push(database);
    return database;
  };

  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'kopperne-failover-'));
  });
  afterAll(async () => {
    for (const database of running) await database.stop();
    await rm(home, { recursive: true, force: true });
  });

  /** A copy of the primary's data directory that follows it, and that its commits wait for. */
  async function standbyOf(primary: EmbeddedDatabase): Promise<EmbeddedDatabase> {
    const from = join(home, 'primary', 'postgres');
    const to = join(home, 'standby', 'postgres');
    const client = new pg.Client(primary.connection);
    await client.connect();
    await client.query("SELECT pg_create_physical_replication_slot('standby', true)");
    await client.query("SELECT pg_backup_start('standby', true)");
    const passing = /postmaster\.pid|\.s\.PGSQL|pg_wal\/.+|pg_replslot\/.+/;
    await cp(from, to, {
      recursive: true,
      filter: (path) => !passing.test(path.slice(from.length)),
    });
    const { rows } = await client.query<{ labelfile: string }>(
      'SELECT * FROM pg_backup_stop(false)',
    );
    await writeFile(join(to, 'backup_label'), rows[0]?.labelfile ?? '');
    await writeFile(join(to, 'standby.signal'), '');
    const { host, port, user, password } = primary.connection;
    const place = `host=${String(host)} port=${String(port)}`;
    const standby = await start('standby', {
      primary_conninfo: `${place} user=${String(user)} password=${String(password)} application_name=standby`,
      primary_slot_name: 'standby',
    });
    await client.query("ALTER SYSTEM SET synchronous_standby_names = 'standby'");
    await client.query('SELECT pg_reload_conf()');
    for (;;) {
      const state = await client.query(
        "SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'",
      );
      if (state.rowCount === 1) break;
      await new Promise((go) => setTimeout(go, 50));
    }
    await client.end();
    return standby;
  }

  test('loses nothing that was acknowledged, and the service writes on without a restart', async () => {
    const primary = await start('primary');
    const standby = await standbyOf(primary);
    const { user, password, database } = primary.connection;
    const both = [primary, standby].map(({ connection }) => connection);
    const hosts = both.map(({ host }) => encodeURIComponent(String(host))).join(',');
    const ports = both.map(({ port }) => String(port)).join(',');
    const asked = `host=${hosts}&port=${ports}&target_session_attrs=read-write`;
    const url = `postgresql://${String(user)}:${String(password)}@/${String(database)}?${asked}`;
    const service = spawnService({ DATABASE_URL: url, LOG_LEVEL: 'info' });
    try {
      const base = await letOwnerIn(service);
      const club = await openClub(base, 4);
      let promotedAt = Infinity;
      const writtenAgain: number[] = [];
      const record = async () => {
        const table = await openSession(base, club);
        let view: TableView = table.session;
        const events: number[] = [];
        let after = 0;
        while (after < 5) {
          const sent = { body: plainHand(view), key: crypto.randomUUID(), version: view.version };
          for (;;) {
            const answer = await call<HandRecordedView>(base, 'POST', `${table.path}/hands`, sent);
            if (answer.status === 201) {
              events.push(answer.body.event);
              view = answer.body.session;
              break;
            }
            expect(answer.status).toBe(503);
            await new Promise((go) => setTimeout(go, 100));
          }
          if (performance.now() > promotedAt) after += 1;
          if (after === 1) writtenAgain.push(performance.now() - promotedAt);
        }
        return { table, events };
      };
      const recording = Promise.all(Array.from({ length: CLIENTS }, record));
      await new Promise((go) => setTimeout(go, 1_500));
      process.kill(primary.server.pid, 'SIGKILL');
      // Nobody starts it again.
      await primary.stop();
      const client = new pg.Client({ ...standby.connection, database: 'postgres' });
      await client.connect();
      await client.query('SELECT pg_promote()');
      promotedAt = performance.now();
      await client.end();
      for (const { table, events } of await recording) {
        const { hands } = await read<SessionView>(base, table.path);
        expect(hands).toBe(events.length);
        const told = await allHands(base, table.path, events.length);
        expect(told.map(({ event }) => event)).toEqual(events);
      }
      expect(Math.max(...writtenAgain)).toBeLessThan(WRITING_AGAIN_MS);
      expect(writtenAgain).toHaveLength(CLIENTS);
      await expectVerified(base, club.club);
    } finally {
      service.child.kill('SIGTERM');
      expect(await service.ended()).toBe(0);
    }
  });
});

async function allHands(base: string, path: string, count: number): Promise<RecordedHandView[]> {
  const all: RecordedHandView[] = [];
  while (all.length < count) {
    const page = `${path}/hands?limit=200&after=${all.length}`;
    const { hands } = await read<{ hands: RecordedHandView[] }>(base, page);
    if (hands.length === 0) break;
    all.push(...hands);
  }
  return all;
}
