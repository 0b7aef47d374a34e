import { Controller, Get, Headers, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AtOnce, HEAVY_READS } from '../../platform/http/limits/at-once.js';
import type { Caller } from '../../people/caller.js';
import { Database } from '../../platform/database/database.js';
import { Needs } from '../../platform/http/needs.js';
import type { Headers as Sent } from '../../platform/http/request-headers.js';
import { By } from '../../platform/http/write/write-request.js';
import { CLUB_ID } from '../../ledger/requests/club-write.js';
import { Evenings } from '../../sessions/evenings.js';
import { sendAsOf } from '../head.js';
import { sightOf, type Sight } from '../who-sees.js';
import { headOfPage, readCountedHands } from './read/counted-hands.js';
import { readCountedPoints } from './read/counted-points.js';
import {
  FigureHandsQuery,
  FigurePointsQuery,
  FilterQuery,
  HeadToHeadQuery,
  StatisticsQuery,
} from './filter.dto.js';
import { readMemberStatistics } from './member-statistics.js';
import { readHeadToHead, readWhoPaidWhom } from './payments.js';
import { readHead, type ReadAt } from './read/read-head.js';
import { readRecords } from './records.js';
import { readTableNames } from './read/table-names.js';
import { statisticsApi } from './statistics.api.js';

/** A request: its caller, club and head, and the reply. */
interface StatisticsRequest {
  readonly by: Caller;
  readonly clubId: string;
  readonly head: number | null | undefined;
  readonly headers: Sent;
  readonly reply: FastifyReply;
}

@ApiTags('statistics')
@Controller('v1/clubs/:clubId')
export class StatisticsController {
  constructor(
    private readonly database: Database,
    private readonly evenings: Evenings,
  ) {}

  @Get('statistics')
  @AtOnce(HEAVY_READS)
  @Needs('read-sessions')
  @statisticsApi.statistics
  async statistics(
    @By() by: Caller,
    @Param('clubId', CLUB_ID) clubId: string,
    @Query() query: StatisticsQuery,
    @Headers() headers: Sent,
    @Res() reply: FastifyReply,
  ) {
    await this.answer({ by, clubId, head: query.head, headers, reply }, (at, sight) =>
      readMemberStatistics(this.database, at, sight, query),
    );
  }

  @Get('statistics/hands')
  @AtOnce(HEAVY_READS)
  @Needs('read-sessions')
  @statisticsApi.hands
  async hands(
    @By() by: Caller,
    @Param('clubId', CLUB_ID) clubId: string,
    @Query() query: FigureHandsQuery,
    @Headers() headers: Sent,
    @Res() reply: FastifyReply,
  ) {
    await this.answer({ by, clubId, head: headOfPage(query), headers, reply }, (at, sight) =>
      readCountedHands(this.database, at, sight, query),
    );
  }

  @Get('statistics/points')
  @AtOnce(HEAVY_READS)
  @Needs('read-sessions')
  @statisticsApi.points
  async points(
    @By() by: Caller,
    @Param('clubId', CLUB_ID) clubId: string,
    @Query() query: FigurePointsQuery,
    @Headers() headers: Sent,
    @Res() reply: FastifyReply,
  ) {
    await this.answer({ by, clubId, head: headOfPage(query), headers, reply }, (at, sight) =>
      readCountedPoints(this.database, this.evenings, { at, sight, query }),
    );
  }

  @Get('statistics/table-names')
  @Needs('read-sessions')
  @statisticsApi.tableNames
  async tableNames(
    @Param('clubId', CLUB_ID) clubId: string,
    @Headers() headers: Sent,
    @Res() reply: FastifyReply,
  ) {
    const at = await readHead(this.database, clubId);
    await sendAsOf(reply, headers, [at.mark], () => readTableNames(this.database, at));
  }

  @Get('records')
  @AtOnce(HEAVY_READS)
  @Needs('read-sessions')
  @statisticsApi.records
  async records(
    @By() by: Caller,
    @Param('clubId', CLUB_ID) clubId: string,
    @Query() query: StatisticsQuery,
    @Headers() headers: Sent,
    @Res() reply: FastifyReply,
  ) {
    await this.answer({ by, clubId, head: query.head, headers, reply }, (at) =>
      readRecords(this.database, at, query),
    );
  }

  @Get('who-paid-whom')
  @AtOnce(HEAVY_READS)
  @Needs('read-sessions')
  @statisticsApi.whoPaidWhom
  async whoPaidWhom(
    @By() by: Caller,
    @Param('clubId', CLUB_ID) clubId: string,
    @Query() query: FilterQuery,
    @Headers() headers: Sent,
    @Res() reply: FastifyReply,
  ) {
    await this.answer({ by, clubId, head: query.head, headers, reply }, (at, sight) =>
      readWhoPaidWhom(this.database, at, sight, query),
    );
  }

  @Get('head-to-head')
  @AtOnce(HEAVY_READS)
  @Needs('read-sessions')
  @statisticsApi.headToHead
  async headToHead(
    @By() by: Caller,
    @Param('clubId', CLUB_ID) clubId: string,
    @Query() query: HeadToHeadQuery,
    @Headers() headers: Sent,
    @Res() reply: FastifyReply,
  ) {
    await this.answer({ by, clubId, head: query.head, headers, reply }, (at, sight) =>
      readHeadToHead(this.database, at, sight, query),
    );
  }

  /** Answers as of a head, by what the one who asks may see. Nothing is read for who has it already. */
  private async answer(
    { by, clubId, head, headers, reply }: StatisticsRequest,
    read: (at: ReadAt, sight: Sight) => Promise<unknown>,
  ): Promise<void> {
    const at = await readHead(this.database, clubId, head);
    const sight = await sightOf(this.database, clubId, by);
    await sendAsOf(reply, headers, [at.mark, sight.tag], () => read(at, sight));
  }
}
