import { Body, Controller, Get, HttpCode, Param, Patch, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ClubWriter } from '../ledger/club-writer.js';
import { Database } from '../platform/database.js';
import { CLUB_ID, Key, MEMBER_ID, sendAnswer, type WriteKey } from '../platform/write-request.js';
import { addMember, changeMember } from './change-member.js';
import { AddMemberDto, RenameDto } from './club.dto.js';
import { membersApi } from './members.api.js';
import { listMembers, readMember } from './read-clubs.js';

@ApiTags('members')
@Controller('v1/clubs/:clubId/members')
export class MembersController {
  constructor(
    private readonly writer: ClubWriter,
    private readonly database: Database,
  ) {}

  @Post()
  @membersApi.add
  async add(
    @Param('clubId', CLUB_ID) clubId: string,
    @Body() body: AddMemberDto,
    @Key() key: WriteKey,
    @Res() reply: FastifyReply,
  ) {
    sendAnswer(reply, await addMember(this.writer, clubId, key, body));
  }

  @Get()
  @membersApi.list
  async list(@Param('clubId', CLUB_ID) clubId: string) {
    return { members: await listMembers(this.database, clubId) };
  }

  @Get(':memberId')
  @membersApi.read
  read(@Param('clubId', CLUB_ID) clubId: string, @Param('memberId', MEMBER_ID) memberId: string) {
    return readMember(this.database, clubId, memberId);
  }

  @Patch(':memberId')
  @membersApi.rename
  async rename(
    @Param('clubId', CLUB_ID) clubId: string,
    @Param('memberId', MEMBER_ID) memberId: string,
    @Body() body: RenameDto,
    @Key() key: WriteKey,
    @Res() reply: FastifyReply,
  ) {
    sendAnswer(reply, await changeMember(this.writer, clubId, memberId, key, body));
  }

  @Post(':memberId/archive')
  @HttpCode(200)
  @membersApi.archive
  async archive(
    @Param('clubId', CLUB_ID) clubId: string,
    @Param('memberId', MEMBER_ID) memberId: string,
    @Key() key: WriteKey,
    @Res() reply: FastifyReply,
  ) {
    const change = { archived: true };
    sendAnswer(reply, await changeMember(this.writer, clubId, memberId, key, change));
  }

  @Post(':memberId/restore')
  @HttpCode(200)
  @membersApi.restore
  async restore(
    @Param('clubId', CLUB_ID) clubId: string,
    @Param('memberId', MEMBER_ID) memberId: string,
    @Key() key: WriteKey,
    @Res() reply: FastifyReply,
  ) {
    const change = { archived: false };
    sendAnswer(reply, await changeMember(this.writer, clubId, memberId, key, change));
  }
}
