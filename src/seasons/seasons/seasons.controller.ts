import { Body, Controller, Get, Headers, Param, Patch, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ClubWriter } from '../../ledger/write/club-writer.js';
import { Database } from '../../platform/database/database.js';
import { Needs } from '../../platform/http/needs.js';
import { readIfMatch, type Headers as Sent } from '../../platform/http/request-headers.js';
import { CLUB_ID, ToClub, type ClubWrite } from '../../ledger/requests/club-write.js';
import { sendAsOf } from '../head.js';
import { readHead } from '../statistics/read/read-head.js';
import { changeRule, changeSeason } from './change-season.js';
import { closeSeason, reopenSeason } from './close-season.js';
import { moveEvening } from './move-evening.js';
import { openSeason } from './open-season.js';
import { listSeasons, readSeason } from './read-seasons.js';
import {
  EveningMoveDto,
  HeadQuery,
  ReopenSeasonDto,
  RuleChangeDto,
  SeasonChangeDto,
  SeasonDto,
} from './season.dto.js';
import { seasonsApi } from './seasons.api.js';
import { SEASON_ID } from '../season-id.js';

@ApiTags('seasons')
@Controller('v1/clubs/:clubId')
export class SeasonsController {
  constructor(
    private readonly writer: ClubWriter,
    private readonly database: Database,
  ) {}

  @Get('seasons')
  @Needs('read-sessions')
  @seasonsApi.list
  async list(
    @Param('clubId', CLUB_ID) clubId: string,
    @Query() { head: asked }: HeadQuery,
    @Headers() headers: Sent,
    @Res() reply: FastifyReply,
  ) {
    const at = await readHead(this.database, clubId, asked);
    await sendAsOf(reply, headers, [at.mark], () => listSeasons(this.database, at));
  }

  @Get('seasons/:seasonId')
  @Needs('read-sessions')
  @seasonsApi.read
  async read(
    @Param('clubId', CLUB_ID) clubId: string,
    @Param('seasonId', SEASON_ID) season: string,
    @Query() { head: asked }: HeadQuery,
    @Headers() headers: Sent,
    @Res() reply: FastifyReply,
  ) {
    const at = await readHead(this.database, clubId, asked);
    await sendAsOf(reply, headers, [at.mark], () => readSeason(this.database, at, season));
  }

  @Post('seasons')
  @Needs('keep-seasons')
  @seasonsApi.open
  open(@ToClub() write: ClubWrite, @Body() body: SeasonDto) {
    return openSeason(this.writer, write, body);
  }

  @Patch('seasons/:seasonId')
  @Needs('keep-seasons')
  @seasonsApi.change
  change(
    @ToClub() write: ClubWrite,
    @Param('seasonId', SEASON_ID) season: string,
    @Headers() headers: Sent,
    @Body() body: SeasonChangeDto,
  ) {
    const asked = { ...write, season, version: readIfMatch(headers) };
    return changeSeason(this.writer, asked, body);
  }

  @Post('seasons/:seasonId/rule')
  @Needs('keep-seasons')
  @seasonsApi.rule
  rule(
    @ToClub() write: ClubWrite,
    @Param('seasonId', SEASON_ID) season: string,
    @Headers() headers: Sent,
    @Body() body: RuleChangeDto,
  ) {
    const asked = { ...write, season, version: readIfMatch(headers) };
    return changeRule(this.writer, asked, body);
  }

  @Post('seasons/:seasonId/close')
  @Needs('keep-seasons')
  @seasonsApi.close
  close(
    @ToClub() write: ClubWrite,
    @Param('seasonId', SEASON_ID) season: string,
    @Headers() headers: Sent,
  ) {
    const asked = { ...write, season, version: readIfMatch(headers) };
    return closeSeason(this.writer, this.database, asked);
  }

  @Post('seasons/:seasonId/reopen')
  @Needs('keep-seasons')
  @seasonsApi.reopen
  reopen(
    @ToClub() write: ClubWrite,
    @Param('seasonId', SEASON_ID) season: string,
    @Headers() headers: Sent,
    @Body() { why }: ReopenSeasonDto,
  ) {
    const asked = { ...write, season, version: readIfMatch(headers) };
    return reopenSeason(this.writer, asked, why);
  }

  @Post('evening-moves')
  @Needs('keep-seasons')
  @seasonsApi.move
  move(@ToClub() write: ClubWrite, @Body() body: EveningMoveDto) {
    return moveEvening(this.writer, write, body);
  }
}
