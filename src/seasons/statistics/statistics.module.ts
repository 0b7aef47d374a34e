import { Module } from '@nestjs/common';
import { SessionsModule } from '../../sessions/sessions.module.js';
import { StatisticsController } from './statistics.controller.js';

/** Statistics from the evenings of a club. The module only reads. */
@Module({ imports: [SessionsModule], controllers: [StatisticsController] })
export class StatisticsModule {}
