import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { whoseRecords } from '../../clubs/whose-records.js';
import { CLUB_ID, ToClub, type ClubWrite } from '../../ledger/requests/club-write.js';
import { ClubWriter } from '../../ledger/write/club-writer.js';
import type { Caller } from '../../people/caller.js';
import { Database } from '../../platform/database/database.js';
import { Needs } from '../../platform/http/needs.js';
import { By } from '../../platform/http/write/write-request.js';
import { OBJECTION_SEQ, VOUCHER_SEQ } from '../path-parts.js';
import { ObjectionAnswerDto, ObjectionDto, ObjectionQuery } from './objection.dto.js';
import { objectionsApi } from './objections.api.js';
import { viewObjections } from './view-objections.js';
import { answerObjection, raiseObjection, withdrawObjection } from './write-objection.js';

@ApiTags('cash book')
@Controller('v1/clubs/:clubId')
export class ObjectionsController {
  constructor(
    private readonly writer: ClubWriter,
    private readonly database: Database,
  ) {}

  @Get('objections')
  @Needs('read-account')
  @objectionsApi.list
  async list(
    @By() by: Caller,
    @Param('clubId', CLUB_ID) clubId: string,
    @Query() { state }: ObjectionQuery,
  ) {
    const wanted = { member: whoseRecords(by, null), state: state ?? null };
    return { objections: await viewObjections(this.database, clubId, wanted, by.user) };
  }

  @Post('vouchers/:seq/objections')
  @Needs('dispute')
  @objectionsApi.raise
  raise(
    @ToClub() write: ClubWrite,
    @Param('seq', VOUCHER_SEQ) voucher: number,
    @Body() { text }: ObjectionDto,
  ) {
    return raiseObjection(this.writer, this.database, write, { voucher, text });
  }

  @Post('objections/:objection/withdraw')
  @Needs('dispute')
  @objectionsApi.withdraw
  withdraw(@ToClub() write: ClubWrite, @Param('objection', OBJECTION_SEQ) objection: number) {
    return withdrawObjection(this.writer, this.database, { ...write, objection });
  }

  @Post('objections/:objection/answer')
  @Needs('answer-objections')
  @objectionsApi.answer
  answer(
    @ToClub() write: ClubWrite,
    @Param('objection', OBJECTION_SEQ) objection: number,
    @Body() body: ObjectionAnswerDto,
  ) {
    return answerObjection(this.writer, this.database, { ...write, objection }, body);
  }
}
