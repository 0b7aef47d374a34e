import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CLUB_ID } from '../../ledger/requests/club-write.js';
import type { Caller } from '../../people/caller.js';
import { Database } from '../../platform/database/database.js';
import { Needs } from '../../platform/http/needs.js';
import { By } from '../../platform/http/write/write-request.js';
import { readFailed, readFailedOfClub, sendAgainInClub, sendOwnAgain } from './failed.js';
import { failedApi } from './failed.api.js';
import { SendClubAgainDto, SendMessageAgainDto } from './failed.dto.js';

/** Messages that could not be sent: one's own, and for an owner who of the club was not reached. */
@ApiTags('access')
@Controller('v1')
export class FailedMessagesController {
  constructor(private readonly database: Database) {}

  @Get('me/notifications/failed')
  @Needs('user')
  @failedApi.own
  async own(@By() { user }: Caller) {
    return { messages: await readFailed(this.database.pool, user ?? '') };
  }

  @Post('me/notifications/failed/send-again')
  @HttpCode(200)
  @Needs('user')
  @failedApi.sendOwn
  sendOwn(@By() { user }: Caller, @Body() { message }: SendMessageAgainDto) {
    return sendOwnAgain(this.database.pool, user ?? '', message ?? null);
  }

  @Get('clubs/:clubId/notifications/failed')
  @Needs('keep-club')
  @failedApi.ofClub
  async ofClub(@Param('clubId', CLUB_ID) club: string) {
    return { recipients: await readFailedOfClub(this.database.pool, club) };
  }

  @Post('clubs/:clubId/notifications/failed/send-again')
  @HttpCode(200)
  @Needs('keep-club')
  @failedApi.sendClub
  sendClub(@Param('clubId', CLUB_ID) club: string, @Body() { user }: SendClubAgainDto) {
    return sendAgainInClub(this.database.pool, club, user ?? null);
  }
}
