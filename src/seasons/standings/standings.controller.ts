import { Controller, Get, Headers, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AtOnce, HEAVY_READS } from '../../platform/http/limits/at-once.js';
import type { Caller } from '../../people/caller.js';
import { Database } from '../../platform/database/database.js';
import { Needs } from '../../platform/http/needs.js';
import type { Headers as Sent } from '../../platform/http/request-headers.js';
import { By } from '../../platform/http/write/write-request.js';
import { CLUB_ID } from '../../ledger/requests/club-write.js';
import { sendAsOf } from '../head.js';
import { HeadQuery, StandingsQuery } from '../seasons/season.dto.js';
import { readHead } from '../statistics/read/read-head.js';
import { sightOf } from '../who-sees.js';
import { readEveningSeasons } from './read-evening-seasons.js';
import { readStandings } from './read-standings.js';
import { standingsApi } from './standings.api.js';
import { SEASON_ID } from '../season-id.js';
import { SESSION_ID } from '../../sessions/to-session.js';

@ApiTags('seasons')
@Controller('v1/clubs/:clubId')
export class StandingsController {
  constructor(private readonly database: Database) {}

  @Get('seasons/:seasonId/standings')
  @AtOnce(HEAVY_READS)
  @Needs('read-sessions')
  @standingsApi.read
  async read(
    @By() by: Caller,
    @Param('clubId', CLUB_ID) clubId: string,
    @Param('seasonId', SEASON_ID) season: string,
    @Query() { head: asked, language = 'en' }: StandingsQuery,
    @Headers() headers: Sent,
    @Res() reply: FastifyReply,
  ) {
    const at = await readHead(this.database, clubId, asked);
    const sight = await sightOf(this.database, clubId, by);
    await sendAsOf(reply, headers, [at.mark, language, sight.tag], () =>
      readStandings(this.database, at, { season, language, sight }),
    );
  }

  @Get('sessions/:sessionId/seasons')
  @Needs('read-sessions')
  @standingsApi.ofEvening
  async ofEvening(
    @Param('clubId', CLUB_ID) clubId: string,
    @Param('sessionId', SESSION_ID) session: string,
    @Query() { head: asked }: HeadQuery,
    @Headers() headers: Sent,
    @Res() reply: FastifyReply,
  ) {
    const at = await readHead(this.database, clubId, asked);
    await sendAsOf(reply, headers, [at.mark], () => readEveningSeasons(this.database, at, session));
  }
}
