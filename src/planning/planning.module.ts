import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { PlanningController } from './planning.controller.js';

@Module({ imports: [LedgerModule], controllers: [PlanningController] })
export class PlanningModule {}
