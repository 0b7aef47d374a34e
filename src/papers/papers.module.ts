import { Module } from '@nestjs/common';
import { BESIDE, type Beside } from '../platform/worker/beside.js';
import { AccountsPaperController } from './accounts/accounts.controller.js';
import { SheetController } from './evening/sheet.controller.js';
import { PaperDesk } from './paper-desk.js';
import { PAPER_MAKER, PAPERS_HERE, PapersBeside, type PaperMaker } from './paper-maker.js';
import { RegisterPaperController } from './register/register.controller.js';
import { StandingsPaperController } from './standings/standings.controller.js';
import { StatementPaperController } from './statement/statement.controller.js';

function paperMaker(beside: Beside | null): PaperMaker {
  return beside === null ? PAPERS_HERE : new PapersBeside(beside);
}

/** What is handed out on paper. It only reads. */
@Module({
  controllers: [
    SheetController,
    StatementPaperController,
    RegisterPaperController,
    AccountsPaperController,
    StandingsPaperController,
  ],
  providers: [PaperDesk, { provide: PAPER_MAKER, useFactory: paperMaker, inject: [BESIDE] }],
})
export class PapersModule {}
