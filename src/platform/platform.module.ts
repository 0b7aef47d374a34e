import { Global, Module, type DynamicModule } from '@nestjs/common';
import type { PoolConfig } from 'pg';
import { Database } from './database.js';
import { HealthController } from './health.controller.js';
import type { Logger } from './logging.js';
import { Metrics } from './metrics.js';
import type { Migration } from './migrations.js';
import { ProblemFilter } from './problem.filter.js';
import { Readiness } from './readiness.js';
import { RouteTable } from './route-table.js';
import { CONNECTION, LOGGER, MIGRATIONS } from './tokens.js';

/** What the application is built around. */
export interface PlatformOptions {
  readonly connection: PoolConfig;
  readonly logger: Logger;
  readonly migrations: readonly Migration[];
}

/** Database, logger and errors, for every other module. */
@Global()
@Module({})
export class PlatformModule {
  static with(options: PlatformOptions): DynamicModule {
    return {
      module: PlatformModule,
      controllers: [HealthController],
      providers: [
        { provide: CONNECTION, useValue: options.connection },
        { provide: LOGGER, useValue: options.logger },
        { provide: MIGRATIONS, useValue: options.migrations },
        Database,
        Metrics,
        ProblemFilter,
        Readiness,
        RouteTable,
      ],
      exports: [CONNECTION, LOGGER, Database],
    };
  }
}
