import { Module } from '@nestjs/common';
import { StatisticsController } from './statistics.controller.js';

/** What is worked out from the evenings of a club. It only reads. */
@Module({ controllers: [StatisticsController] })
export class StatisticsModule {}
