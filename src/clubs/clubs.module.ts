import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { ClubsController } from './clubs/clubs.controller.js';
import { GuestsController } from './guests/guests.controller.js';
import { MembersController } from './members/members.controller.js';

@Module({
  imports: [LedgerModule],
  controllers: [ClubsController, MembersController, GuestsController],
})
export class ClubsModule {}
