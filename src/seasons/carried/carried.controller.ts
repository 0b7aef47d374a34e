import { Body, Controller, Get, Headers, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CLUB_ID, ToClub, type ClubWrite } from '../../ledger/requests/club-write.js';
import { ClubWriter } from '../../ledger/write/club-writer.js';
import { Database } from '../../platform/database/database.js';
import { Needs } from '../../platform/http/needs.js';
import { readIfMatch, type Headers as Sent } from '../../platform/http/request-headers.js';
import { sendAsOf } from '../head.js';
import { HeadQuery } from '../seasons/season.dto.js';
import { readHead } from '../statistics/read/read-head.js';
import { CARRIED_ID } from './carried-id.js';
import { carriedApi } from './carried.api.js';
import { CarryInDto, CorrectCarriedDto, TakeBackCarriedDto } from './carried.dto.js';
import { carryIn } from './carry-in.js';
import { correctCarried, takeBackCarried } from './correct-carried.js';
import { readCarried } from './read-carried.js';

/** Evenings from before the club was here. */
@ApiTags('seasons')
@Controller('v1/clubs/:clubId/carried-evenings')
export class CarriedController {
  constructor(
    private readonly writer: ClubWriter,
    private readonly database: Database,
  ) {}

  @Get()
  @Needs('read-sessions')
  @carriedApi.list
  async list(
    @Param('clubId', CLUB_ID) clubId: string,
    @Query() { head: asked }: HeadQuery,
    @Headers() headers: Sent,
    @Res() reply: FastifyReply,
  ) {
    const at = await readHead(this.database, clubId, asked);
    await sendAsOf(reply, headers, [at.mark], () => readCarried(this.database, at));
  }

  @Post()
  @Needs('keep-seasons')
  @carriedApi.carryIn
  carryIn(@ToClub() write: ClubWrite, @Body() body: CarryInDto) {
    return carryIn(this.writer, this.database, write, body);
  }

  @Post(':eveningId/correct')
  @HttpCode(200)
  @Needs('keep-seasons')
  @carriedApi.correct
  correct(
    @ToClub() write: ClubWrite,
    @Param('eveningId', CARRIED_ID) evening: string,
    @Headers() headers: Sent,
    @Body() body: CorrectCarriedDto,
  ) {
    const asked = { ...write, evening, version: readIfMatch(headers) };
    return correctCarried(this.writer, this.database, asked, body);
  }

  @Post(':eveningId/take-back')
  @HttpCode(200)
  @Needs('keep-seasons')
  @carriedApi.takeBack
  takeBack(
    @ToClub() write: ClubWrite,
    @Param('eveningId', CARRIED_ID) evening: string,
    @Headers() headers: Sent,
    @Body() { why }: TakeBackCarriedDto,
  ) {
    const asked = { ...write, evening, version: readIfMatch(headers) };
    return takeBackCarried(this.writer, this.database, asked, why);
  }
}
