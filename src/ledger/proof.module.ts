import { existsSync } from 'node:fs';
import { Module, type DynamicModule } from '@nestjs/common';
import { Database } from '../platform/database.js';
import type { Logger } from '../platform/logging.js';
import { CONNECTION, LOGGER } from '../platform/tokens.js';
import type { Connection } from '../platform/writable-server.js';
import { ExportController } from './export/export.controller.js';
import { PROOFS, ProofsHere, type Proofs } from './proofs.js';
import { ProofsBeside } from './proofs-beside.js';
import type { NewReplayer } from './verify/replayer.js';
import { VerificationController } from './verify/verification.controller.js';

/** What proves a club, and takes it elsewhere. It only reads. */
@Module({})
export class ProofModule {
  /**
   * @param newReplayer what folds the log of a club again: the ledger knows no rules itself
   * @param worker the program of the thread where that is done; it is done in this one where there is
   * no such file, as when the sources run unbuilt
   */
  static by(newReplayer: NewReplayer, worker: string): DynamicModule {
    const useFactory = (database: Database, connection: Connection, logger: Logger): Proofs =>
      existsSync(worker)
        ? new ProofsBeside(worker, database, connection, logger)
        : new ProofsHere(database.pool, newReplayer);
    return {
      module: ProofModule,
      controllers: [VerificationController, ExportController],
      providers: [{ provide: PROOFS, useFactory, inject: [Database, CONNECTION, LOGGER] }],
    };
  }
}
