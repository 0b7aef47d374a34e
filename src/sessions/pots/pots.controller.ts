import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Database } from '../../platform/database/database.js';
import { PageQuery, readCursor, USUAL_PAGE } from '../../platform/http/page.js';
import { Needs } from '../../platform/http/needs.js';
import { CLUB_ID } from '../../ledger/requests/club-write.js';
import { potsApi } from './pots.api.js';
import { readPots } from './read-pots.js';
import { SESSION_ID } from '../to-session.js';

@ApiTags('sessions')
@Controller('v1/clubs/:clubId/sessions/:sessionId/pots')
export class PotsController {
  constructor(private readonly database: Database) {}

  @Get()
  @Needs('read-sessions')
  @potsApi.read
  read(
    @Param('clubId', CLUB_ID) clubId: string,
    @Param('sessionId', SESSION_ID) sessionId: string,
    @Query() { cursor, limit }: PageQuery,
  ) {
    const page = { after: readCursor(cursor), limit: limit ?? USUAL_PAGE };
    return readPots(this.database, clubId, sessionId, page);
  }
}
