import { Module } from '@nestjs/common';
import { HeldController } from './held.controller.js';

/** All that is held about a person, for them and for who owns the club. It only reads. */
@Module({ controllers: [HeldController] })
export class HeldModule {}
