import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Database } from '../platform/database.js';
import { PageQuery, USUAL_PAGE, readCursor } from '../platform/page.js';
import { CLUB_ID, MEMBER_ID, SESSION_ID } from '../platform/write-request.js';
import { readBalance } from './balance-report.js';
import { readLedger } from './ledger-report.js';
import { reportsApi } from './reports.api.js';

@ApiTags('reports')
@Controller('v1/clubs/:clubId')
export class ReportsController {
  constructor(private readonly database: Database) {}

  @Get('sessions/:sessionId/ledger')
  @reportsApi.ledger
  ledger(
    @Param('clubId', CLUB_ID) clubId: string,
    @Param('sessionId', SESSION_ID) sessionId: string,
    @Query() query: PageQuery,
  ) {
    return readLedger(this.database, clubId, { sessionId }, pageOf(query));
  }

  @Get('members/:memberId/balance')
  @reportsApi.balance
  balance(
    @Param('clubId', CLUB_ID) clubId: string,
    @Param('memberId', MEMBER_ID) memberId: string,
  ) {
    return readBalance(this.database, clubId, memberId);
  }

  @Get('members/:memberId/statement')
  @reportsApi.statement
  statement(
    @Param('clubId', CLUB_ID) clubId: string,
    @Param('memberId', MEMBER_ID) memberId: string,
    @Query() query: PageQuery,
  ) {
    return readLedger(this.database, clubId, { memberId }, pageOf(query));
  }
}

function pageOf({ cursor, limit }: PageQuery) {
  return { after: readCursor(cursor), limit: limit ?? USUAL_PAGE };
}
