import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ClubWriter } from '../../ledger/write/club-writer.js';
import { Database } from '../../platform/database/database.js';
import { seesAll, type Caller } from '../../people/caller.js';
import { whoseRecords } from '../../clubs/whose-records.js';
import { By } from '../../platform/http/write/write-request.js';
import { CLUB_ID, ToClub, type ClubWrite } from '../../ledger/requests/club-write.js';
import { answerDispute, withdrawDispute } from './answer-dispute.js';
import {
  DecideDisputeDto,
  DisputesQuery,
  DisputeTextDto,
  OverturnDisputeDto,
  RaiseDisputeDto,
} from './dispute.dto.js';
import { disputesApi } from './disputes.api.js';
import { overturnDispute } from './overturn-dispute.js';
import { raiseDispute, readObjection } from './raise-dispute.js';
import { listDisputes, readDisputeCursor } from './read-disputes.js';
import { readWithParties } from './read-with-parties.js';
import { upholdDispute } from './uphold-dispute.js';
import { Needs } from '../../platform/http/needs.js';
import { DISPUTE_ID } from './dispute-id.js';
import { SESSION_ID, type SessionWrite, ToSession } from '../to-session.js';

const USUAL_DISPUTES = 20;

@ApiTags('disputes')
@Controller('v1/clubs/:clubId')
export class DisputesController {
  constructor(
    private readonly writer: ClubWriter,
    private readonly database: Database,
  ) {}

  @Post('sessions/:sessionId/disputes')
  @Needs('dispute')
  @disputesApi.raise
  raise(
    @ToClub() club: ClubWrite,
    @By() by: Caller,
    @Param('sessionId', SESSION_ID) sessionId: string,
    @Body() body: RaiseDisputeDto,
  ) {
    const write = { ...club, sessionId };
    const mayBeAboutOthers = seesAll(by);
    const raising = { objection: readObjection(body), text: body.text, mayBeAboutOthers };
    return raiseDispute(this.writer, this.database, write, raising);
  }

  @Post('sessions/:sessionId/disputes/:disputeId/answers')
  @Needs('dispute')
  @disputesApi.answer
  answer(
    @ToClub() club: ClubWrite,
    @By() by: Caller,
    @Param('sessionId', SESSION_ID) sessionId: string,
    @Param('disputeId', DISPUTE_ID) disputeId: string,
    @Body() { text }: DisputeTextDto,
  ) {
    const write = { ...club, sessionId };
    const answer = { text, mayBeAboutOthers: seesAll(by) };
    return answerDispute(this.writer, this.database, write, disputeId, answer);
  }

  @Post('sessions/:sessionId/disputes/:disputeId/uphold')
  @Needs('decide-disputes')
  @disputesApi.uphold
  uphold(
    @ToClub() club: ClubWrite,
    @Param('sessionId', SESSION_ID) sessionId: string,
    @Param('disputeId', DISPUTE_ID) disputeId: string,
    @Body() body: DecideDisputeDto,
  ) {
    const write = { ...club, sessionId };
    const decision = { text: body.text, together: body.together ?? [] };
    return upholdDispute(this.writer, this.database, write, disputeId, decision);
  }

  @Post('sessions/:sessionId/disputes/:disputeId/overturn')
  @Needs('decide-disputes')
  @disputesApi.overturn
  overturn(
    @ToSession() write: SessionWrite,
    @Param('disputeId', DISPUTE_ID) disputeId: string,
    @Body() body: OverturnDisputeDto,
  ) {
    const { text, mode, keepDealers = null, corrections = null } = body;
    const together = body.together ?? [];
    const decision = { text, mode, keepDealers, together, corrections };
    const { writer, database } = this;
    return overturnDispute(writer, database, write, disputeId, decision);
  }

  @Post('sessions/:sessionId/disputes/:disputeId/withdraw')
  @Needs('dispute')
  @disputesApi.withdraw
  withdraw(
    @ToClub() club: ClubWrite,
    @Param('sessionId', SESSION_ID) sessionId: string,
    @Param('disputeId', DISPUTE_ID) disputeId: string,
    @Body() { text }: DisputeTextDto,
  ) {
    const write = { ...club, sessionId };
    return withdrawDispute(this.writer, this.database, write, disputeId, text);
  }

  @Get('disputes')
  @Needs('dispute')
  @disputesApi.list
  list(@By() by: Caller, @Param('clubId', CLUB_ID) clubId: string, @Query() query: DisputesQuery) {
    const { state = null, session = null, cursor, limit } = query;
    const member = whoseRecords(by, query.member ?? null);
    const page = { before: readDisputeCursor(cursor), limit: limit ?? USUAL_DISPUTES };
    return listDisputes(this.database, clubId, { state, member, session }, page);
  }

  @Get('disputes/:disputeId')
  @Needs('dispute')
  @disputesApi.read
  read(
    @By() by: Caller,
    @Param('clubId', CLUB_ID) clubId: string,
    @Param('disputeId', DISPUTE_ID) disputeId: string,
  ) {
    return readWithParties(this.database, clubId, disputeId, whoseRecords(by, null));
  }
}
