import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../people/caller.js';
import { Database } from '../../platform/database/database.js';
import { Needs } from '../../platform/http/needs.js';
import { By } from '../../platform/http/write/write-request.js';
import { CLUB_ID } from '../../ledger/requests/club-write.js';
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
