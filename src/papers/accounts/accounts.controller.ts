import { Controller, Get, Headers, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { listVouchers } from '../../cash-book/vouchers/list-vouchers.js';
import type { VoucherEntry } from '../../cash-book/vouchers/voucher.view.js';
import { readYearAccounts, seesAllMoney } from '../../cash-book/years/read-accounts.js';
import { AtOnce, HEAVY_READS } from '../../platform/http/limits/at-once.js';
import type { Caller } from '../../people/caller.js';
import { Database } from '../../platform/database/database.js';
import { pagesFrom, readCursor } from '../../platform/http/page.js';
import { Needs } from '../../platform/http/needs.js';
import type { Headers as Sent } from '../../platform/http/request-headers.js';
import { By } from '../../platform/http/write/write-request.js';
import { CLUB_ID } from '../../ledger/requests/club-write.js';
import type { Frame } from '../frame.js';
import { checkLines } from '../most-lines.js';
import { paper } from '../paper.api.js';
import { PaperDesk } from '../paper-desk.js';
import { AccountsPaperQuery } from '../papers.dto.js';
import { accountsPaper } from './accounts-paper.js';
import { nameOnPaper } from './name-on-paper.js';
import { FIRST_DAY } from '../../cash-book/path-parts.js';

const A_PAGE = 200;

@ApiTags('papers')
@Controller('v1/clubs/:clubId/years/:firstDay/accounts.pdf')
export class AccountsPaperController {
  constructor(
    private readonly desk: PaperDesk,
    private readonly database: Database,
  ) {}

  @Get()
  @AtOnce(HEAVY_READS)
  @Needs('read-accounts')
  @paper({
    id: 'readAccountsPaper',
    summary: 'A year’s accounts, on paper',
    description:
      'Result, balance sheet, examinations and movements, with what members owe and are owed as two sums: a ' +
      'paper to hang up. With `names=all`, for those who see all of the money, the balance of each member ' +
      'and every voucher of the year in its order. A plain member reads closed years, with their own balance.',
    of: [CLUB_ID, FIRST_DAY],
  })
  async accounts(
    @By() by: Caller,
    @Param('clubId', CLUB_ID) clubId: string,
    @Param('firstDay', FIRST_DAY) firstDay: string,
    @Query() { language, names }: AccountsPaperQuery,
    @Headers() headers: Sent,
    @Res() reply: FastifyReply,
  ) {
    const asked = { by, clubId, headers, language };
    await this.desk.sendOfNow(asked, reply, async (frame) => {
      const read = await readYearAccounts(this.database, clubId, firstDay, {}, by);
      const seesAll = seesAllMoney(by);
      const isNamed = seesAll && names === 'all';
      // A paper to hang up says of nobody what they owe, not of who keeps the books either.
      const accounts = seesAll && !isNamed ? { ...read, members: [] } : read;
      if (isNamed) checkLines(accounts.year.vouchers);
      const vouchers = isNamed ? await this.#vouchers(clubId, firstDay) : null;
      const accountName = await this.#accountNames(clubId, frame);
      const duesName = await this.#duesNames(clubId);
      return {
        paper: accountsPaper(frame, { accounts, vouchers, accountName, duesName }),
        day: accounts.to,
        what: `${frame.words.paper.files.accounts} ${accounts.year.label}`,
      };
    });
  }

  /** In the order of their numbers. */
  async #vouchers(clubId: string, year: string): Promise<readonly VoucherEntry[]> {
    const order = 'number-asc' as const;
    const filter = { year, member: null, account: null, kind: null, order };
    const found: VoucherEntry[] = [];
    const pages = pagesFrom(null, async (cursor) => {
      const wanted = { after: readCursor(cursor), limit: A_PAGE };
      const { vouchers, next } = await listVouchers(this.database, clubId, filter, wanted);
      return { page: vouchers, next };
    });
    for await (const vouchers of pages) found.push(...vouchers);
    return found;
  }

  async #accountNames(clubId: string, { words }: Frame): Promise<(id: string) => string> {
    const accounts = await this.database.prisma.cashAccount.findMany({ where: { clubId } });
    const names = new Map(
      accounts.map((one) => [one.id, nameOnPaper(words.vocabulary.account(one))]),
    );
    return (id) => names.get(id) ?? words.vocabulary.account({ name: null, code: null });
  }

  /** The names of dues, by the events that charged them. */
  async #duesNames(clubId: string): Promise<(event: number) => string | null> {
    const dues = await this.database.prisma.dues.findMany({ where: { clubId } });
    const names = new Map(dues.map(({ chargedSeq, name }) => [Number(chargedSeq), name]));
    return (event) => names.get(event) ?? null;
  }
}
