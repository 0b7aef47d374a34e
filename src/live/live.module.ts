import { Module } from '@nestjs/common';
import { ClubWatch } from './club-watch.js';
import { LiveController } from './live.controller.js';

@Module({ controllers: [LiveController], providers: [ClubWatch] })
export class LiveModule {}
