import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MEMBER_ID } from '../clubs/members/member-id.js';
import { ClubWriter } from '../ledger/write/club-writer.js';
import { Database } from '../platform/database/database.js';
import { Needs } from '../platform/http/needs.js';
import { CLUB_ID, ToClub, type ClubWrite } from '../ledger/requests/club-write.js';
import { PLANNED_DAY, SERIES_ID } from './path-parts.js';
import {
  answerFor,
  answerPlanned,
  bringBack,
  callOff,
  endSeries,
  movePlanned,
  planEvenings,
} from './plan-evenings.js';
import {
  AnswerReminderDto,
  AttendanceQuery,
  BringBackDto,
  ComingDto,
  CallOffDto,
  EndSeriesDto,
  MovePlannedDto,
  EveningsDto,
  PlannedQuery,
  SwapTurnsDto,
  TurnDto,
} from './planned.dto.js';
import { planningApi } from './planning.api.js';
import { readAttendance } from './read/read-attendance.js';
import { setReminder } from './set-reminder.js';
import { setTurn, swapTurns } from './take-turns.js';
import { readEvening } from './read/read-evening.js';
import { readPlanned } from './read/read-planned.js';
import { readTogether } from './read/read-together.js';

@ApiTags('planned evenings')
@Controller('v1/clubs/:clubId')
export class PlanningController {
  constructor(
    private readonly writer: ClubWriter,
    private readonly database: Database,
  ) {}

  @Get('planned-evenings')
  @Needs('read-sessions')
  @planningApi.list
  list(@Param('clubId', CLUB_ID) clubId: string, @Query() query: PlannedQuery) {
    return readPlanned(this.database, clubId, query);
  }

  @Get('evening-series/:seriesId/evenings/:planned')
  @Needs('read-sessions')
  @planningApi.read
  read(
    @Param('clubId', CLUB_ID) clubId: string,
    @Param('seriesId', SERIES_ID) series: string,
    @Param('planned', PLANNED_DAY) planned: string,
  ) {
    return readEvening(this.database, clubId, { series, planned });
  }

  @Get('evening-series/:seriesId/evenings/:planned/together')
  @Needs('read-sessions')
  @planningApi.together
  together(
    @Param('clubId', CLUB_ID) clubId: string,
    @Param('seriesId', SERIES_ID) series: string,
    @Param('planned', PLANNED_DAY) planned: string,
  ) {
    return readTogether(this.database, clubId, { series, planned });
  }

  @Post('evening-series')
  @Needs('plan-evenings')
  @planningApi.plan
  plan(@ToClub() write: ClubWrite, @Body() body: EveningsDto) {
    return planEvenings(this.writer, write, body);
  }

  @Post('evening-series/:seriesId/end')
  @HttpCode(200)
  @Needs('plan-evenings')
  @planningApi.end
  end(
    @ToClub() write: ClubWrite,
    @Param('seriesId', SERIES_ID) series: string,
    @Body() body: EndSeriesDto,
  ) {
    return endSeries(this.writer, this.database, write, series, body);
  }

  @Post('evening-series/:seriesId/evenings/:planned/move')
  @HttpCode(200)
  @Needs('plan-evenings')
  @planningApi.move
  move(
    @ToClub() write: ClubWrite,
    @Param('seriesId', SERIES_ID) series: string,
    @Param('planned', PLANNED_DAY) planned: string,
    @Body() body: MovePlannedDto,
  ) {
    return movePlanned(this.writer, this.database, write, { series, planned }, body);
  }

  @Post('evening-series/:seriesId/evenings/:planned/call-off')
  @HttpCode(200)
  @Needs('plan-evenings')
  @planningApi.callOff
  callOff(
    @ToClub() write: ClubWrite,
    @Param('seriesId', SERIES_ID) series: string,
    @Param('planned', PLANNED_DAY) planned: string,
    @Body() { why }: CallOffDto,
  ) {
    return callOff(this.writer, this.database, write, { series, planned }, why);
  }

  @Post('evening-series/:seriesId/evenings/:planned/bring-back')
  @HttpCode(200)
  @Needs('plan-evenings')
  @planningApi.bringBack
  bringBack(
    @ToClub() write: ClubWrite,
    @Param('seriesId', SERIES_ID) series: string,
    @Param('planned', PLANNED_DAY) planned: string,
    @Body() { why }: BringBackDto,
  ) {
    return bringBack(this.writer, write, { series, planned }, why);
  }

  @Get('planned-evenings/attendance')
  @Needs('read-sessions')
  @planningApi.attendance
  attendance(@Param('clubId', CLUB_ID) clubId: string, @Query() query: AttendanceQuery) {
    return readAttendance(this.database, clubId, query);
  }

  @Post('answer-reminder')
  @HttpCode(200)
  @Needs('plan-evenings')
  @planningApi.remind
  remind(@ToClub() write: ClubWrite, @Body() body: AnswerReminderDto) {
    return setReminder(this.writer, this.database, write, body);
  }

  @Post('evening-turns')
  @HttpCode(200)
  @Needs('plan-evenings')
  @planningApi.setTurn
  setTurn(@ToClub() write: ClubWrite, @Body() body: TurnDto) {
    return setTurn(this.writer, write, body);
  }

  @Post('evening-series/:seriesId/evenings/:planned/swap')
  @HttpCode(200)
  @Needs('plan-evenings')
  @planningApi.swap
  swap(
    @ToClub() write: ClubWrite,
    @Param('seriesId', SERIES_ID) series: string,
    @Param('planned', PLANNED_DAY) planned: string,
    @Body() body: SwapTurnsDto,
  ) {
    return swapTurns(this.writer, this.database, write, { series, planned }, body);
  }

  @Post('evening-series/:seriesId/evenings/:planned/answer')
  @HttpCode(200)
  @Needs('answer-evening')
  @planningApi.answer
  answer(
    @ToClub() write: ClubWrite,
    @Param('seriesId', SERIES_ID) series: string,
    @Param('planned', PLANNED_DAY) planned: string,
    @Body() body: ComingDto,
  ) {
    return answerPlanned(this.writer, write, { series, planned }, body);
  }

  @Post('evening-series/:seriesId/evenings/:planned/answers/:memberId')
  @HttpCode(200)
  @Needs('record')
  @planningApi.answerFor
  answerFor(
    @ToClub() write: ClubWrite,
    @Param('seriesId', SERIES_ID) series: string,
    @Param('planned', PLANNED_DAY) planned: string,
    @Param('memberId', MEMBER_ID) member: string,
    @Body() said: ComingDto,
  ) {
    return answerFor(this.writer, write, { series, planned }, { member, said });
  }
}
