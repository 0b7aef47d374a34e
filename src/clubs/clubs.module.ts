import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { ClubsController } from './clubs.controller.js';
import { GuestsController } from './guests.controller.js';
import { MembersController } from './members.controller.js';

@Module({
  imports: [LedgerModule],
  controllers: [ClubsController, MembersController, GuestsController],
})
export class ClubsModule {}
