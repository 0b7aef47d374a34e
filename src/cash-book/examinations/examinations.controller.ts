import { Body, Controller, Headers, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ClubWriter } from '../../ledger/write/club-writer.js';
import { Database } from '../../platform/database/database.js';
import { Needs } from '../../platform/http/needs.js';
import { readIfMatch, type Headers as Sent } from '../../platform/http/request-headers.js';
import { ToClub, type ClubWrite } from '../../ledger/requests/club-write.js';
import { EXAMINATION_SEQ, FIRST_DAY, REMARK_NUMBER } from '../path-parts.js';
import { examineYear, withdrawExamination } from './examine-year.js';
import {
  ExaminationDto,
  KeepRemarkOpenDto,
  RemarkAnswerDto,
  RemarkDto,
  WithdrawExaminationDto,
} from './examination.dto.js';
import { examinationsApi } from './examinations.api.js';
import { answerRemark, keepRemarkOpen, putRemark, settleRemark } from './write-remark.js';

@ApiTags('cash book')
@Controller('v1/clubs/:clubId/years/:firstDay')
export class ExaminationsController {
  constructor(
    private readonly writer: ClubWriter,
    private readonly database: Database,
  ) {}

  @Post('examinations')
  @Needs('examine')
  @examinationsApi.examine
  examine(
    @ToClub() write: ClubWrite,
    @Param('firstDay', FIRST_DAY) firstDay: string,
    @Headers() headers: Sent,
    @Body() body: ExaminationDto,
  ) {
    const asked = { ...write, firstDay, version: readIfMatch(headers) };
    return examineYear(this.writer, this.database, asked, body);
  }

  @Post('examinations/:examination/withdraw')
  @Needs('examine')
  @examinationsApi.withdraw
  withdraw(
    @ToClub() write: ClubWrite,
    @Param('firstDay', FIRST_DAY) firstDay: string,
    @Param('examination', EXAMINATION_SEQ) examination: number,
    @Body() { why }: WithdrawExaminationDto,
  ) {
    const asked = { ...write, firstDay, examination };
    return withdrawExamination(this.writer, this.database, asked, why);
  }

  @Post('remarks')
  @Needs('examine')
  @examinationsApi.putRemark
  putRemark(
    @ToClub() write: ClubWrite,
    @Param('firstDay', FIRST_DAY) firstDay: string,
    @Body() body: RemarkDto,
  ) {
    return putRemark(this.writer, this.database, { ...write, firstDay }, body);
  }

  @Post('remarks/:remark/answer')
  @Needs('keep-money')
  @examinationsApi.answerRemark
  answerRemark(
    @ToClub() write: ClubWrite,
    @Param('firstDay', FIRST_DAY) firstDay: string,
    @Param('remark', REMARK_NUMBER) remark: number,
    @Body() { answer }: RemarkAnswerDto,
  ) {
    return answerRemark(this.writer, this.database, { ...write, firstDay, remark }, answer);
  }

  @Post('remarks/:remark/keep-open')
  @Needs('examine')
  @examinationsApi.keepRemarkOpen
  keepRemarkOpen(
    @ToClub() write: ClubWrite,
    @Param('firstDay', FIRST_DAY) firstDay: string,
    @Param('remark', REMARK_NUMBER) remark: number,
    @Body() { why }: KeepRemarkOpenDto,
  ) {
    return keepRemarkOpen(this.writer, this.database, { ...write, firstDay, remark }, why);
  }

  @Post('remarks/:remark/settle')
  @Needs('examine')
  @examinationsApi.settleRemark
  settleRemark(
    @ToClub() write: ClubWrite,
    @Param('firstDay', FIRST_DAY) firstDay: string,
    @Param('remark', REMARK_NUMBER) remark: number,
  ) {
    return settleRemark(this.writer, this.database, { ...write, firstDay, remark });
  }
}
