import { Body, Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ClubWriter } from '../../ledger/write/club-writer.js';
import { AtOnce, HEAVY_READS } from '../../platform/http/limits/at-once.js';
import { Database } from '../../platform/database/database.js';
import { CLUB_ID, ToClub, type ClubWrite } from '../../ledger/requests/club-write.js';
import { sessionsApi } from './sessions.api.js';
import { closeSession } from './close-session.js';
import { Evenings } from '../evenings.js';
import { DealerDto, JoinDto, LeaveDto, OpenSessionDto, SessionsQuery } from './session.dto.js';
import { joinSession } from './join-session.js';
import { leaveSession } from './leave-session.js';
import { openSession } from './open-session.js';
import { listSessions, readSession, readSessionCursor, readSessionRules } from './read-session.js';
import { setDealer } from './set-dealer.js';
import { etagOf } from '../../platform/http/write/version.js';
import { Needs } from '../../platform/http/needs.js';
import { SESSION_ID, type SessionWrite, ToSession } from '../to-session.js';

const USUAL_SESSIONS = 20;

@ApiTags('sessions')
@Controller('v1/clubs/:clubId/sessions')
export class SessionsController {
  constructor(
    private readonly writer: ClubWriter,
    private readonly database: Database,
    private readonly evenings: Evenings,
  ) {}

  @Post()
  @Needs('record')
  @sessionsApi.open
  open(@ToClub() write: ClubWrite, @Body() body: OpenSessionDto) {
    return openSession(this.writer, this.database, write, body);
  }

  @Get()
  @Needs('read-sessions')
  @sessionsApi.list
  list(@Param('clubId', CLUB_ID) clubId: string, @Query() query: SessionsQuery) {
    const page = { limit: query.limit ?? USUAL_SESSIONS, after: readSessionCursor(query.cursor) };
    return listSessions(this.database, clubId, page);
  }

  @Get(':sessionId')
  @Needs('read-sessions')
  @sessionsApi.read
  async read(
    @Param('clubId', CLUB_ID) clubId: string,
    @Param('sessionId', SESSION_ID) sessionId: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const session = await readSession(this.database, clubId, sessionId);
    void reply.header('etag', etagOf(session.version));
    return session;
  }

  @Get(':sessionId/rules')
  @Needs('read-sessions')
  @sessionsApi.rules
  rules(
    @Param('clubId', CLUB_ID) clubId: string,
    @Param('sessionId', SESSION_ID) sessionId: string,
  ) {
    return readSessionRules(this.database, clubId, sessionId);
  }

  @Post(':sessionId/join')
  @Needs('record')
  @sessionsApi.join
  join(@ToSession() write: SessionWrite, @Body() body: JoinDto) {
    return joinSession(this.writer, write, body);
  }

  @Post(':sessionId/leave')
  @Needs('record')
  @sessionsApi.leave
  leave(@ToSession() write: SessionWrite, @Body() body: LeaveDto) {
    return leaveSession(this.writer, write, body.player);
  }

  @Post(':sessionId/dealer')
  @Needs('record')
  @sessionsApi.dealer
  dealer(@ToSession() write: SessionWrite, @Body() body: DealerDto) {
    return setDealer(this.writer, write, body.player, body.reason);
  }

  @Post(':sessionId/close')
  @Needs('record')
  @sessionsApi.close
  close(@ToSession() write: SessionWrite) {
    return closeSession(this.writer, this.database, write);
  }

  @Get(':sessionId/closing-statement')
  @AtOnce(HEAVY_READS)
  @Needs('read-sessions')
  @sessionsApi.closingStatement
  closingStatement(
    @Param('clubId', CLUB_ID) clubId: string,
    @Param('sessionId', SESSION_ID) sessionId: string,
  ) {
    return this.evenings.read('closingStatement', clubId, sessionId);
  }
}
