import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from './binaries.js';
import { Claim } from './claim.js';
import { archiveSettings } from './archive-settings.js';
import { prepareDataDirectory, readPassword } from './data-directory.js';
import { findRunning, startOrAdopt, stopServer, type Address, type LiveServer } from './server.js';
import { DatabaseStartError, InUseError } from './start-error.js';
import { messageOf } from '../database/database-error.js';
import type { Logger } from '../logging.js';

export interface EmbeddedOptions {
  /** Absolute path of DATA_DIR. */
  readonly dataDir: string;
  readonly logger: Logger;
  /** Tests only: may lose data when the machine loses power. */
  readonly fsync?: boolean;
  /** Whether its log is archived in DATA_DIR/wal, from where somebody has to take it. */
  readonly isArchived?: boolean;
  /** More settings of PostgreSQL: for a recovery, and for tests. */
  readonly settings?: Readonly<Record<string, string>>;
  /** How long PostgreSQL may take to answer; recovery after a crash can take a while. */
  readonly startTimeoutMs?: number;
}

const DATABASE = 'kopperne';
const LONGEST_WAIT_MS = 5_000;

/**
 * The PostgreSQL that comes with the service: made on first use in DATA_DIR/postgres, started with
 * the service and stopped with it. It listens on a Unix socket inside the data directory (or on
 * loopback, where that path is too long) and has one role with a random password.
 */
export class EmbeddedDatabase {
  private readonly ending = new AbortController();
  /** Whether the server is ours to stop: another service may have come first after a crash. */
  private holding = true;
  private onLost: (reason: string) => void = () => undefined;
  private readonly watching: Promise<void>;

  private constructor(
    /** How to connect to the service's own database. */
    readonly connection: Readonly<pg.ClientConfig>,
    private live: LiveServer,
    private claim: Claim,
    private readonly start: (signal: AbortSignal, before: Address | null) => Promise<LiveServer>,
    private readonly options: EmbeddedOptions,
  ) {
    this.watching = this.watch();
  }

  /** The server as it runs now. */
  get server(): LiveServer {
    return this.live;
  }

  /** @throws DatabaseStartError with a message for the person at the terminal. */
  static async start(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
    const { dataDir, logger, fsync = true, isArchived = false } = options;
    const binaries = await findBinaries();
    const directory = await prepareDataDirectory(dataDir, binaries, fsync);
    const archiving = isArchived && binaries.canArchive ? await archiveSettings(directory) : {};
    const start = (signal: AbortSignal, address: Address | null) =>
      startOrAdopt(directory, binaries, {
        settings: { ...archiving, ...options.settings, ...(fsync ? {} : { fsync: 'off' }) },
        startTimeoutMs: options.startTimeoutMs ?? 60_000,
        address,
        signal,
      });
    const server = await start(new AbortController().signal, null);
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
    return new EmbeddedDatabase(connection, server, claim, start, options);
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

  /** Calls back once when another service has come first after a crash: the server is theirs. */
  whenLost(callback: (reason: string) => void): void {
    this.onLost = callback;
  }

  /** Stops the server, started or taken over; every connection should be closed before. */
  async stop(): Promise<void> {
    if (this.isStopping()) return;
    this.ending.abort();
    await this.claim.release();
    await this.watching;
    if (!this.holding) return;
    const { pid } = this.live;
    const gone = await stopServer(pid);
    if (!gone) this.options.logger.error({ pid }, 'PostgreSQL does not stop');
  }

  /**
   * PostgreSQL ends every connection when one of its processes crashes, and comes back itself; when
   * it was killed as a whole, or ended, it is started again.
   */
  private async watch(): Promise<void> {
    for (;;) {
      await this.claim.lost;
      if (this.isStopping()) return;
      this.options.logger.warn('lost the embedded PostgreSQL; bringing it back');
      try {
        await this.bringBack();
      } catch (error) {
        this.holding = false;
        this.onLost(error instanceof Error ? error.message : String(error));
        return;
      }
    }
  }

  /**
   * Adopts the server, or starts it, however often that fails: room is made on a full disk sooner or
   * later, and callers hear meanwhile that the database is away.
   * @throws InUseError when another service was faster.
   */
  private async bringBack(): Promise<void> {
    const { signal } = this.ending;
    const maintenance = { ...this.connection, database: 'postgres' };
    for (let wait = 50; !signal.aborted; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
      try {
        this.live = await this.start(signal, this.live.address);
        const claim = await Claim.make(maintenance, this.options.dataDir);
        const { pid, adopted } = this.live;
        this.options.logger.info({ pid, adopted }, 'the embedded PostgreSQL is back');
        this.claim = claim;
        if (this.isStopping()) await claim.release();
        return;
      } catch (error) {
        if (error instanceof InUseError) throw error;
        if (this.isStopping()) return;
        this.options.logger.error({ err: error }, 'the embedded PostgreSQL does not come back yet');
      }
      await delay(wait, undefined, { signal }).catch(() => undefined);
    }
  }

  /** A method, since the state changes while watch() waits. */
  private isStopping(): boolean {
    return this.ending.signal.aborted;
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
    throw new DatabaseStartError(`The database '${DATABASE}' cannot be made: ${messageOf(error)}`);
  } finally {
    await client.end();
  }
}
