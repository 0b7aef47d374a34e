import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ClubWriter } from '../../ledger/write/club-writer.js';
import { AtOnce, HEAVY_READS } from '../../platform/http/limits/at-once.js';
import type { Caller } from '../../people/caller.js';
import { whoseRecords } from '../../clubs/whose-records.js';
import { Database } from '../../platform/database/database.js';
import { readCursor, USUAL_PAGE } from '../../platform/http/page.js';
import { Needs } from '../../platform/http/needs.js';
import { By } from '../../platform/http/write/write-request.js';
import { CLUB_ID, ToClub, type ClubWrite } from '../../ledger/requests/club-write.js';
import { listVouchers } from './list-vouchers.js';
import { readVoucher } from './read-vouchers.js';
import { reverseVoucher } from './reverse-voucher.js';
import { ReversalDto, VoucherQuery } from './voucher.dto.js';
import { vouchersApi } from './vouchers.api.js';
import { VOUCHER_SEQ } from '../path-parts.js';

@ApiTags('cash book')
@Controller('v1/clubs/:clubId/vouchers')
export class VouchersController {
  constructor(
    private readonly writer: ClubWriter,
    private readonly database: Database,
  ) {}

  @Get()
  @AtOnce(HEAVY_READS)
  @Needs('read-account')
  @vouchersApi.list
  list(@By() by: Caller, @Param('clubId', CLUB_ID) clubId: string, @Query() query: VoucherQuery) {
    const { year, member, account, kind, receipts, looked, q, order, cursor, limit } = query;
    const filter = {
      year: year ?? null,
      member: whoseRecords(by, member ?? null),
      account: account ?? null,
      kind: kind ?? null,
      receipts: receipts ?? null,
      looked: looked ?? null,
      q: q ?? null,
      order: order ?? null,
    };
    const page = { after: readCursor(cursor), limit: limit ?? USUAL_PAGE };
    return listVouchers(this.database, clubId, filter, page);
  }

  @Get(':seq')
  @Needs('read-account')
  @vouchersApi.read
  read(
    @By() by: Caller,
    @Param('clubId', CLUB_ID) clubId: string,
    @Param('seq', VOUCHER_SEQ) seq: number,
  ) {
    return readVoucher(this.database, clubId, seq, whoseRecords(by, null));
  }

  @Post(':seq/reversal')
  @Needs('keep-money')
  @vouchersApi.reverse
  reverse(
    @ToClub() write: ClubWrite,
    @Param('seq', VOUCHER_SEQ) seq: number,
    @Body() body: ReversalDto,
  ) {
    return reverseVoucher(this.writer, this.database, write, seq, body);
  }
}
