import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AccessGuard } from './access/guard.js';
import { AppModule, type AppOptions } from './app.module.js';
import { serveApp } from './platform/http/app-files.js';
import { createAdapter, dressApplication } from './platform/http/http.js';
import { NestLogger } from './platform/logging.js';
import { serveApiDescription } from './api-description.js';
import { addressByAccept } from './tables/by-accept.js';

/**
 * Builds the application without listening and without touching the database, so that tests and the
 * OpenAPI command build the same one. The caller calls `init()` or `listen()`, and `close()`.
 */
export async function createApp(options: AppOptions): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(options),
    createAdapter(options.trustProxy, addressByAccept),
    // Fastify's own JSON parser refuses __proto__; Nest's would also take HTML forms.
    { logger: new NestLogger(options.logger), bodyParser: false, abortOnError: false },
  );
  const guard = app.get(AccessGuard, { strict: false });
  await dressApplication(app, (request) => guard.whoIs(request));
  serveApiDescription(app);
  await serveApp(app);
  return app;
}
