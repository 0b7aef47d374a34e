import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ClubWriter } from '../../ledger/write/club-writer.js';
import type { Caller } from '../../people/caller.js';
import { Database } from '../../platform/database/database.js';
import { Needs } from '../../platform/http/needs.js';
import { permits } from '../../people/roles.js';
import { By } from '../../platform/http/write/write-request.js';
import { CLUB_ID, ToClub, type ClubWrite } from '../../ledger/requests/club-write.js';
import { GivenDto, MovedDto, OnDayQuery, ReceivedDto } from './money.dto.js';
import { moneyApi } from './money.api.js';
import { giveMoney, payOutMoney, receiveMoney } from './move-money.js';
import { readMembersMoney, readMoney } from './read-money.js';

@ApiTags('cash book')
@Controller('v1/clubs/:clubId')
export class MoneyController {
  constructor(
    private readonly writer: ClubWriter,
    private readonly database: Database,
  ) {}

  @Get('money')
  @Needs('read-account')
  @moneyApi.read
  read(@By() { roles, member }: Caller, @Param('clubId', CLUB_ID) clubId: string) {
    const seesAll = permits(roles, 'read-money');
    return readMoney(this.database, clubId, { member, seesAll });
  }

  @Get('money/members')
  @Needs('read-money')
  @moneyApi.members
  members(@Param('clubId', CLUB_ID) clubId: string, @Query() { on }: OnDayQuery) {
    return readMembersMoney(this.database, clubId, on ?? null);
  }

  @Post('money-received')
  @Needs('receive-money')
  @moneyApi.receive
  receive(@ToClub() write: ClubWrite, @Body() body: ReceivedDto) {
    return receiveMoney(this.writer, this.database, write, body);
  }

  @Post('money-paid-out')
  @Needs('keep-money')
  @moneyApi.payOut
  payOut(@ToClub() write: ClubWrite, @Body() body: MovedDto) {
    return payOutMoney(this.writer, write, body);
  }

  @Post('money-given')
  @Needs('keep-money')
  @moneyApi.give
  give(@ToClub() write: ClubWrite, @Body() body: GivenDto) {
    return giveMoney(this.writer, this.database, write, body);
  }
}
