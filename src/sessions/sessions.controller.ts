import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ClubWriter } from '../ledger/club-writer.js';
import { Database } from '../platform/database.js';
import { Problem } from '../platform/problem.js';
import {
  CLUB_ID,
  IfMatch,
  Key,
  SESSION_ID,
  sendAnswer,
  type WriteKey,
} from '../platform/write-request.js';
import { closeSession } from './close-session.js';
import { JoinDto, LeaveDto, OpenSessionDto, SessionsQuery } from './dto/session.dto.js';
import { joinSession } from './join-session.js';
import { leaveSession } from './leave-session.js';
import { openSession } from './open-session.js';
import { listSessions, readSession, readSessionRules } from './read-session.js';
import { etagOf } from './session-write.js';

@ApiTags('sessions')
@Controller('v1/clubs/:clubId/sessions')
export class SessionsController {
  constructor(
    private readonly writer: ClubWriter,
    private readonly database: Database,
  ) {}

  @Post()
  async open(
    @Param('clubId', CLUB_ID) clubId: string,
    @Body() body: OpenSessionDto,
    @Key() key: WriteKey,
    @Res() reply: FastifyReply,
  ) {
    sendAnswer(reply, await openSession(this.writer, { clubId, ...key }, body));
  }

  @Get()
  async list(@Param('clubId', CLUB_ID) clubId: string, @Query() query: SessionsQuery) {
    const before = query.before === undefined ? null : readTime(query.before);
    const page = { limit: query.limit ?? 20, before };
    return { sessions: await listSessions(this.database, clubId, page) };
  }

  @Get(':sessionId')
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
  rules(
    @Param('clubId', CLUB_ID) clubId: string,
    @Param('sessionId', SESSION_ID) sessionId: string,
  ) {
    return readSessionRules(this.database, clubId, sessionId);
  }

  @Post(':sessionId/join')
  @HttpCode(200)
  async join(
    @Param('clubId', CLUB_ID) clubId: string,
    @Param('sessionId', SESSION_ID) sessionId: string,
    @Body() body: JoinDto,
    @Key() key: WriteKey,
    @IfMatch() version: number,
    @Res() reply: FastifyReply,
  ) {
    const context = { clubId, sessionId, version, ...key };
    sendAnswer(reply, await joinSession(this.writer, context, body.player, body.seat ?? null));
  }

  @Post(':sessionId/leave')
  @HttpCode(200)
  async leave(
    @Param('clubId', CLUB_ID) clubId: string,
    @Param('sessionId', SESSION_ID) sessionId: string,
    @Body() body: LeaveDto,
    @Key() key: WriteKey,
    @IfMatch() version: number,
    @Res() reply: FastifyReply,
  ) {
    const context = { clubId, sessionId, version, ...key };
    sendAnswer(reply, await leaveSession(this.writer, context, body.player));
  }

  @Post(':sessionId/close')
  @HttpCode(200)
  async close(
    @Param('clubId', CLUB_ID) clubId: string,
    @Param('sessionId', SESSION_ID) sessionId: string,
    @Key() key: WriteKey,
    @IfMatch() version: number,
    @Res() reply: FastifyReply,
  ) {
    const context = { clubId, sessionId, version, ...key };
    sendAnswer(reply, await closeSession(this.database, this.writer, context));
  }
}

function readTime(text: string): Date {
  const time = new Date(text);
  if (!Number.isNaN(time.getTime())) return time;
  throw new Problem('validation-failed', 'before must be a time as openedAt gives it.', {
    field: 'before',
  });
}
