import { Controller, Get, Headers, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { FineRegister } from '../../audit/fine-register/fines-beside.js';
import type { RegisteredFineView } from '../../audit/fine-register/view.js';
import { AtOnce, HEAVY_READS } from '../../platform/http/limits/at-once.js';
import type { Caller } from '../../people/caller.js';
import { whoseRecords } from '../../clubs/whose-records.js';
import { Needs } from '../../platform/http/needs.js';
import type { Headers as Sent } from '../../platform/http/request-headers.js';
import { By } from '../../platform/http/write/write-request.js';
import { CLUB_ID } from '../../ledger/requests/club-write.js';
import type { Frame } from '../frame.js';
import { checkLines } from '../most-lines.js';
import { paper } from '../paper.api.js';
import { PaperDesk } from '../paper-desk.js';
import { periodOf } from '../format/period.js';
import { RegisterPaperQuery } from './register.dto.js';
import { registerPaper, type RegisterOf } from './register-paper.js';

const A_PAGE = 100;

@ApiTags('papers')
@Controller('v1/clubs/:clubId/fines.pdf')
export class RegisterPaperController {
  constructor(
    private readonly desk: PaperDesk,
    private readonly fines: FineRegister,
  ) {}

  @Get()
  @AtOnce(HEAVY_READS)
  @Needs('read-account')
  @paper({
    id: 'readFineRegisterPaper',
    summary: 'The fine register, on paper',
    description:
      'The fines of the club with their outcomes, the newest first. A plain member sees their ' +
      'own.',
    of: [CLUB_ID],
    refusals: ['member-not-found', 'member-not-claimed', 'session-not-found'],
  })
  async register(
    @By() by: Caller,
    @Param('clubId', CLUB_ID) clubId: string,
    @Query() { language, ...asked }: RegisterPaperQuery,
    @Headers() headers: Sent,
    @Res() reply: FastifyReply,
  ) {
    const member = whoseRecords(by, asked.member ?? null);
    const query = member === null ? asked : { ...asked, member };
    const wanted = { by, clubId, headers, language };
    await this.desk.sendOfNow(wanted, reply, async (frame) => {
      const { times, head, words } = frame;
      return {
        paper: registerPaper(frame, ofQuery(frame, query), await this.#read(clubId, query)),
        day: times.isoDay(head.time),
        what: words.paper.files.fines,
      };
    });
  }

  async #read(clubId: string, query: Omit<RegisterPaperQuery, 'language'>) {
    const fines: RegisteredFineView[] = [];
    let cursor: string | undefined;
    for (;;) {
      const page = { ...query, limit: A_PAGE, ...(cursor === undefined ? {} : { cursor }) };
      const read = await this.fines.read(clubId, page);
      checkLines(read.totals.fines);
      fines.push(...read.fines);
      if (read.next === null) return { fines, totals: read.totals };
      cursor = read.next;
    }
  }
}

function ofQuery(
  frame: Frame,
  { member, state, code, session, from, to }: Omit<RegisterPaperQuery, 'language'>,
): RegisterOf {
  const day = (time: string | undefined) => (time == null ? null : frame.times.isoDay(time));
  return {
    key: JSON.stringify([member, state, code, session, from, to]),
    member: member ?? null,
    state: state ?? null,
    code: code ?? null,
    period: periodOf(frame, { from: day(from), to: day(to) }),
  };
}
