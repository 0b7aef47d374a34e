import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { CorrectionsController } from './corrections/corrections.controller.js';
import { DisputesController } from './disputes/disputes.controller.js';
import { ProposalsController } from './disputes/proposals/proposals.controller.js';
import { Evenings } from './evenings.js';
import { HandsController } from './hands/hands.controller.js';
import { MeldingerController } from './meldinger/meldinger.controller.js';
import { BookLinksController } from './own-books/links/book-links.controller.js';
import { OwnBooksController } from './own-books/own-books.controller.js';
import { PotsController } from './pots/pots.controller.js';
import { RuleBooksController } from './rule-books/rule-books.controller.js';
import { StepsController } from './steps/steps.controller.js';
import { SessionsController } from './table/sessions.controller.js';

@Module({
  imports: [AccessModule, LedgerModule],
  controllers: [
    SessionsController,
    HandsController,
    MeldingerController,
    PotsController,
    CorrectionsController,
    DisputesController,
    ProposalsController,
    StepsController,
    RuleBooksController,
    OwnBooksController,
    BookLinksController,
  ],
  providers: [Evenings],
  exports: [Evenings],
})
export class SessionsModule {}
