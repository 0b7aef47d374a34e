import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { CalendarController } from './calendar/calendar.controller.js';
import { PlanningController } from './planning.controller.js';

@Module({ imports: [LedgerModule], controllers: [PlanningController, CalendarController] })
export class PlanningModule {}
