import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller.js';
import { ExportController } from './export.controller.js';
import { VerificationController } from './verification.controller.js';

/** What proves a club and shows how it came to stand as it does. It only reads. */
@Module({ controllers: [VerificationController, ExportController, AuditController] })
export class AuditModule {}
