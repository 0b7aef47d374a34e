import { Body, Controller, Inject, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ClubWriter } from '../../ledger/write/club-writer.js';
import { Database } from '../../platform/database/database.js';
import { Needs } from '../../platform/http/needs.js';
import { ToClub, type ClubWrite } from '../../ledger/requests/club-write.js';
import { PROOFS, type Proofs } from '../../ledger/proofs.js';
import { eraseUsers } from './erase-users.js';
import { forgetMember } from './forget-member.js';
import { leavingApi } from './leaving.api.js';
import { ForgetDto } from './leaving.dto.js';
import { MEMBER_ID } from '../../clubs/members/member-id.js';

@ApiTags('members')
@Controller('v1/clubs/:clubId/members')
export class LeavingController {
  constructor(
    private readonly writer: ClubWriter,
    private readonly database: Database,
    @Inject(PROOFS) private readonly proofs: Proofs,
  ) {}

  @Post(':memberId/forget')
  @Needs('keep-club')
  @leavingApi.forget
  async forget(
    @ToClub() write: ClubWrite,
    @Param('memberId', MEMBER_ID) memberId: string,
    @Body() { takeOut = [] }: ForgetDto,
  ) {
    const { writer, database, proofs } = this;
    const { pool } = database;
    const answer = await forgetMember({ writer, pool, proofs }, write, { memberId, takeOut });
    // Users belong to no club, so they are no part of the log. If this fails, the same request does it
    // again.
    await eraseUsers(this.database, write.clubId, memberId);
    return answer;
  }
}
