import { Body, Controller, Get, Headers, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { whoseRecords } from '../../clubs/whose-records.js';
import { ClubWriter } from '../../ledger/write/club-writer.js';
import { MOST_RECEIPT_BYTES } from '../../money/receipts/receipt-file.js';
import type { Caller } from '../../people/caller.js';
import { Database } from '../../platform/database/database.js';
import { fileName, named } from '../../platform/http/file-name.js';
import { AtOnce, HEAVY_READS } from '../../platform/http/limits/at-once.js';
import { Needs } from '../../platform/http/needs.js';
import { hasAlready, type Headers as Sent } from '../../platform/http/request-headers.js';
import { Bytes, TakesBytes } from '../../platform/http/takes-bytes.js';
import { By } from '../../platform/http/write/write-request.js';
import { CLUB_ID, ToClub, type ClubWrite } from '../../ledger/requests/club-write.js';
import { RECEIPT_SEQ, VOUCHER_SEQ } from '../path-parts.js';
import { attachReceipt, removeReceipt } from './attach-receipt.js';
import { readReceiptBytes, readReceiptFile, type ReceiptFile } from './read-receipts.js';
import { ReceiptQuery, RemoveReceiptDto } from './receipt.dto.js';
import { receiptsApi } from './receipts.api.js';

/**
 * A file is shown by itself and never in a page: nothing in it runs, nor fetches anything, and its type is
 * not guessed.
 */
const OF_A_FILE = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  // Whether it may still be seen is asked again each time.
  'cache-control': 'private, no-cache',
};

@ApiTags('cash book')
@Controller('v1/clubs/:clubId/vouchers/:seq/receipts')
export class ReceiptsController {
  constructor(
    private readonly writer: ClubWriter,
    private readonly database: Database,
  ) {}

  @Post()
  @Needs('keep-money')
  @TakesBytes(MOST_RECEIPT_BYTES)
  @receiptsApi.attach
  attach(
    @ToClub() write: ClubWrite,
    @Param('seq', VOUCHER_SEQ) voucher: number,
    @Query() { name }: ReceiptQuery,
    @Bytes() bytes: Uint8Array,
  ) {
    const file = { bytes, name: name ?? null };
    return attachReceipt(this.writer, this.database, { ...write, voucher }, file);
  }

  @Get(':receipt')
  @AtOnce(HEAVY_READS)
  @Needs('read-account')
  @receiptsApi.read
  async read(
    @By() by: Caller,
    @Param('clubId', CLUB_ID) clubId: string,
    @Param('seq', VOUCHER_SEQ) voucher: number,
    @Param('receipt', RECEIPT_SEQ) receipt: number,
    @Headers() headers: Sent,
    @Res() reply: FastifyReply,
  ) {
    const place = { voucher, receipt };
    const file = await readReceiptFile(this.database, clubId, place, whoseRecords(by, null));
    const etag = `"${file.digest}"`;
    void reply.headers({ ...OF_A_FILE, etag });
    if (hasAlready(headers, etag)) {
      void reply.code(304).send();
      return;
    }
    const bytes = await readReceiptBytes(this.database, clubId, file.digest);
    void reply
      .headers({ 'content-type': file.mediaType, 'content-disposition': dispositionOf(file) })
      .send(bytes);
  }

  @Post(':receipt/remove')
  @Needs('keep-money')
  @receiptsApi.remove
  remove(
    @ToClub() write: ClubWrite,
    @Param('seq', VOUCHER_SEQ) voucher: number,
    @Param('receipt', RECEIPT_SEQ) receipt: number,
    @Body() { why }: RemoveReceiptDto,
  ) {
    return removeReceipt(this.writer, { ...write, voucher }, receipt, why ?? null);
  }
}

const ENDINGS = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
} as const;

/** A photo is shown, a PDF saved: a browser's reader of PDF would be out of the sandbox. */
function dispositionOf({ mediaType, name, label, day }: ReceiptFile): string {
  const said = name?.replace(/\.[a-z0-9]{1,4}$/i, '') ?? '';
  const file = fileName([day], [label, said], ENDINGS[mediaType]);
  return named(mediaType === 'application/pdf' ? 'attachment' : 'inline', file);
}
