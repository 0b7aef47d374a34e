import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ClubWriter } from '../../ledger/write/club-writer.js';
import { Database } from '../../platform/database/database.js';
import { Needs } from '../../platform/http/needs.js';
import { CLUB_ID, ToClub, type ClubWrite } from '../../ledger/requests/club-write.js';
import { EVENING_ID, VOUCHER_SEQ } from '../path-parts.js';
import { EveningPaymentDto, EveningPurseDto, UndoPaymentDto } from './evening-payment.dto.js';
import { eveningPaymentsApi } from './evening-payments.api.js';
import { payEvening, payEveningByPurse, undoEveningPayment } from './pay-evening.js';
import { readEveningPayments } from './read-evening-payments.js';

@ApiTags('cash book')
@Controller('v1/clubs/:clubId/sessions/:sessionId/payments-in-cash')
export class EveningPaymentsController {
  constructor(
    private readonly writer: ClubWriter,
    private readonly database: Database,
  ) {}

  @Get()
  @Needs('read-sessions')
  @eveningPaymentsApi.read
  read(
    @Param('clubId', CLUB_ID) clubId: string,
    @Param('sessionId', EVENING_ID) sessionId: string,
  ) {
    return readEveningPayments(this.database, clubId, sessionId);
  }

  @Post()
  @HttpCode(200)
  @Needs('pay-evening')
  @eveningPaymentsApi.pay
  pay(
    @ToClub() write: ClubWrite,
    @Param('sessionId', EVENING_ID) sessionId: string,
    @Body() body: EveningPaymentDto,
  ) {
    return payEvening(this.writer, this.database, { write, sessionId }, body);
  }

  @Post('received')
  @HttpCode(200)
  @Needs('receive-money')
  @eveningPaymentsApi.receive
  receive(
    @ToClub() write: ClubWrite,
    @Param('sessionId', EVENING_ID) sessionId: string,
    @Body() body: EveningPurseDto,
  ) {
    const of = { write, sessionId };
    return payEveningByPurse(this.writer, this.database, of, 'money-received', body);
  }

  @Post('paid-out')
  @HttpCode(200)
  @Needs('keep-money')
  @eveningPaymentsApi.payOut
  payOut(
    @ToClub() write: ClubWrite,
    @Param('sessionId', EVENING_ID) sessionId: string,
    @Body() body: EveningPurseDto,
  ) {
    const of = { write, sessionId };
    return payEveningByPurse(this.writer, this.database, of, 'money-paid-out', body);
  }

  @Post(':seq/undo')
  @Needs('pay-evening')
  @eveningPaymentsApi.undo
  undo(
    @ToClub() write: ClubWrite,
    @Param('sessionId', EVENING_ID) sessionId: string,
    @Param('seq', VOUCHER_SEQ) seq: number,
    @Body() { why }: UndoPaymentDto,
  ) {
    return undoEveningPayment(this.writer, this.database, { write, sessionId }, seq, why);
  }
}
