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
import { readStandings } from '../../seasons/standings/read-standings.js';
import { readHead } from '../../seasons/statistics/read/read-head.js';
import { sightOf } from '../../seasons/who-sees.js';
import { paper } from '../paper.api.js';
import { PaperDesk } from '../paper-desk.js';
import { AtHeadQuery } from '../papers.dto.js';
import { standingsPaper } from './standings-paper.js';
import { SEASON_ID } from '../../seasons/season-id.js';

@ApiTags('papers')
@Controller('v1/clubs/:clubId/seasons/:seasonId/standings.pdf')
export class StandingsPaperController {
  constructor(
    private readonly desk: PaperDesk,
    private readonly database: Database,
  ) {}

  @Get()
  @AtOnce(HEAVY_READS)
  @Needs('read-sessions')
  @paper({
    id: 'readStandingsPaper',
    summary: 'The table of a season, on paper',
    description:
      'Rank, result, and how many evenings count of those played, with the rule in words. Money is on it ' +
      'for who sees everybody’s.',
    of: [CLUB_ID, SEASON_ID],
    refusals: ['season-not-found'],
  })
  async standings(
    @By() by: Caller,
    @Param('clubId', CLUB_ID) clubId: string,
    @Param('seasonId', SEASON_ID) season: string,
    @Query() { head, language }: AtHeadQuery,
    @Headers() headers: Sent,
    @Res() reply: FastifyReply,
  ) {
    const asked = { by, clubId, headers, language };
    await this.desk.sendAtHead(asked, reply, head ?? null, async (frame) => {
      const at = await readHead(this.database, clubId, frame.head.seq);
      const sight = await sightOf(this.database, clubId, by);
      const { language } = frame;
      const standings = await readStandings(this.database, at, { season, language, sight });
      const { name, lastDay } = standings.season;
      return {
        paper: standingsPaper(frame, standings),
        day: lastDay,
        what: `${frame.words.paper.files.standings} ${name}`,
      };
    });
  }
}
