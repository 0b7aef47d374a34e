import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ClubWriter } from '../../ledger/write/club-writer.js';
import { AtOnce, HEAVY_READS } from '../../platform/http/limits/at-once.js';
import type { Caller } from '../../people/caller.js';
import { whoseRecords } from '../../clubs/whose-records.js';
import { Database } from '../../platform/database/database.js';
import { readCursor } from '../../platform/http/page.js';
import { Needs } from '../../platform/http/needs.js';
import { By } from '../../platform/http/write/write-request.js';
import { CLUB_ID, ToClub, type ClubWrite } from '../../ledger/requests/club-write.js';
import { chargeDues, waiveDues } from './charge-dues.js';
import { duesApi } from './dues.api.js';
import {
  ArrearsQuery,
  DuesDto,
  DuesProposalQuery,
  DuesQuery,
  ReminderDto,
  USUAL_CHARGES,
  WaiveDto,
} from './dues.dto.js';
import { proposeDues } from './propose-dues.js';
import { readArrears } from './read-arrears.js';
import { remindMember } from './remind-member.js';
import { listDues } from './read-dues.js';
import { DUES_ID } from '../path-parts.js';

@ApiTags('cash book')
@Controller('v1/clubs/:clubId')
export class DuesController {
  constructor(
    private readonly writer: ClubWriter,
    private readonly database: Database,
  ) {}

  @Get('dues')
  @AtOnce(HEAVY_READS)
  @Needs('read-account')
  @duesApi.list
  list(
    @By() by: Caller,
    @Param('clubId', CLUB_ID) clubId: string,
    @Query() { member, cursor, limit }: DuesQuery,
  ) {
    const page = { after: readCursor(cursor), limit: limit ?? USUAL_CHARGES };
    return listDues(this.database, clubId, whoseRecords(by, member ?? null), page);
  }

  @Get('dues-proposal')
  @Needs('read-money')
  @duesApi.propose
  propose(@Param('clubId', CLUB_ID) clubId: string, @Query() asked: DuesProposalQuery) {
    return proposeDues(this.database, clubId, asked);
  }

  @Post('dues')
  @Needs('keep-money')
  @duesApi.charge
  charge(@ToClub() write: ClubWrite, @Body() body: DuesDto) {
    return chargeDues(this.writer, write, body);
  }

  @Post('dues/:duesId/waive')
  @Needs('keep-money')
  @duesApi.waive
  waive(
    @ToClub() write: ClubWrite,
    @Param('duesId', DUES_ID) duesId: string,
    @Body() body: WaiveDto,
  ) {
    return waiveDues(this.writer, write, duesId, body);
  }

  @Post('reminders')
  @Needs('keep-money')
  @duesApi.remind
  remind(@ToClub() write: ClubWrite, @Body() { member }: ReminderDto) {
    return remindMember(this.writer, this.database, write, member);
  }

  @Get('arrears')
  @AtOnce(HEAVY_READS)
  @Needs('read-money')
  @duesApi.arrears
  arrears(
    @By() { member }: Caller,
    @Param('clubId', CLUB_ID) clubId: string,
    @Query() { language }: ArrearsQuery,
  ) {
    return readArrears(this.database, clubId, language ?? null, { sender: member });
  }
}
