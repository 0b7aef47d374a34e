import { Body, Controller, Get, Headers, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { IncomingHttpHeaders } from 'node:http';
import { ClubWriter } from '../../ledger/write/club-writer.js';
import { AtOnce, HEAVY_READS } from '../../platform/http/limits/at-once.js';
import type { Caller } from '../../people/caller.js';
import { Database } from '../../platform/database/database.js';
import { PageQuery, readCursor, USUAL_PAGE } from '../../platform/http/page.js';
import { Needs } from '../../platform/http/needs.js';
import { readIfMatch } from '../../platform/http/request-headers.js';
import { By } from '../../platform/http/write/write-request.js';
import { CLUB_ID, ToClub, type ClubWrite } from '../../ledger/requests/club-write.js';
import { agreePlan } from './agree-plan.js';
import type { PlanRequest } from './draft-plan.js';
import { dropTransfer, transferDone } from './transfers/mark-transfer.js';
import { PlanDto, PlanPreviewDto, TransferDoneDto, TransferDropDto } from './plan.dto.js';
import { plansApi } from './plans.api.js';
import { listPlans, previewPlan, readPlan } from './read-plans.js';
import { PLAN_ID, TRANSFER_ID } from '../path-parts.js';

@ApiTags('cash book')
@Controller('v1/clubs/:clubId/plans')
export class PlansController {
  constructor(
    private readonly writer: ClubWriter,
    private readonly database: Database,
  ) {}

  @Post('preview')
  @AtOnce(HEAVY_READS)
  @HttpCode(200)
  @Needs('read-money')
  @plansApi.preview
  preview(@Param('clubId', CLUB_ID) clubId: string, @Body() body: PlanPreviewDto) {
    return previewPlan(this.database, clubId, planRequestOf(body));
  }

  @Post()
  @Needs('keep-money')
  @plansApi.agree
  agree(@ToClub() write: ClubWrite, @Body() body: PlanDto) {
    const { digest } = body;
    return agreePlan(this.writer, this.database, write, planRequestOf(body), digest);
  }

  @Get()
  @AtOnce(HEAVY_READS)
  @Needs('read-account')
  @plansApi.list
  list(
    @By() by: Caller,
    @Param('clubId', CLUB_ID) clubId: string,
    @Query() { cursor, limit }: PageQuery,
  ) {
    const page = { after: readCursor(cursor), limit: limit ?? USUAL_PAGE };
    return listPlans(this.database, clubId, by, page);
  }

  @Get(':planId')
  @AtOnce(HEAVY_READS)
  @Needs('read-account')
  @plansApi.read
  read(
    @By() by: Caller,
    @Param('clubId', CLUB_ID) clubId: string,
    @Param('planId', PLAN_ID) plan: string,
  ) {
    return readPlan(this.database, clubId, plan, by);
  }

  @Post(':planId/transfers/:transferId/done')
  @Needs('report-payment')
  @plansApi.done
  done(
    @By() by: Caller,
    @ToClub() write: ClubWrite,
    @Param('planId', PLAN_ID) plan: string,
    @Param('transferId', TRANSFER_ID) transfer: string,
    @Headers() headers: IncomingHttpHeaders,
    @Body() body: TransferDoneDto,
  ) {
    const asked = { write, plan, transfer, version: readIfMatch(headers) };
    return transferDone(this.writer, this.database, asked, by, body);
  }

  @Post(':planId/transfers/:transferId/drop')
  @Needs('keep-money')
  @plansApi.drop
  drop(
    @By() by: Caller,
    @ToClub() write: ClubWrite,
    @Param('planId', PLAN_ID) plan: string,
    @Param('transferId', TRANSFER_ID) transfer: string,
    @Headers() headers: IncomingHttpHeaders,
    @Body() { why }: TransferDropDto,
  ) {
    const asked = { write, plan, transfer, version: readIfMatch(headers) };
    return dropTransfer(this.writer, this.database, asked, by, why);
  }
}

function planRequestOf(body: PlanPreviewDto): PlanRequest {
  const { way, purse = null, members = null, evening = null, on } = body;
  return { way, purse, members, evening, on };
}
