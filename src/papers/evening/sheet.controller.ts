import { Controller, Get, Headers, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AtOnce } from '../../platform/at-once.js';
import type { Caller } from '../../platform/caller.js';
import { Database } from '../../platform/database.js';
import { Needs } from '../../platform/permission.js';
import { Problem } from '../../platform/problem.js';
import type { Headers as Sent } from '../../platform/request-headers.js';
import { By, CLUB_ID, SESSION_ID } from '../../platform/write-request.js';
import { findHistory } from '../../sessions/history.js';
import { paper } from '../paper.api.js';
import { PaperDesk } from '../paper-desk.js';
import { AtHeadQuery } from '../papers.dto.js';
import { eveningPaper } from './evening-paper.js';

@ApiTags('papers')
@Controller('v1/clubs/:clubId/sessions/:sessionId/sheet.pdf')
export class SheetController {
  constructor(
    private readonly desk: PaperDesk,
    private readonly database: Database,
  ) {}

  @Get()
  @AtOnce('heavy-reads')
  @Needs('read-sessions')
  @paper({
    id: 'readSheet',
    summary: 'The sheet of an evening',
    description:
      'The evening on A4, every hand in a line: dealer, what was declared and played, what each won, ' +
      'the cups after it; then fines, corrections, disputes and how they ended, without what was said ' +
      'in them. Up to 30 hands are on one page.',
    of: ['clubId', 'sessionId'],
  })
  async sheet(
    @By() by: Caller,
    @Param('clubId', CLUB_ID) clubId: string,
    @Param('sessionId', SESSION_ID) sessionId: string,
    @Query() { head, language }: AtHeadQuery,
    @Headers() headers: Sent,
    @Res() reply: FastifyReply,
  ) {
    const asked = { by, clubId, headers, language };
    await this.desk.sendAtHead(asked, reply, head ?? null, async (frame) => {
      const history = await findHistory(this.database, clubId, sessionId, frame.head.seq);
      if (history === null) throw new Problem('session-not-found', {});
      const opened = history.events[0]?.time ?? frame.head.time;
      return {
        paper: eveningPaper(frame, sessionId, history),
        day: frame.times.isoDay(opened),
        what: frame.words.paper.files.evening,
      };
    });
  }
}
