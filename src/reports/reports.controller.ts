import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AtOnce, HEAVY_READS } from '../platform/http/limits/at-once.js';
import type { Caller } from '../people/caller.js';
import { whoseRecords } from '../clubs/whose-records.js';
import { Database } from '../platform/database/database.js';
import { PageQuery, USUAL_PAGE, readCursor } from '../platform/http/page.js';
import { Needs } from '../platform/http/needs.js';
import { By } from '../platform/http/write/write-request.js';
import { CLUB_ID } from '../ledger/requests/club-write.js';
import { readBalance } from './balance-report.js';
import { readLedger, StatementQuery } from './ledger-report.js';
import { reportsApi } from './reports.api.js';
import { MEMBER_ID } from '../clubs/members/member-id.js';
import { SESSION_ID } from '../sessions/to-session.js';

@ApiTags('reports')
@Controller('v1/clubs/:clubId')
export class ReportsController {
  constructor(private readonly database: Database) {}

  @Get('sessions/:sessionId/ledger')
  @AtOnce(HEAVY_READS)
  @Needs('read-sessions')
  @reportsApi.ledger
  ledger(
    @Param('clubId', CLUB_ID) clubId: string,
    @Param('sessionId', SESSION_ID) sessionId: string,
    @Query() query: PageQuery,
  ) {
    return readLedger(this.database, clubId, { sessionId }, { ...pageOf(query), order: 'asc' });
  }

  @Get('members/:memberId/balance')
  @Needs('read-account')
  @reportsApi.balance
  balance(
    @By() by: Caller,
    @Param('clubId', CLUB_ID) clubId: string,
    @Param('memberId', MEMBER_ID) memberId: string,
  ) {
    whoseRecords(by, memberId);
    return readBalance(this.database, clubId, memberId);
  }

  @Get('members/:memberId/statement')
  @AtOnce(HEAVY_READS)
  @Needs('read-account')
  @reportsApi.statement
  statement(
    @By() by: Caller,
    @Param('clubId', CLUB_ID) clubId: string,
    @Param('memberId', MEMBER_ID) memberId: string,
    @Query() query: StatementQuery,
  ) {
    whoseRecords(by, memberId);
    const page = { ...pageOf(query), order: query.order ?? 'asc' };
    return readLedger(this.database, clubId, { memberId }, page);
  }
}

function pageOf({ cursor, limit }: PageQuery) {
  return { after: readCursor(cursor), limit: limit ?? USUAL_PAGE };
}
