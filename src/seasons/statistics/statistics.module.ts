import { Module } from '@nestjs/common';
import { SessionsModule } from '../../sessions/sessions.module.js';
import { WhatIfController } from '../what-if/what-if.controller.js';
import { StatisticsController } from './statistics.controller.js';

/** Statistics from the evenings of a club, and evenings by another book. The module only reads. */
@Module({ imports: [SessionsModule], controllers: [StatisticsController, WhatIfController] })
export class StatisticsModule {}
