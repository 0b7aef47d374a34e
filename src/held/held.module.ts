import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { HeldController } from './held.controller.js';

/** All that is held about a person, for them and for who owns the club. It only reads. */
@Module({ imports: [AuditModule], controllers: [HeldController] })
export class HeldModule {}
