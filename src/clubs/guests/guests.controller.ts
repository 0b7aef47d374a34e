import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ClubWriter } from '../../ledger/write/club-writer.js';
import { Database } from '../../platform/database/database.js';
import { Needs } from '../../platform/http/needs.js';
import { ToClub, type ClubWrite } from '../../ledger/requests/club-write.js';
import { makeMember, mergeGuest } from './change-guest.js';
import { addMember } from '../members/change-member.js';
import { AddMemberDto, MergeGuestDto } from '../clubs/club.dto.js';
import { guestsApi } from './guests.api.js';
import { MEMBER_ID } from '../members/member-id.js';

@ApiTags('members')
@Controller('v1/clubs/:clubId/guests')
export class GuestsController {
  constructor(
    private readonly writer: ClubWriter,
    private readonly database: Database,
  ) {}

  @Post()
  @Needs('record')
  @guestsApi.add
  add(@ToClub() write: ClubWrite, @Body() body: AddMemberDto) {
    return addMember(this.writer, write, body, 'guest-added');
  }

  @Post(':memberId/make-member')
  @Needs('keep-members')
  @guestsApi.makeMember
  makeMember(@ToClub() write: ClubWrite, @Param('memberId', MEMBER_ID) guestId: string) {
    return makeMember(this.writer, write, guestId);
  }

  @Post(':memberId/merge')
  @Needs('keep-members')
  @guestsApi.merge
  merge(
    @ToClub() write: ClubWrite,
    @Param('memberId', MEMBER_ID) guestId: string,
    @Body() { into }: MergeGuestDto,
  ) {
    return mergeGuest(this.writer, this.database, write, guestId, into);
  }
}
