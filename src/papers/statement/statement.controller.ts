import { Controller, Get, Headers, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AtOnce, HEAVY_READS } from '../../platform/http/limits/at-once.js';
import type { Caller } from '../../people/caller.js';
import { whoseRecords } from '../../clubs/whose-records.js';
import { Database } from '../../platform/database/database.js';
import { Needs } from '../../platform/http/needs.js';
import type { Headers as Sent } from '../../platform/http/request-headers.js';
import { By } from '../../platform/http/write/write-request.js';
import { CLUB_ID } from '../../ledger/requests/club-write.js';
import { paper } from '../paper.api.js';
import { PaperDesk } from '../paper-desk.js';
import { StatementPaperQuery } from '../papers.dto.js';
import { readObjectionLog } from '../../clubs/read-objections.js';
import { objectionsIn } from '../../events/money/objections.js';
import { readCard } from '../../cash-book/cards/read-card.js';
import { statementPaper, type Objections } from './statement-paper.js';
import { MEMBER_ID } from '../../clubs/members/member-id.js';

@ApiTags('papers')
@Controller('v1/clubs/:clubId/members/:memberId/statement.pdf')
export class StatementPaperController {
  constructor(
    private readonly desk: PaperDesk,
    private readonly database: Database,
  ) {}

  @Get()
  @AtOnce(HEAVY_READS)
  @Needs('read-account')
  @paper({
    id: 'readStatementPaper',
    summary: 'The statement of a member, on paper',
    description:
      'The movements of the member’s account in money, voucher by voucher, with the balance after each. A ' +
      'plain member sees their own.',
    of: [CLUB_ID, MEMBER_ID],
  })
  async statement(
    @By() by: Caller,
    @Param('clubId', CLUB_ID) clubId: string,
    @Param('memberId', MEMBER_ID) memberId: string,
    @Query() { from, to, language }: StatementPaperQuery,
    @Headers() headers: Sent,
    @Res() reply: FastifyReply,
  ) {
    whoseRecords(by, memberId);
    const asked = { by, clubId, headers, language };
    await this.desk.sendOfNow(asked, reply, async (frame) => {
      const { head, nameOf, times, words } = frame;
      const days = { from: from ?? null, to: to ?? null };
      const whole = { from: null, to: null, after: null, limit: null };
      const card = await readCard(
        this.database,
        clubId,
        { member: memberId },
        { ...whole, head: head.seq },
      );
      const member = card.of.member ?? memberId;
      const objections = await this.readObjections(clubId, member, head.seq);
      return {
        paper: statementPaper(frame, member, card.lines, days, objections),
        day: to ?? times.isoDay(head.time),
        what: `${words.paper.files.statement} ${nameOf(member)}`,
      };
    });
  }

  /** The objections of the member as they were at an event of the log, by the events of the vouchers. */
  private async readObjections(clubId: string, member: string, head: number): Promise<Objections> {
    const { log } = await readObjectionLog(this.database.pool, clubId);
    const objections = objectionsIn(log.filter(({ seq }) => seq <= head));
    return new Map(
      objections.flatMap(({ voucher, member: of, state }) =>
        of === member && state !== 'withdrawn' ? [[voucher, state]] : [],
      ),
    );
  }
}
