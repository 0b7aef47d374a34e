import { Module, type DynamicModule } from '@nestjs/common';
import { ExportController } from './export/export.controller.js';
import { NEW_REPLAYER, type NewReplayer } from './verify/replayer.js';
import { VerificationController } from './verify/verification.controller.js';

/** What proves a club, and takes it elsewhere. It only reads. */
@Module({})
export class ProofModule {
  /** @param newReplayer what folds the log of a club again: the ledger knows no rules itself */
  static by(newReplayer: NewReplayer): DynamicModule {
    return {
      module: ProofModule,
      controllers: [VerificationController, ExportController],
      providers: [{ provide: NEW_REPLAYER, useValue: newReplayer }],
    };
  }
}
