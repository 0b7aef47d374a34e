import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AddressInfo } from 'node:net';
import { listLinks } from './access/links.js';
import { Setup } from './access/signing-in/setup.js';
import { createApp } from './app.js';
import { backUpBeforeUpdate } from './backups/making/before-update.js';
import type { BackupPlaces } from './backups/backup-files.js';
import { measureBackups } from './backups/making/measure-backups.js';
import { Archiver } from './backups/archive/archiver.js';
import { requireOwnBackups } from './backups/archive/same-database.js';
import { placeOf } from './backups/read-backups.js';
import { BackupSchedule } from './backups/making/schedule.js';
import { openOlderBooks } from './cash-book/books/open-older-books.js';
import { Sender } from './deliveries/sender.js';
import { Notifier } from './notifications/sending/notifier.js';
import type { Config } from './platform/config.js';
import { Database } from './platform/database/database.js';
import { Connections } from './platform/http/connections.js';
import { systemCode } from './platform/embedded/start-error.js';
import { EmbeddedDatabase } from './platform/embedded/embedded-database.js';
import type { Logger } from './platform/logging.js';
import { Metrics } from './platform/metrics.js';
import { readMigrations } from './platform/database/migrations.js';
import { Addresses, type Origin } from './platform/network/addresses.js';
import type { Outgoing } from './platform/outgoing/reachable.js';
import { keyIn, makeKey } from './platform/secret-box.js';
import { followRenewals, TlsInUse } from './platform/network/renewed-tls.js';
import { tlsOf, type Tls } from './platform/network/tls.js';
import { PublicCertificate } from './platform/network/public-certificate.js';
import { Readiness } from './platform/database/readiness.js';
import { connectionOf } from './platform/database/writable-server.js';
import { bringUpToDate } from './replay/up-to-date.js';

const DRAIN_TIMEOUT_MS = 10_000;
const POSTGRES_PORT = 5432;

/** The steps of the demo beside those of the service. */
export interface Beside {
  /** With the migrated database, before anybody is listened to. */
  beforeListening(app: NestFastifyApplication): Promise<void>;
  /** @param origins where the service is reached */
  listening(origins: readonly Origin[]): void;
}

/**
 * Starts database and API and keeps them running until SIGTERM or SIGINT, then ends what was begun
 * and stops both.
 * @throws Error with a message for the person at the terminal when the start fails; the database
 * has been stopped again then.
 */
export async function runService(
  config: Config,
  logger: Logger,
  demo: Beside | null = null,
): Promise<void> {
  const asked = signalled();
  const { database, dataDir } = config;
  const found = tlsOf(config);
  const tls = found === null ? null : new TlsInUse(found);
  const isArchived = config.makesBackups;
  if (database === null && isArchived) await requireOwnBackups(config);
  const embedded =
    database === null ? await EmbeddedDatabase.start({ dataDir, logger, isArchived }) : null;
  let app: NestFastifyApplication | null = null;
  let schedule: BackupSchedule | null = null;
  let archiver: Archiver | null = null;
  try {
    const connection = embedded?.connection ?? (database === null ? {} : connectionOf(database));
    const migrations = await readMigrations();
    const places = embedded !== null && config.makesBackups ? config : null;
    if (places !== null) await backUpBeforeUpdate(connection, places, migrations, logger);
    await bringUpToDate(connection, migrations, logger);
    const { publicUrl, trustProxy, isInContainer, smtp, pushSubject } = config;
    const options = { connection, logger, migrations, publicUrl, trustProxy, isInContainer, smtp };
    const backups = { ...config, isOwnDatabase: embedded === null };
    const secretsKey = keyOf(config, logger);
    const outside = { outgoing: outgoingOf(config), secretsKey, pushSubject };
    app = await createApp({ ...options, ...outside, tls, backups });
    const opened = await openOlderBooks(app.get(Database).writePool);
    if (opened > 0) logger.info(`opened the books of ${opened} clubs that had none`);
    await demo?.beforeListening(app);
    await listen(app, config);
    const listening = app.getHttpServer().address() as AddressInfo;
    const addresses = app.get(Addresses);
    const own = addresses.own(listening);
    logger.info(
      `Kopperne serves ${own.map(({ origin }) => origin).join(', ')} (API reference at /docs)`,
    );
    if (tls !== null) {
      warnOfExpiry(tls.now, logger);
      followRenewals(tls, config, logger);
    }
    if (places !== null) {
      measureBackups(app.get(Metrics).registry, places.backupDir);
      schedule = new BackupSchedule(places, logger);
      archiver = new Archiver(places, logger);
    }
    app.get(Sender, { strict: false }).start();
    app.get(Notifier, { strict: false }).start();
    void app.get(PublicCertificate).watch();
    await printSetupLink(app, addresses.all(listening), places);
    demo?.listening(own);
    const lost = new Promise<string>((resolve) => embedded?.whenLost(resolve));
    const reason = await Promise.race([asked, lost.then((message) => new Error(message))]);
    logger.info(reason instanceof Error ? reason.message : `stopping (${reason})`);
    app.get(Readiness).drain();
    if (reason instanceof Error) throw reason;
  } finally {
    await schedule?.stop();
    await archiver?.stop();
    if (app !== null) await close(app, logger);
    await embedded?.stop();
    // PostgreSQL archives the last of its log when it ends.
    await archiver?.moveNow();
    logger.info('stopped');
    logger.flush();
  }
}

