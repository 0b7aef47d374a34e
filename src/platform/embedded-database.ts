import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from './embedded/binaries.js';
import { Claim } from './embedded/claim.js';
import { prepareDataDirectory, readPassword } from './embedded/data-directory.js';
import { findRunning, startOrAdopt, stopServer, type LiveServer } from './embedded/server.js';
import { DatabaseStartError } from './embedded/start-error.js';
import type { Logger } from './logging.js';

export interface EmbeddedOptions {
  /** Absolute path of DATA_DIR. */
  readonly dataDir: string;
  readonly logger: Logger;
  /** Tests only: may lose data when the machine loses power. */
  readonly fsync?: boolean;
  /** Tests only: more settings of PostgreSQL. */
  readonly settings?: Readonly<Record<string, string>>;
  /** How long PostgreSQL may take to answer; recovery after a crash can take a while. */
  readonly startTimeoutMs?: number;
}

const DATABASE = 'kopperne';

/**
 * The PostgreSQL that comes with the service: made on first use in DATA_DIR/postgres, started with
 * the service and stopped with it. It listens on a Unix socket inside the data directory (or on
 * loopback, where that path is too long) and has one role with a random password.
 */
export class EmbeddedDatabase {
  private stopping = false;
  /** Whether the server is ours to stop: another service may have come first after a crash. */
  private holding = true;
  private onLost: (reason: string) => void = () => undefined;

  private constructor(
    /** How to connect to the service's own database. */
    readonly connection: Readonly<pg.ClientConfig>,
    readonly server: LiveServer,
    private claim: Claim,
    private readonly options: EmbeddedOptions,
  ) {
    void this.watch();
  }

  /** @throws DatabaseStartError with a message for the person at the terminal. */
  static async start(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
    const { dataDir, logger, fsync = true } = options;
    const binaries = await findBinaries();
    const directory = await prepareDataDirectory(dataDir, binaries, fsync);
    const server = await startOrAdopt(directory, binaries, {
      settings: { ...options.settings, ...(fsync ? {} : { fsync: 'off' }) },
      startTimeoutMs: options.startTimeoutMs ?? 60_000,
    });
    const password = await readPassword(directory.pgdata);
    const connection = connectionTo(server, password);
    const maintenance = { ...connection, database: 'postgres' };
    const claim = await Claim.make(maintenance, dataDir);
    try {
      await makeDatabase(maintenance);
    } catch (error) {
      await claim.release();
      await stopServer(server.pid);
      throw error;
    }
    const how = server.adopted ? 'took over the running' : 'started the';
    logger.info({ pid: server.pid, dataDir }, `${how} embedded PostgreSQL ${binaries.major}`);
    return new EmbeddedDatabase(connection, server, claim, options);
  }

  /**
   * How to connect to the database of a service that runs in `dataDir`, without a claim on its
   * server; null when none runs there.
   */
  static async ofRunningService(dataDir: string): Promise<pg.ClientConfig | null> {
    const pgdata = await realpath(join(dataDir, 'postgres')).catch(() => null);
    const password = pgdata === null ? null : await readPassword(pgdata).catch(() => null);
    if (pgdata === null || password === null) return null;
    const server = await findRunning(pgdata, password);
    return server && connectionTo(server, password);
  }

  /** Calls back once when the server has ended without our doing and does not come back. */
  whenLost(callback: (reason: string) => void): void {
    this.onLost = callback;
  }

  /** Stops the server, started or taken over; every connection should be closed before. */
  async stop(): Promise<void> {
    if (this.stopping) return;
    this.stopping = true;
    if (!this.holding) return;
    await this.claim.release();
    const gone = await stopServer(this.server.pid);
    if (!gone) this.options.logger.error({ pid: this.server.pid }, 'PostgreSQL does not stop');
  }

  /** PostgreSQL ends every connection when one of its processes crashes, and comes back itself. */
  private async watch(): Promise<void> {
    for (;;) {
      await this.claim.lost;
      if (this.isStopping()) return;
      this.options.logger.warn('lost the embedded PostgreSQL; waiting for it to come back');
      const claim = await this.reclaim(30_000);
      if (this.isStopping()) {
        await claim?.release();
        return;
      }
      if (claim === null) {
        this.holding = false;
        this.onLost('The embedded PostgreSQL ended and does not come back.');
        return;
      }
      this.claim = claim;
    }
  }

  private async reclaim(waitMs: number): Promise<Claim | null> {
    const deadline = Date.now() + waitMs;
    while (Date.now() < deadline && !this.isStopping()) {
      await delay(50);
      const maintenance = { ...this.connection, database: 'postgres' };
      const claim = await Claim.make(maintenance, this.options.dataDir).catch(() => null);
      if (claim !== null) return claim;
    }
    return null;
  }

  /** A method, since the field changes while watch() waits. */
  private isStopping(): boolean {
    return this.stopping;
  }
}

function connectionTo({ address }: LiveServer, password: string): pg.ClientConfig {
  return { ...address, user: 'kopperne', password, database: DATABASE };
}

async function makeDatabase(maintenance: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(maintenance);
  client.on('error', () => undefined);
  await client.connect();
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE} TEMPLATE template0`);
  } catch (error) {
    const told = error instanceof Error ? error.message : String(error);
    throw new DatabaseStartError(`The database '${DATABASE}' cannot be made: ${told}`);
  } finally {
    await client.end();
  }
}
