import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ClubWriter } from '../../ledger/write/club-writer.js';
import type { Caller } from '../../people/caller.js';
import { whoseRecords } from '../../clubs/whose-records.js';
import { Database } from '../../platform/database/database.js';
import { readCursor, USUAL_PAGE } from '../../platform/http/page.js';
import { Needs } from '../../platform/http/needs.js';
import { By } from '../../platform/http/write/write-request.js';
import { CLUB_ID, ToClub, type ClubWrite } from '../../ledger/requests/club-write.js';
import { confirmPayment, declinePayment, withdrawPayment } from './answer-payment.js';
import { ConfirmedDto, DeclinedDto, PaymentDto, PaymentQuery } from './payment.dto.js';
import { paymentsApi } from './payments.api.js';
import { listPayments } from './read-payments.js';
import { readReference } from './references.js';
import { reportPayment, requireReference } from './report-payment.js';
import { type PaymentWrite, ToPayment } from './payment-write.js';

@ApiTags('cash book')
@Controller('v1/clubs/:clubId')
export class PaymentsController {
  constructor(
    private readonly writer: ClubWriter,
    private readonly database: Database,
  ) {}

  @Get('payments')
  @Needs('read-account')
  @paymentsApi.list
  list(
    @By() by: Caller,
    @Param('clubId', CLUB_ID) clubId: string,
    @Query() { state, member, reference, cursor, limit }: PaymentQuery,
  ) {
    const filter = {
      member: whoseRecords(by, member ?? null),
      state: state ?? null,
      reference: reference == null ? null : requireReference(reference),
    };
    const page = { after: readCursor(cursor), limit: limit ?? USUAL_PAGE };
    return listPayments(this.database, clubId, filter, page);
  }

  @Get('references/:reference')
  @Needs('read-money')
  @paymentsApi.byReference
  byReference(@Param('clubId', CLUB_ID) clubId: string, @Param('reference') reference: string) {
    return readReference(this.database, clubId, reference);
  }

  @Post('payments')
  @Needs('report-payment')
  @paymentsApi.report
  report(@ToClub() write: ClubWrite, @Body() body: PaymentDto) {
    return reportPayment(this.writer, this.database, write, body);
  }

  @Post('payments/:paymentId/confirm')
  @Needs('keep-money')
  @paymentsApi.confirm
  confirm(@ToPayment() write: PaymentWrite, @Body() body: ConfirmedDto) {
    return confirmPayment(this.writer, this.database, write, body);
  }

  @Post('payments/:paymentId/decline')
  @Needs('keep-money')
  @paymentsApi.decline
  decline(@ToPayment() write: PaymentWrite, @Body() { why }: DeclinedDto) {
    return declinePayment(this.writer, this.database, write, why);
  }

  @Post('payments/:paymentId/withdraw')
  @Needs('report-payment')
  @paymentsApi.withdraw
  withdraw(@ToPayment() write: PaymentWrite) {
    return withdrawPayment(this.writer, this.database, write);
  }
}
