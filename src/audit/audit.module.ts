import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller.js';
import { FineRegister } from './fine-register/fines-beside.js';
import { NewsController } from './news/news.controller.js';

/**
 * Reads about the past of a club: its log, the course of its fines, and each person's news. It only
 * reads, apart from how far each person has seen the news.
 */
@Module({
  controllers: [AuditController, NewsController],
  providers: [FineRegister],
  exports: [FineRegister],
})
export class AuditModule {}
