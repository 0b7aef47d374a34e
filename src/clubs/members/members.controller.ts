import { Body, Controller, Get, HttpCode, Param, Patch, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ClubWriter } from '../../ledger/write/club-writer.js';
import { Database } from '../../platform/database/database.js';
import {
  CLUB_ID,
  MEMBER_ID,
  ToClub,
  sendAnswer,
  type ClubWrite,
} from '../../platform/http/write/write-request.js';
import { addMember, changeMember } from './change-member.js';
import { AddMemberDto, RenameDto } from '../clubs/club.dto.js';
import { membersApi } from './members.api.js';
import { listMembers, readMember } from '../clubs/read-clubs.js';
import { Needs } from '../../platform/http/needs.js';

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
  async add(@ToClub() write: ClubWrite, @Body() body: AddMemberDto, @Res() reply: FastifyReply) {
    sendAnswer(reply, await addMember(this.writer, write, body));
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
  async rename(
    @ToClub() write: ClubWrite,
    @Param('memberId', MEMBER_ID) memberId: string,
    @Body() body: RenameDto,
    @Res() reply: FastifyReply,
  ) {
    sendAnswer(reply, await changeMember(this.writer, write, memberId, body));
  }

  @Post(':memberId/archive')
  @HttpCode(200)
  @Needs('keep-members')
  @membersApi.archive
  async archive(
    @ToClub() write: ClubWrite,
    @Param('memberId', MEMBER_ID) memberId: string,
    @Res() reply: FastifyReply,
  ) {
    const change = { archived: true };
    sendAnswer(reply, await changeMember(this.writer, write, memberId, change));
  }

  @Post(':memberId/restore')
  @HttpCode(200)
  @Needs('keep-members')
  @membersApi.restore
  async restore(
    @ToClub() write: ClubWrite,
    @Param('memberId', MEMBER_ID) memberId: string,
    @Res() reply: FastifyReply,
  ) {
    const change = { archived: false };
    sendAnswer(reply, await changeMember(this.writer, write, memberId, change));
  }
}
