import { Body, Controller, Get, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ClubWriter } from '../../ledger/write/club-writer.js';
import { Database } from '../../platform/database/database.js';
import { Needs } from '../../platform/http/needs.js';
import { CLUB_ID, ToClub, type ClubWrite } from '../../ledger/requests/club-write.js';
import { accountsApi } from './accounts.api.js';
import { AccountChangeDto, AccountDto, OpeningBalancesDto } from './account.dto.js';
import {
  addAccount,
  changeAccount,
  listAccounts,
  recordOpeningBalances,
} from './change-account.js';
import { ACCOUNT_ID } from '../path-parts.js';

@ApiTags('cash book')
@Controller('v1/clubs/:clubId')
export class AccountsController {
  constructor(
    private readonly writer: ClubWriter,
    private readonly database: Database,
  ) {}

  @Get('accounts')
  @Needs('read-money')
  @accountsApi.list
  async list(@Param('clubId', CLUB_ID) clubId: string) {
    return { accounts: await listAccounts(this.database, clubId) };
  }

  @Post('accounts')
  @Needs('keep-money')
  @accountsApi.add
  add(@ToClub() write: ClubWrite, @Body() body: AccountDto) {
    return addAccount(this.writer, write, body);
  }

  @Patch('accounts/:accountId')
  @Needs('keep-money')
  @accountsApi.change
  change(
    @ToClub() write: ClubWrite,
    @Param('accountId', ACCOUNT_ID) id: string,
    @Body() body: AccountChangeDto,
  ) {
    return changeAccount(this.writer, write, id, body);
  }

  @Post('opening-balances')
  @Needs('keep-money')
  @accountsApi.open
  open(@ToClub() write: ClubWrite, @Body() body: OpeningBalancesDto) {
    return recordOpeningBalances(this.writer, write, body);
  }
}
