import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { Database } from '../platform/database/database.js';
import { BESIDE, type Beside } from '../platform/worker/beside.js';
import { AccountsPaperController } from './accounts/accounts.controller.js';
import { SheetController } from './evening/sheet.controller.js';
import { PaperDesk } from './paper-desk.js';
import { PAPER_MAKER, PapersBeside, PapersHere, type PaperMaker } from './paper-maker.js';
import { RegisterPaperController } from './register/register.controller.js';
import { StandingsPaperController } from './standings/standings.controller.js';
import { StatementPaperController } from './statement/statement.controller.js';

function paperMaker({ pool }: Database, beside: Beside | null): PaperMaker {
  return beside === null ? new PapersHere({ pool }) : new PapersBeside(beside);
}

/** Papers as PDF. The module only reads. */
@Module({
  imports: [AuditModule],
  controllers: [
    SheetController,
    StatementPaperController,
    RegisterPaperController,
    AccountsPaperController,
    StandingsPaperController,
  ],
  providers: [
    PaperDesk,
    { provide: PAPER_MAKER, useFactory: paperMaker, inject: [Database, BESIDE] },
  ],
  exports: [PAPER_MAKER],
})
export class PapersModule {}
