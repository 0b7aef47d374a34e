import { Controller, Get, Headers, Inject, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AtOnce, HEAVY_READS } from '../../platform/http/limits/at-once.js';
import type { Caller } from '../../people/caller.js';
import { Needs } from '../../platform/http/needs.js';
import type { Headers as Sent } from '../../platform/http/request-headers.js';
import { By } from '../../platform/http/write/write-request.js';
import { CLUB_ID } from '../../ledger/requests/club-write.js';
import { paper as paperApi } from '../paper.api.js';
import { PaperDesk } from '../paper-desk.js';
import { PAPER_MAKER, type PaperMaker } from '../paper-maker.js';
import { AtHeadQuery } from '../papers.dto.js';
import { SESSION_ID } from '../../sessions/to-session.js';

@ApiTags('papers')
@Controller('v1/clubs/:clubId/sessions/:sessionId/sheet.pdf')
export class SheetController {
  constructor(
    private readonly desk: PaperDesk,
    @Inject(PAPER_MAKER) private readonly maker: PaperMaker,
  ) {}

  @Get()
  @AtOnce(HEAVY_READS)
  @Needs('read-sessions')
  @paperApi({
    id: 'readSheet',
    summary: 'The sheet of an evening',
    description:
      'The evening on A4, every hand in a line: dealer, what was declared and played, what each won, ' +
      'the cups after it; then fines, corrections, disputes and how they ended, without what was said ' +
      'in them. Up to 30 hands are on one page.',
    of: [CLUB_ID, SESSION_ID],
  })
  async sheet(
    @By() by: Caller,
    @Param('clubId', CLUB_ID) clubId: string,
    @Param('sessionId', SESSION_ID) sessionId: string,
    @Query() query: AtHeadQuery,
    @Headers() headers: Sent,
    @Res() reply: FastifyReply,
  ) {
    const asked = { by, clubId, headers, language: query.language };
    await this.desk.sendAtHead(asked, reply, query.head ?? null, async (frame) => {
      const { head, club, language, times, words } = frame;
      const of = { clubId, head, club, language };
      const { paper, opened } = await this.maker.evening({ sessionId, of });
      return { paper, day: times.isoDay(opened), what: words.paper.files.evening };
    });
  }
}
