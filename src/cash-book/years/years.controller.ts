import { Body, Controller, Get, Headers, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../people/caller.js';
import { ClubWriter } from '../../ledger/write/club-writer.js';
import { AtOnce, HEAVY_READS } from '../../platform/http/limits/at-once.js';
import { Database } from '../../platform/database/database.js';
import { Needs } from '../../platform/http/needs.js';
import { readIfMatch, type Headers as Sent } from '../../platform/http/request-headers.js';
import { By } from '../../platform/http/write/write-request.js';
import { CLUB_ID, ToClub, type ClubWrite } from '../../ledger/requests/club-write.js';
import { closeYear, reopenYear, setBudget, setNotes } from './change-year.js';
import { readYearAccounts, seesAllMoney } from './read-accounts.js';
import { listYears } from './read-years.js';
import { AccountsNotesDto, BudgetDto, PeriodQuery, ReopenYearDto } from './year.dto.js';
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
  @Needs('read-accounts')
  @yearsApi.list
  async list(@By() by: Caller, @Param('clubId', CLUB_ID) clubId: string): Promise<YearList> {
    return { years: await listYears(this.database, clubId, seesAllMoney(by)) };
  }

  @Get(':firstDay/accounts')
  @AtOnce(HEAVY_READS)
  @Needs('read-accounts')
  @yearsApi.accounts
  accounts(
    @By() by: Caller,
    @Param('clubId', CLUB_ID) clubId: string,
    @Param('firstDay', FIRST_DAY) firstDay: string,
    @Query() period: PeriodQuery,
  ) {
    return readYearAccounts(this.database, clubId, firstDay, period, by);
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
    @By() by: Caller,
    @ToClub() write: ClubWrite,
    @Param('firstDay', FIRST_DAY) firstDay: string,
    @Headers() headers: Sent,
    @Body() { why }: ReopenYearDto,
  ) {
    const asked = { ...write, firstDay, version: readIfMatch(headers) };
    const isOwner = by.roles.includes('owner');
    return reopenYear(this.writer, this.database, asked, { why, isOwner });
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

  @Put(':firstDay/notes')
  @Needs('keep-money')
  @yearsApi.notes
  notes(
    @ToClub() write: ClubWrite,
    @Param('firstDay', FIRST_DAY) firstDay: string,
    @Body() body: AccountsNotesDto,
  ) {
    return setNotes(this.writer, write, firstDay, body);
  }
}
