import { Body, Controller, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ClubWriter } from '../../ledger/write/club-writer.js';
import { Database } from '../../platform/database/database.js';
import { Needs } from '../../platform/http/needs.js';
import {
  MEMBER_ID,
  ToClub,
  sendAnswer,
  type ClubWrite,
} from '../../platform/http/write/write-request.js';
import { makeMember, mergeGuest } from './change-guest.js';
import { addMember } from '../members/change-member.js';
import { AddMemberDto, MergeGuestDto } from '../clubs/club.dto.js';
import { guestsApi } from './guests.api.js';

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
  async add(@ToClub() write: ClubWrite, @Body() body: AddMemberDto, @Res() reply: FastifyReply) {
    sendAnswer(reply, await addMember(this.writer, write, body, 'guest-added'));
  }

  @Post(':memberId/make-member')
  @HttpCode(200)
  @Needs('keep-members')
  @guestsApi.makeMember
  async makeMember(
    @ToClub() write: ClubWrite,
    @Param('memberId', MEMBER_ID) guestId: string,
    @Res() reply: FastifyReply,
  ) {
    sendAnswer(reply, await makeMember(this.writer, write, guestId));
  }

  @Post(':memberId/merge')
  @HttpCode(200)
  @Needs('keep-members')
  @guestsApi.merge
  async merge(
    @ToClub() write: ClubWrite,
    @Param('memberId', MEMBER_ID) guestId: string,
    @Body() { into }: MergeGuestDto,
    @Res() reply: FastifyReply,
  ) {
    sendAnswer(reply, await mergeGuest(this.writer, this.database, write, guestId, into));
  }
}
