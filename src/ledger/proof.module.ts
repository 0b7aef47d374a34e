import { Module, type DynamicModule } from '@nestjs/common';
import { Database } from '../platform/database/database.js';
import { BESIDE, type Beside } from '../platform/worker/beside.js';
import { ExportController } from './export/export.controller.js';
import { PROOFS, ProofsHere, type Proofs } from './proofs.js';
import { ProofsBeside } from './proofs-beside.js';
import type { NewReplayer } from './verify/replayer.js';
import { VerificationController } from './verify/verification.controller.js';

/** Proofs and exports of a club. The module only reads. */
@Module({})
export class ProofModule {
  /** @param newReplayer what folds the log of a club again: the ledger knows no rules itself */
  static by(newReplayer: NewReplayer): DynamicModule {
    const useFactory = ({ pool }: Database, beside: Beside | null): Proofs =>
      beside === null ? new ProofsHere(pool, newReplayer) : new ProofsBeside(beside);
    return {
      module: ProofModule,
      global: true,
      controllers: [VerificationController, ExportController],
      providers: [{ provide: PROOFS, useFactory, inject: [Database, BESIDE] }],
      exports: [PROOFS],
    };
  }
}
