import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { whoseRecords } from '../../../clubs/whose-records.js';
import { ClubWriter } from '../../../ledger/write/club-writer.js';
import type { Caller } from '../../../people/caller.js';
import { Database } from '../../../platform/database/database.js';
import { Needs } from '../../../platform/http/needs.js';
import { By } from '../../../platform/http/write/write-request.js';
import { CLUB_ID, ToClub, type ClubWrite } from '../../../ledger/requests/club-write.js';
import { SESSION_ID, ToSession, type SessionWrite } from '../../to-session.js';
import { DISPUTE_ID } from '../dispute-id.js';
import { confirmProposal } from './confirm-proposal.js';
import { declineProposal, takeProposalBack } from './end-proposal.js';
import { DeclineProposalDto, ProposalDto, ProposeDecisionDto } from './proposal.dto.js';
import { proposalsApi } from './proposals.api.js';
import { proposeDecision } from './propose-decision.js';
import { readProposal } from './read-proposal.js';

@ApiTags('disputes')
@Controller('v1/clubs/:clubId')
export class ProposalsController {
  constructor(
    private readonly writer: ClubWriter,
    private readonly database: Database,
  ) {}

  @Post('sessions/:sessionId/disputes/:disputeId/proposals')
  @Needs('decide-disputes')
  @proposalsApi.propose
  propose(
    @ToSession() write: SessionWrite,
    @Param('disputeId', DISPUTE_ID) disputeId: string,
    @Body() body: ProposeDecisionDto,
  ) {
    const { mode = null, corrections = null } = body;
    const asked = { ...body, mode, corrections };
    return proposeDecision(this.writer, this.database, write, disputeId, asked);
  }

  @Get('disputes/:disputeId/proposal')
  @Needs('dispute')
  @proposalsApi.read
  read(
    @By() by: Caller,
    @Param('clubId', CLUB_ID) clubId: string,
    @Param('disputeId', DISPUTE_ID) disputeId: string,
  ) {
    return readProposal(this.database, clubId, disputeId, whoseRecords(by, null));
  }

  @Post('sessions/:sessionId/disputes/:disputeId/proposals/confirm')
  @Needs('dispute')
  @proposalsApi.confirm
  confirm(
    @ToClub() club: ClubWrite,
    @Param('sessionId', SESSION_ID) sessionId: string,
    @Param('disputeId', DISPUTE_ID) disputeId: string,
    @Body() { proposal }: ProposalDto,
  ) {
    const write = { ...club, sessionId };
    return confirmProposal(this.writer, this.database, write, disputeId, proposal);
  }

  @Post('sessions/:sessionId/disputes/:disputeId/proposals/decline')
  @Needs('dispute')
  @proposalsApi.decline
  decline(
    @ToClub() club: ClubWrite,
    @Param('sessionId', SESSION_ID) sessionId: string,
    @Param('disputeId', DISPUTE_ID) disputeId: string,
    @Body() body: DeclineProposalDto,
  ) {
    const write = { ...club, sessionId };
    return declineProposal(this.writer, this.database, write, disputeId, body);
  }

  @Post('sessions/:sessionId/disputes/:disputeId/proposals/take-back')
  @Needs('dispute')
  @proposalsApi.takeBack
  takeBack(
    @ToClub() club: ClubWrite,
    @Param('sessionId', SESSION_ID) sessionId: string,
    @Param('disputeId', DISPUTE_ID) disputeId: string,
    @Body() { proposal }: ProposalDto,
  ) {
    const write = { ...club, sessionId };
    return takeProposalBack(this.writer, this.database, write, disputeId, proposal);
  }
}
