import { Body, Controller, Get, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ClubWriter } from '../../ledger/write/club-writer.js';
import { Database } from '../../platform/database/database.js';
import { CLUB_ID, ToClub, type ClubWrite } from '../../ledger/requests/club-write.js';
import { addMember, changeMember } from './change-member.js';
import { AddMemberDto, RenameDto } from '../clubs/club.dto.js';
import { membersApi } from './members.api.js';
import { listMembers, readMember } from '../clubs/read-clubs.js';
import { Needs } from '../../platform/http/needs.js';
import { MEMBER_ID } from './member-id.js';

@ApiTags('members')
@Controller('v1/clubs/:clubId/members')
export class MembersController {
  constructor(
    private readonly writer: ClubWriter,
    private readonly database: Database,
  ) {}

  @Post()
  @Needs('keep-members')
  @membersApi.add
  add(@ToClub() write: ClubWrite, @Body() body: AddMemberDto) {
    return addMember(this.writer, write, body);
  }

  @Get()
  @Needs('read-sessions')
  @membersApi.list
  async list(@Param('clubId', CLUB_ID) clubId: string) {
    return { members: await listMembers(this.database, clubId) };
  }

  @Get(':memberId')
  @Needs('read-sessions')
  @membersApi.read
  read(@Param('clubId', CLUB_ID) clubId: string, @Param('memberId', MEMBER_ID) memberId: string) {
    return readMember(this.database, clubId, memberId);
  }

  @Patch(':memberId')
  @Needs('keep-members')
  @membersApi.rename
  rename(
    @ToClub() write: ClubWrite,
    @Param('memberId', MEMBER_ID) memberId: string,
    @Body() body: RenameDto,
  ) {
    return changeMember(this.writer, write, memberId, body);
  }

  @Post(':memberId/archive')
  @Needs('keep-members')
  @membersApi.archive
  archive(@ToClub() write: ClubWrite, @Param('memberId', MEMBER_ID) memberId: string) {
    const change = { archived: true };
    return changeMember(this.writer, write, memberId, change);
  }

  @Post(':memberId/restore')
  @Needs('keep-members')
  @membersApi.restore
  restore(@ToClub() write: ClubWrite, @Param('memberId', MEMBER_ID) memberId: string) {
    const change = { archived: false };
    return changeMember(this.writer, write, memberId, change);
  }
}
