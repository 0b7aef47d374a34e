import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller.js';

/** What shows how a club came to be as it is, and where its fines went. It only reads. */
@Module({ controllers: [AuditController] })
export class AuditModule {}
