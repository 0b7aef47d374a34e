import { Body, Controller, Get, Param, Patch, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ClubWriter } from '../../ledger/write/club-writer.js';
import { Database } from '../../platform/database/database.js';
import { Needs } from '../../platform/http/needs.js';
import {
  ACCOUNT_ID,
  CLUB_ID,
  sendAnswer,
  ToClub,
  type ClubWrite,
} from '../../platform/http/write/write-request.js';
import { accountsApi } from './accounts.api.js';
import { AccountChangeDto, AccountDto, OpeningBalancesDto } from './account.dto.js';
import {
  addAccount,
  changeAccount,
  listAccounts,
  recordOpeningBalances,
} from './change-account.js';

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
  async add(@ToClub() write: ClubWrite, @Body() body: AccountDto, @Res() reply: FastifyReply) {
    sendAnswer(reply, await addAccount(this.writer, write, body));
  }

  @Patch('accounts/:accountId')
  @Needs('keep-money')
  @accountsApi.change
  async change(
    @ToClub() write: ClubWrite,
    @Param('accountId', ACCOUNT_ID) id: string,
    @Body() body: AccountChangeDto,
    @Res() reply: FastifyReply,
  ) {
    sendAnswer(reply, await changeAccount(this.writer, write, id, body));
  }

  @Post('opening-balances')
  @Needs('keep-money')
  @accountsApi.open
  async open(
    @ToClub() write: ClubWrite,
    @Body() body: OpeningBalancesDto,
    @Res() reply: FastifyReply,
  ) {
    sendAnswer(reply, await recordOpeningBalances(this.writer, write, body));
  }
}
