import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CLUB_ID, ToClub, type ClubWrite } from '../../ledger/requests/club-write.js';
import { ClubWriter } from '../../ledger/write/club-writer.js';
import { Database } from '../../platform/database/database.js';
import { Needs } from '../../platform/http/needs.js';
import { RECURRING_ID } from '../path-parts.js';
import { addRecurring, changeRecurring, proposeAgain, skipDueDay } from './keep-recurring.js';
import { listRecurring } from './read-recurring.js';
import { recurringApi } from './recurring.api.js';
import { DueAgainDto, RecurringExpenseDto, SkippedDayDto } from './recurring.dto.js';

@ApiTags('cash book')
@Controller('v1/clubs/:clubId/recurring-expenses')
export class RecurringController {
  constructor(
    private readonly writer: ClubWriter,
    private readonly database: Database,
  ) {}

  @Get()
  @Needs('read-money')
  @recurringApi.list
  list(@Param('clubId', CLUB_ID) clubId: string) {
    return listRecurring(this.database, clubId);
  }

  @Post()
  @Needs('keep-money')
  @recurringApi.add
  add(@ToClub() write: ClubWrite, @Body() body: RecurringExpenseDto) {
    return addRecurring(this.writer, write, body);
  }

  @Put(':recurringId')
  @Needs('keep-money')
  @recurringApi.change
  change(
    @ToClub() write: ClubWrite,
    @Param('recurringId', RECURRING_ID) recurringId: string,
    @Body() body: RecurringExpenseDto,
  ) {
    return changeRecurring(this.writer, write, recurringId, body);
  }

  @Post(':recurringId/skip')
  @Needs('keep-money')
  @recurringApi.skip
  skip(
    @ToClub() write: ClubWrite,
    @Param('recurringId', RECURRING_ID) recurringId: string,
    @Body() body: SkippedDayDto,
  ) {
    return skipDueDay(this.writer, write, recurringId, body);
  }

  @Post(':recurringId/due-again')
  @Needs('keep-money')
  @recurringApi.dueAgain
  dueAgain(
    @ToClub() write: ClubWrite,
    @Param('recurringId', RECURRING_ID) recurringId: string,
    @Body() body: DueAgainDto,
  ) {
    return proposeAgain(this.writer, write, recurringId, body);
  }
}
