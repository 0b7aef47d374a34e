import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { verifyClub } from '../ledger/verify.js';
import { Database } from '../platform/database.js';
import { CLUB_ID } from '../platform/write-request.js';
import { verificationApi } from './api/verification.api.js';
import { ClubReplayer } from './club-replayer.js';

@ApiTags('audit')
@Controller('v1/clubs/:clubId/verification')
export class VerificationController {
  constructor(private readonly database: Database) {}

  /** Verifies the club's log, ledger and sessions from the first event on; long for a long log. */
  @Get()
  @verificationApi.verify
  verify(@Param('clubId', CLUB_ID) clubId: string) {
    return verifyClub(this.database.pool, clubId, { replayer: new ClubReplayer() });
  }
}
