import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CLUB_ID } from '../../ledger/requests/club-write.js';
import { Database } from '../../platform/database/database.js';
import { Needs } from '../../platform/http/needs.js';
import { Notifier } from '../sending/notifier.js';
import { readUnreached } from './read-unreached.js';
import { unreachedApi } from './unreached.api.js';

/** Members whom no reminder reaches, for those who plan evenings. */
@ApiTags('planned evenings')
@Controller('v1/clubs/:clubId')
export class UnreachedController {
  constructor(
    private readonly database: Database,
    private readonly notifier: Notifier,
  ) {}

  @Get('notifications/unreached')
  @Needs('plan-evenings')
  @unreachedApi.read
  async read(@Param('clubId', CLUB_ID) club: string) {
    return { members: await readUnreached(this.database.pool, club, this.notifier.channels) };
  }
}
