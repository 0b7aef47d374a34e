import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ClubWriter } from '../../ledger/write/club-writer.js';
import { AtOnce, HEAVY_READS } from '../../platform/http/limits/at-once.js';
import type { Caller } from '../../people/caller.js';
import { Database } from '../../platform/database/database.js';
import { By } from '../../platform/http/write/write-request.js';
import { CLUB_ID } from '../../ledger/requests/club-write.js';
import { correct } from './correct.js';
import { CorrectionDto, CorrectionPreviewDto, FaultyDeckDto, UndoDto } from './correction.dto.js';
import { correctionsApi } from './corrections.api.js';
import { findDeckFaulty } from './faulty-deck.js';
import { Evenings } from '../evenings.js';
import { undo } from './undo.js';
import { Needs } from '../../platform/http/needs.js';
import { HAND_NUMBER } from '../hands/hand-number.js';
import { SESSION_ID, type SessionWrite, ToSession } from '../to-session.js';

@ApiTags('corrections')
@Controller('v1/clubs/:clubId/sessions/:sessionId')
export class CorrectionsController {
  constructor(
    private readonly writer: ClubWriter,
    private readonly database: Database,
    private readonly evenings: Evenings,
  ) {}

  @Post('corrections')
  @Needs('record')
  @correctionsApi.correct
  correct(@ToSession() write: SessionWrite, @Body() body: CorrectionDto) {
    return correct(this.writer, this.database, write, body);
  }

  @Post('corrections/preview')
  @AtOnce(HEAVY_READS)
  @HttpCode(200)
  @Needs('preview-corrections')
  @correctionsApi.preview
  preview(
    @Param('clubId', CLUB_ID) clubId: string,
    @Param('sessionId', SESSION_ID) sessionId: string,
    @Body() body: CorrectionPreviewDto,
  ) {
    const { corrections, dispute = null } = body;
    return this.evenings.read('preview', clubId, sessionId, corrections, dispute);
  }

  @Get('corrections')
  @AtOnce(HEAVY_READS)
  @Needs('read-sessions')
  @correctionsApi.list
  async list(
    @By() by: Caller,
    @Param('clubId', CLUB_ID) clubId: string,
    @Param('sessionId', SESSION_ID) sessionId: string,
  ) {
    return { corrections: await this.evenings.read('corrections', clubId, sessionId, by) };
  }

  @Get('hands/:number/revisions')
  @AtOnce(HEAVY_READS)
  @Needs('read-sessions')
  @correctionsApi.revisions
  async revisions(
    @By() by: Caller,
    @Param('clubId', CLUB_ID) clubId: string,
    @Param('sessionId', SESSION_ID) sessionId: string,
    @Param('number', HAND_NUMBER) hand: number,
  ) {
    const revisions = await this.evenings.read('revisions', clubId, sessionId, hand, by);
    return { hand, revisions };
  }

  @Post('undo')
  @Needs('record')
  @correctionsApi.undo
  undo(@ToSession() write: SessionWrite, @Body() body: UndoDto) {
    return undo(this.writer, this.database, write, body.reason ?? null);
  }

  @Post('faulty-deck')
  @Needs('record')
  @correctionsApi.faultyDeck
  faultyDeck(@ToSession() write: SessionWrite, @Body() body: FaultyDeckDto) {
    return findDeckFaulty(this.writer, this.database, write, body);
  }
}
