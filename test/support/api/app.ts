import type { Server } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AppOptions } from '../../../src/app.module.js';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { Pool } from 'pg';
import { createTestDatabase, type TestDatabase } from '../database/database.js';
import { built, CHEAP, described, sharedApp, startSharedApp } from './lent.js';

/** The whole application, as it was built, on a database of its own. */
export interface TestApp {
  readonly app: NestFastifyApplication;
  readonly database: TestDatabase;
  /** For supertest: `request(testApp.server).get('/v1/…')`. */
  readonly server: Server;
  /** That of the application. */
  readonly pool: Pool;
  /** The API's description of itself. */
  describe(): OpenAPIObject;
  close(): Promise<void>;
}

/** The further properties of a test's service. Each of them needs an application of its own. */
export interface Having {
  /** For tests of set-up, rate limits, several instances, the clock or the whole database. */
  readonly alone?: boolean;
  /** A thread for what takes long, as the service has; else it does that in its own, and starts sooner. */
  readonly beside?: boolean;
  /** Passwords cost what they cost the service; else hardly anything. */
  readonly dearPasswords?: boolean;
  /** The addresses that clubs may name, the key of secrets, and the relay of mails. */
  readonly outside?: Pick<
    AppOptions,
    'outgoing' | 'secretsKey' | 'smtp' | 'publicUrl' | 'pushSubject'
  >;
}

/** The application on a database of its own, not listening. */
export async function createTestApp(having: Having = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const app = await createInstance(database, having);
  return testAppOf(app, database, async () => {
    await app.close();
    await database.drop();
  });
}

/** The application that the files of a worker share, listening. It stays when a file is over. */
export async function sharedTestApp(): Promise<TestApp> {
  if (sharedApp() === null) {
    await startSharedApp(JSON.stringify((await createTestDatabase()).connection));
  }
  const shared = sharedApp();
  if (shared === null) throw new Error('the application was not started');
  const connection = JSON.parse(shared.connection) as TestDatabase['connection'];
  const stays = () => Promise.resolve();
  return testAppOf(shared.app, { connection, drop: stays }, stays);
}

async function testAppOf(
  app: NestFastifyApplication,
  database: TestDatabase,
  close: () => Promise<void>,
): Promise<TestApp> {
  const { Database } = await built('platform/database/database');
  const { describeApi } = await built('api-description');
  return {
    app,
    database,
    server: app.getHttpServer(),
    pool: app.get(Database).pool,
    describe: () => described(app, describeApi),
    close,
  };
}

/** One more instance on a database, as when several run side by side. The caller closes it first. */
export async function createInstance(
  database: TestDatabase,
  { beside = false, dearPasswords = false, outside = {} }: Having = {},
): Promise<NestFastifyApplication> {
  const [{ createApp }, { createLogger }, { readMigrations }] = await Promise.all([
    built('app'),
    built('platform/logging'),
    built('platform/database/migrations'),
  ]);
  const app = await createApp({
    connection: database.connection,
    logger: createLogger('silent'),
    migrations: await readMigrations(),
    beside,
    ...outside,
    ...(dearPasswords ? {} : { passwordCost: CHEAP }),
  });
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return app;
}

/** The secret of the link by which an instance is set up; null when somebody has. */
export async function setupSecret(app: NestFastifyApplication): Promise<string | null> {
  const { Setup } = await built('access/signing-in/setup');
  return app.get(Setup).link();
}
