import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiExtraModels, ApiTags } from '@nestjs/swagger';
import { ClubWriter } from '../../ledger/write/club-writer.js';
import { AtOnce, HEAVY_READS } from '../../platform/http/limits/at-once.js';
import { Database } from '../../platform/database/database.js';
import { CLUB_ID } from '../../ledger/requests/club-write.js';
import { handsApi } from './hands.api.js';
import { FineBetweenHandsDto } from '../fines/fine.dto.js';
import { HAND_RECORDS, HandDto } from './hand-record.js';
import { HandsQuery } from '../table/session.dto.js';
import { previewHand } from './preview-hand.js';
import { readFines } from '../fines/read-fines.js';
import { Evenings } from '../evenings.js';
import { recordFine } from '../fines/record-fine.js';
import { recordHand } from './record-hand.js';
import { Needs } from '../../platform/http/needs.js';
import { HAND_NUMBER } from './hand-number.js';
import { SESSION_ID, type SessionWrite, ToSession } from '../to-session.js';

@ApiTags('hands')
@ApiExtraModels(...HAND_RECORDS)
@Controller('v1/clubs/:clubId/sessions/:sessionId')
export class HandsController {
  constructor(
    private readonly writer: ClubWriter,
    private readonly database: Database,
    private readonly evenings: Evenings,
  ) {}

  @Post('hands')
  @Needs('record')
  @handsApi.record
  record(@ToSession() write: SessionWrite, @Body() body: HandDto) {
    return recordHand(this.writer, write, body);
  }

  @Post('hands/preview')
  @HttpCode(200)
  @Needs('record')
  @handsApi.preview
  preview(
    @Param('clubId', CLUB_ID) clubId: string,
    @Param('sessionId', SESSION_ID) sessionId: string,
    @Body() body: HandDto,
  ) {
    return previewHand(this.database, clubId, sessionId, body);
  }

  @Get('hands')
  @AtOnce(HEAVY_READS)
  @Needs('read-sessions')
  @handsApi.list
  async list(
    @Param('clubId', CLUB_ID) clubId: string,
    @Param('sessionId', SESSION_ID) sessionId: string,
    @Query() query: HandsQuery,
  ) {
    const page = { after: query.after ?? 0, limit: query.limit ?? 100 };
    return { hands: await this.evenings.read('hands', clubId, sessionId, page) };
  }

  @Get('hands/:number')
  @Needs('read-sessions')
  @handsApi.read
  read(
    @Param('clubId', CLUB_ID) clubId: string,
    @Param('sessionId', SESSION_ID) sessionId: string,
    @Param('number', HAND_NUMBER) number: number,
  ) {
    return this.evenings.read('hand', clubId, sessionId, number);
  }

  @Get('fines')
  @Needs('read-sessions')
  @handsApi.fines
  async fines(
    @Param('clubId', CLUB_ID) clubId: string,
    @Param('sessionId', SESSION_ID) sessionId: string,
  ) {
    return { fines: await readFines(this.database, clubId, sessionId) };
  }

  @Post('fines')
  @Needs('record')
  @handsApi.fine
  fine(@ToSession() write: SessionWrite, @Body() body: FineBetweenHandsDto) {
    const { hand, asAgreed, ...record } = body;
    const asked = { fine: record, hand: hand ?? null, asAgreed: asAgreed === true };
    return recordFine(this.writer, this.database, write, asked);
  }
}
