import { Body, Controller, Get, Headers, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ClubWriter } from '../../ledger/write/club-writer.js';
import { AtOnce } from '../../platform/http/limits/at-once.js';
import { Database } from '../../platform/database/database.js';
import { Needs } from '../../platform/http/needs.js';
import { readIfMatch, type Headers as Sent } from '../../platform/http/request-headers.js';
import { CLUB_ID, ToClub, type ClubWrite } from '../../platform/http/write/write-request.js';
import { closeYear, examineYear, reopenYear, setBudget } from './change-year.js';
import { readYearAccounts } from './read-accounts.js';
import { listYears } from './read-years.js';
import { BudgetDto, ExaminationDto, PeriodQuery, ReopenYearDto } from './year.dto.js';
import type { YearList } from './year.view.js';
import { yearsApi } from './years.api.js';
import { FIRST_DAY } from '../path-parts.js';

@ApiTags('cash book')
@Controller('v1/clubs/:clubId/years')
export class YearsController {
  constructor(
    private readonly writer: ClubWriter,
    private readonly database: Database,
  ) {}

  @Get()
  @Needs('read-money')
  @yearsApi.list
  async list(@Param('clubId', CLUB_ID) clubId: string): Promise<YearList> {
    return { years: await listYears(this.database, clubId) };
  }

  @Get(':firstDay/accounts')
  @AtOnce('heavy-reads')
  @Needs('read-money')
  @yearsApi.accounts
  accounts(
    @Param('clubId', CLUB_ID) clubId: string,
    @Param('firstDay', FIRST_DAY) firstDay: string,
    @Query() period: PeriodQuery,
  ) {
    return readYearAccounts(this.database, clubId, firstDay, period);
  }

  @Post(':firstDay/close')
  @Needs('keep-money')
  @yearsApi.close
  close(
    @ToClub() write: ClubWrite,
    @Param('firstDay', FIRST_DAY) firstDay: string,
    @Headers() headers: Sent,
  ) {
    const asked = { ...write, firstDay, version: readIfMatch(headers) };
    return closeYear(this.writer, this.database, asked);
  }

  @Post(':firstDay/reopen')
  @Needs('keep-money')
  @yearsApi.reopen
  reopen(
    @ToClub() write: ClubWrite,
    @Param('firstDay', FIRST_DAY) firstDay: string,
    @Headers() headers: Sent,
    @Body() { why }: ReopenYearDto,
  ) {
    const asked = { ...write, firstDay, version: readIfMatch(headers) };
    return reopenYear(this.writer, asked, why);
  }

  @Post(':firstDay/examinations')
  @Needs('examine')
  @yearsApi.examine
  examine(
    @ToClub() write: ClubWrite,
    @Param('firstDay', FIRST_DAY) firstDay: string,
    @Headers() headers: Sent,
    @Body() body: ExaminationDto,
  ) {
    const asked = { ...write, firstDay, version: readIfMatch(headers) };
    return examineYear(this.writer, this.database, asked, body);
  }

  @Put(':firstDay/budget')
  @Needs('keep-money')
  @yearsApi.budget
  budget(
    @ToClub() write: ClubWrite,
    @Param('firstDay', FIRST_DAY) firstDay: string,
    @Body() body: BudgetDto,
  ) {
    return setBudget(this.writer, write, firstDay, body);
  }
}
