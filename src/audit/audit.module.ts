import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller.js';
import { FineRegister } from './fine-register/fines-beside.js';
import { NewsController } from './news/news.controller.js';

/**
 * What shows how a club came to be as it is, and where its fines went, and tells each of what concerns
 * them. It only reads, but for who has seen what.
 */
@Module({
  controllers: [AuditController, NewsController],
  providers: [FineRegister],
  exports: [FineRegister],
})
export class AuditModule {}
