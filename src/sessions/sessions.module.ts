import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { HandsController } from './hands.controller.js';
import { RuleBooksController } from './rule-books.controller.js';
import { SessionsController } from './sessions.controller.js';
import { VerificationController } from './verification.controller.js';

@Module({
  imports: [LedgerModule],
  controllers: [SessionsController, HandsController, RuleBooksController, VerificationController],
})
export class SessionsModule {}
