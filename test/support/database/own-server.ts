import { join } from 'node:path';
import pg from 'pg';
import type { Binaries } from '../../../src/platform/embedded/binaries.js';
import {
  prepareDataDirectory,
  readPassword,
} from '../../../src/platform/embedded/data-directory.js';
import { startOrAdopt, stopServer } from '../../../src/platform/embedded/server.js';
import { call, expectVerified, openClub, openSession, plainHand } from '../api/api.js';
import { letOwnerIn, spawnService } from './service.js';

/** A PostgreSQL that the service finds by `DATABASE_URL`, with an empty database `kopperne`. */
export interface OwnServer {
  readonly url: string;
  /** The folder of its socket, and its port. */
  readonly address: { readonly host: string; readonly port: number };
  readonly password: string;
  /** 15, 16, … */
  readonly major: number;
  stop(): Promise<void>;
}

/** @param home an empty folder that it keeps its data in */
export async function startOwnServer(home: string, binaries: Binaries): Promise<OwnServer> {
  const directory = await prepareDataDirectory(join(home, 'data'), binaries, false);
  const { pid, address } = await startOrAdopt(directory, binaries, {
    settings: { fsync: 'off' },
    startTimeoutMs: 60_000,
    address: null,
    signal: new AbortController().signal,
  });
  const { host, port } = address;
  const password = await readPassword(directory.pgdata);
  const client = new pg.Client({ host, port, user: 'kopperne', password, database: 'postgres' });
  await client.connect();
  const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
  await client.query('CREATE DATABASE kopperne TEMPLATE template0');
  await client.end();
  const place = `host=${encodeURIComponent(host)}&port=${port}`;
  return {
    url: `postgresql://kopperne:${password}@localhost/kopperne?${place}`,
    address: { host, port },
    password,
    major: Number.parseInt(rows[0]?.server_version ?? '', 10),
    stop: async () => {
      await stopServer(pid);
    },
  };
}

/** Starts the service on a database, plays a hand there, and has the club verified. */
export async function playOn(url: string): Promise<void> {
  const service = spawnService({ DATABASE_URL: url, LOG_LEVEL: 'info' });
  try {
    const base = await letOwnerIn(service);
    const club = await openClub(base, 4);
    const { path, session } = await openSession(base, club);
    const hand = { body: plainHand(session), version: session.version };
    expect((await call(base, 'POST', `${path}/hands`, hand)).status).toBe(201);
    await expectVerified(base, club.club);
    expect((await fetch(`${base}/health/ready`)).status).toBe(200);
  } finally {
    service.child.kill('SIGTERM');
    expect(await service.ended()).toBe(0);
  }
}
