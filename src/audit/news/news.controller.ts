import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../platform/caller.js';
import { Database } from '../../platform/database.js';
import { Needs } from '../../platform/permission.js';
import { By, CLUB_ID } from '../../platform/write-request.js';
import { newsApi } from './news.api.js';
import { SeenDto } from './news.dto.js';
import { readNews } from './read-news.js';
import { markSeen } from './seen.js';

@ApiTags('audit')
@Controller('v1/clubs/:clubId/news')
export class NewsController {
  constructor(private readonly database: Database) {}

  @Get()
  @Needs('read-account')
  @newsApi.read
  read(@By() by: Caller, @Param('clubId', CLUB_ID) clubId: string) {
    return readNews(this.database, clubId, by);
  }

  @Post('seen')
  @HttpCode(200)
  @Needs('read-account')
  @newsApi.seen
  seen(@By() { user }: Caller, @Param('clubId', CLUB_ID) clubId: string, @Body() body: SeenDto) {
    return markSeen(this.database, clubId, user ?? '', body.event);
  }
}
