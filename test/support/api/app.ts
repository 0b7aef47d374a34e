import type { Server } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { Pool } from 'pg';
import { createTestDatabase, type TestDatabase } from '../database/database.js';
import { built } from './lent.js';

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

/** The further properties of a test's service. */
export interface Having {
  /** A thread for what takes long, as the service has; else it does that in its own, and starts sooner. */
  readonly beside?: boolean;
}

export async function createTestApp(having: Having = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const app = await createInstance(database, having);
  const { Database } = await built('platform/database/database');
  const { describeApi } = await built('platform/http/reference/openapi');
  const { readExamples } = await built('platform/http/reference/examples');
  return {
    app,
    database,
    server: app.getHttpServer(),
    pool: app.get(Database).pool,
    describe: () => describeApi(app, readExamples()),
    close: async () => {
      await app.close();
      await database.drop();
    },
  };
}

/** One more instance on a database, as when several run side by side. The caller closes it first. */
export async function createInstance(
  database: TestDatabase,
  { beside = false }: Having = {},
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
