import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { SeasonsController } from './seasons/seasons.controller.js';
import { CarriedController } from './carried/carried.controller.js';
import { StandingsController } from './standings/standings.controller.js';

@Module({
  imports: [LedgerModule],
  controllers: [SeasonsController, StandingsController, CarriedController],
})
export class SeasonsModule {}
