import type { Server } from 'node:http';
import { loadPackage } from '@nestjs/common/internal.js';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp } from '../../src/app.js';
import { createLogger } from '../../src/platform/logging.js';
import { readMigrations } from '../../src/platform/migrations.js';
import { createTestDatabase, type TestDatabase } from './database.js';

/** The whole application on a database of its own. */
export interface TestApp {
  readonly app: NestFastifyApplication;
  readonly database: TestDatabase;
  /** For supertest: `request(testApp.server).get('/v1/…')`. */
  readonly server: Server;
  close(): Promise<void>;
}

export async function createTestApp(): Promise<TestApp> {
  const database = await createTestDatabase();
  const app = await createInstance(database);
  return {
    app,
    database,
    server: app.getHttpServer(),
    close: async () => {
      await app.close();
      await database.drop();
    },
  };
}

/** One more instance on a database, as when several run side by side. The caller closes it first. */
export async function createInstance(database: TestDatabase): Promise<NestFastifyApplication> {
  await leaveOutStaticPages();
  const app = await createApp({
    connection: database.connection,
    logger: createLogger('silent'),
    migrations: await readMigrations(),
  });
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return app;
}

/**
 * The pages at /docs are served by a package that jest cannot load before Node 24.9 (it requires an
 * ES module); the service as a process serves them (test/e2e/service.test.ts).
 */
export async function leaveOutStaticPages(): Promise<void> {
  const nothing = (_instance: unknown, _options: unknown, done: () => void) => {
    done();
  };
  await loadPackage('@fastify/static', 'tests', () => nothing);
}
