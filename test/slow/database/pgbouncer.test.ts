import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBinaries } from '../../../src/platform/embedded/binaries.js';
import { playOn, startOwnServer, type OwnServer } from '../../support/database/own-server.js';

const PGBOUNCER = '/usr/sbin/pgbouncer';
const where = existsSync(PGBOUNCER) ? describe : describe.skip;

where('behind PgBouncer, as Debian brings it', () => {
  let home: string;
  let server: OwnServer;
  let pooler: ChildProcess;
  let folder: string;

  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'kopperne-pooler-'));
    server = await startOwnServer(home, await findBinaries());
    ({ folder, pooler } = await startPooler(home, server));
  }, 60_000);
  afterAll(async () => {
    pooler.kill('SIGTERM');
    await server.stop();
    await rm(home, { recursive: true, force: true });
  });

  test('that pools by sessions, an evening is played and verified', async () => {
    const place = `host=${encodeURIComponent(folder)}&port=6432`;
    await playOn(`postgresql://kopperne:${server.password}@localhost/kopperne?${place}`);
  });
});

async function startPooler(home: string, { address, password }: OwnServer) {
  const folder = join(home, 'pooler');
  await mkdir(folder);
  // It refuses to run as root: the owner of the server runs it.
  const { uid, gid } = await stat(join(address.host, `.s.PGSQL.${address.port}`));
  const settings = join(folder, 'pgbouncer.ini');
  await writeFile(
    settings,
    `[databases]
kopperne = host=${address.host} port=${address.port} user=kopperne password=${password}
[pgbouncer]
listen_port = 6432
listen_addr =
unix_socket_dir = ${folder}
auth_type = any
pool_mode = session
default_pool_size = 40
`,
  );
  for (const path of [home, folder, settings]) await chown(path, uid, gid);
  const pooler = spawn(PGBOUNCER, [settings], { uid, gid, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    pooler.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes('process up')) resolve();
    });
    void once(pooler, 'close').then(() => {
      reject(new Error(`PgBouncer ended: ${said}`));
    });
  });
  return { folder, pooler };
}