/** The addresses that clubs may name beside the internet; never the database. */
function outgoingOf({ sendsToPrivate, sendsToLoopback, database }: Config): Outgoing {
  const servers = (database?.urls ?? []).filter((url) => URL.canParse(url));
  return {
    isPrivateAllowed: sendsToPrivate,
    loopback: sendsToLoopback,
    database: servers.map((url) => {
      const { hostname, port, searchParams } = new URL(url);
      const host = searchParams.get('host') ?? hostname.replace(/^\[|\]$/g, '');
      return { host, port: Number(searchParams.get('port') ?? (port || POSTGRES_PORT)) };
    }),
  };
}

function keyOf({ secretsKey, dataDir }: Config, logger: Logger): string {
  if (secretsKey !== null) return secretsKey;
  try {
    return keyIn(dataDir);
  } catch (error) {
    logger.warn({ err: error }, 'no key can be kept: secrets of webhooks end with this run');
    return makeKey();
  }
}

/** For the person at the terminal, and not for the log: anybody with the link can own the instance. */
async function printSetupLink(
  app: NestFastifyApplication,
  origins: readonly Origin[],
  places: BackupPlaces | null,
): Promise<void> {
  const secret = await app.get(Setup).link();
  if (secret === null) return;
  process.stderr.write(
    `\nNobody can sign in yet. Open this link to set up the first club; it works once, for a week,\n` +
      `and the next start makes another:\n\n${listLinks(origins, 'setup', secret)}\n\n`,
  );
  if (places === null || (await placeOf(places)) === 'other-disk') return;
  process.stderr.write(
    `Backups go to ${places.backupDir}, which is on the disk of the data: a disk that dies takes both.\n` +
      `Plug in a USB stick, and start with BACKUP_DIR=<a folder on it>.\n\n`,
  );
}

const SOON_MS = 30 * 86_400_000;

function warnOfExpiry({ expiresAt }: Tls, logger: Logger): void {
  if (expiresAt.getTime() - Date.now() > SOON_MS) return;
  const day = expiresAt.toISOString().slice(0, 10);
  logger.warn(`the certificate for HTTPS expires on ${day}; npm run certificate makes another`);
}

/** Resolves with the first signal. Later ones change nothing: Ctrl-C under npm arrives twice. */
function signalled(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    process.on('SIGTERM', resolve);
    process.on('SIGINT', resolve);
  });
}

async function listen(app: NestFastifyApplication, config: Config): Promise<void> {
  try {
    await app.listen(config.port, config.host);
  } catch (error) {
    const reasons: Readonly<Record<string, string>> = {
      EADDRINUSE: `port ${config.port} is in use by another program; set PORT to a free one`,
      EACCES: `port ${config.port} may not be used without privileges; set PORT to one above 1023`,
      EADDRNOTAVAIL: `this machine has no address ${config.host}; set HOST to one it has`,
      ENOTFOUND: `the host name ${config.host} is not known; set HOST to an address`,
    };
    const reason = reasons[systemCode(error) ?? ''];
    throw reason === undefined ? error : new Error(reason, { cause: error });
  }
}

async function close(app: NestFastifyApplication, logger: Logger): Promise<void> {
  const impatient = setTimeout(() => {
    logger.warn('requests are still under way; ending their connections');
    app.get(Connections).cutOff();
  }, DRAIN_TIMEOUT_MS);
  try {
    await app.get(Connections).drain(app.getHttpServer());
    await app.close();
  } finally {
    clearTimeout(impatient);
  }
}
