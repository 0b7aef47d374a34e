import { existsSync } from 'node:fs';
import { Global, Module, type DynamicModule } from '@nestjs/common';
import { Database } from '../database/database.js';
import type { Logger } from '../logging.js';
import { CONNECTION, LOGGER } from '../tokens.js';
import type { Connection } from '../database/writable-server.js';
import { BESIDE, Beside } from './beside.js';

/** The thread for what takes long. */
@Global()
@Module({})
export class BesideModule {
  /**
   * @param file the program of the thread; what it would do is done in this one where there is none, as
   * when the sources run unbuilt
   */
  static of(file: string | null): DynamicModule {
    const useFactory = (database: Database, connection: Connection, logger: Logger) =>
      file !== null && existsSync(file) ? new Beside(file, database, connection, logger) : null;
    return {
      module: BesideModule,
      providers: [{ provide: BESIDE, useFactory, inject: [Database, CONNECTION, LOGGER] }],
      exports: [BESIDE],
    };
  }
}
