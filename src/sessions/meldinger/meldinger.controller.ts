import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AtOnce, HEAVY_READS } from '../../platform/http/limits/at-once.js';
import { Database } from '../../platform/database/database.js';
import { Needs } from '../../platform/http/needs.js';
import { CLUB_ID } from '../../ledger/requests/club-write.js';
import { MeldingerQuery } from './melding.dto.js';
import { meldingerApi } from './meldinger.api.js';
import { readMeldinger } from './read-meldinger.js';
import { SESSION_ID } from '../to-session.js';

@ApiTags('hands')
@Controller('v1/clubs/:clubId/sessions/:sessionId/meldinger')
export class MeldingerController {
  constructor(private readonly database: Database) {}

  @Get()
  @AtOnce(HEAVY_READS)
  @Needs('read-sessions')
  @meldingerApi.list
  async list(
    @Param('clubId', CLUB_ID) clubId: string,
    @Param('sessionId', SESSION_ID) sessionId: string,
    @Query() { after = 0, limit = 100, revisions }: MeldingerQuery,
  ) {
    const wanted = { after, limit, everyRevision: revisions === 'all' };
    return { meldinger: await readMeldinger(this.database, clubId, sessionId, wanted) };
  }
}
