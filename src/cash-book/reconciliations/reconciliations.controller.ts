import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ClubWriter } from '../../ledger/write/club-writer.js';
import { Database } from '../../platform/database/database.js';
import { AtOnce, HEAVY_READS } from '../../platform/http/limits/at-once.js';
import { Needs } from '../../platform/http/needs.js';
import { CLUB_ID, ToClub, type ClubWrite } from '../../ledger/requests/club-write.js';
import { ACCOUNT_ID, RECONCILIATION_SEQ } from '../path-parts.js';
import { readReconciliations } from './read-reconciliations.js';
import { reconcilePurse, withdrawReconciliation } from './reconcile-purse.js';
import { ReconciliationDto, WithdrawReconciliationDto } from './reconciliation.dto.js';
import { reconciliationsApi } from './reconciliations.api.js';

@ApiTags('cash book')
@Controller('v1/clubs/:clubId/accounts/:accountId/reconciliations')
export class ReconciliationsController {
  constructor(
    private readonly writer: ClubWriter,
    private readonly database: Database,
  ) {}

  @Get()
  @AtOnce(HEAVY_READS)
  @Needs('read-money')
  @reconciliationsApi.read
  read(@Param('clubId', CLUB_ID) clubId: string, @Param('accountId', ACCOUNT_ID) purse: string) {
    return readReconciliations(this.database, clubId, purse);
  }

  @Post()
  @Needs('keep-money')
  @reconciliationsApi.reconcile
  reconcile(
    @ToClub() write: ClubWrite,
    @Param('accountId', ACCOUNT_ID) purse: string,
    @Body() body: ReconciliationDto,
  ) {
    return reconcilePurse(this.writer, this.database, { ...write, purse }, body);
  }

  @Post(':reconciliation/withdraw')
  @Needs('keep-money')
  @reconciliationsApi.withdraw
  withdraw(
    @ToClub() write: ClubWrite,
    @Param('accountId', ACCOUNT_ID) purse: string,
    @Param('reconciliation', RECONCILIATION_SEQ) reconciliation: number,
    @Body() { why }: WithdrawReconciliationDto,
  ) {
    return withdrawReconciliation(this.writer, { ...write, purse }, reconciliation, why);
  }
}
