import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ClubWriter } from '../../ledger/write/club-writer.js';
import { Needs } from '../../platform/http/needs.js';
import { ToClub, type ClubWrite } from '../../platform/http/write/write-request.js';
import { AddMembersDto } from '../clubs/club.dto.js';
import { addMembers } from './change-member.js';
import { membersApi } from './members.api.js';

/** The lists of members that a club brings. */
@ApiTags('members')
@Controller('v1/clubs/:clubId/member-lists')
export class MemberListsController {
  constructor(private readonly writer: ClubWriter) {}

  @Post()
  @Needs('keep-members')
  @membersApi.addList
  add(@ToClub() write: ClubWrite, @Body() { members }: AddMembersDto) {
    return addMembers(this.writer, write, members);
  }
}
