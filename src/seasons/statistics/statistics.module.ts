import { Module } from '@nestjs/common';
import { SessionsModule } from '../../sessions/sessions.module.js';
import { StatisticsController } from './statistics.controller.js';

/** What is worked out from the evenings of a club. It only reads. */
@Module({ imports: [SessionsModule], controllers: [StatisticsController] })
export class StatisticsModule {}
