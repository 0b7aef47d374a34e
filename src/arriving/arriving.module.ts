import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { PapersModule } from '../papers/papers.module.js';
import { InviteSheetController } from './invite-sheet.controller.js';
import { MemberListsController } from './member-lists.controller.js';

/** Lists of members that a club brings when it begins here, and their invitations. */
@Module({
  imports: [LedgerModule, AccessModule, PapersModule],
  controllers: [MemberListsController, InviteSheetController],
})
export class ArrivingModule {}
