import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ClubWriter } from '../../ledger/write/club-writer.js';
import type { Caller } from '../../people/caller.js';
import { whoseRecords } from '../../clubs/whose-records.js';
import { Database } from '../../platform/database/database.js';
import { Needs } from '../../platform/http/needs.js';
import { By } from '../../platform/http/write/write-request.js';
import { CLUB_ID, ToClub, type ClubWrite } from '../../ledger/requests/club-write.js';
import { chooseWays, readWays } from './choose-ways.js';
import { payApi } from './pay.api.js';
import { HowToPayQuery, WaysDto } from './pay.dto.js';
import { readHowToPay } from './read-how-to-pay.js';
import { MEMBER_ID } from '../../clubs/members/member-id.js';

@ApiTags('cash book')
@Controller('v1/clubs/:clubId')
export class PayController {
  constructor(
    private readonly writer: ClubWriter,
    private readonly database: Database,
  ) {}

  @Get('ways-to-pay')
  @Needs('read-account')
  @payApi.ways
  ways(@Param('clubId', CLUB_ID) clubId: string) {
    return readWays(this.database, clubId);
  }

  @Put('ways-to-pay')
  @Needs('keep-money')
  @payApi.choose
  choose(@ToClub() write: ClubWrite, @Body() { ways }: WaysDto) {
    return chooseWays(this.writer, write, ways);
  }

  @Get('members/:memberId/how-to-pay')
  @Needs('read-account')
  @payApi.how
  how(
    @By() by: Caller,
    @Param('clubId', CLUB_ID) clubId: string,
    @Param('memberId', MEMBER_ID) memberId: string,
    @Query() { amount }: HowToPayQuery,
  ) {
    whoseRecords(by, memberId);
    return readHowToPay(this.database, clubId, memberId, amount ?? null);
  }
}
