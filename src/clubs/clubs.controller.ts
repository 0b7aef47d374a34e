import { Body, Controller, Get, HttpCode, Param, Patch, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ClubWriter } from '../ledger/club-writer.js';
import { Database } from '../platform/database.js';
import {
  CLUB_ID,
  Key,
  ToClub,
  sendAnswer,
  type ClubWrite,
  type WriteKey,
} from '../platform/write-request.js';
import { changeClub, openClub } from './change-club.js';
import { clubsApi } from './clubs.api.js';
import { OpenClubDto, RenameDto } from './club.dto.js';
import { listClubs, readClub } from './read-clubs.js';

@ApiTags('clubs')
@Controller('v1/clubs')
export class ClubsController {
  constructor(
    private readonly writer: ClubWriter,
    private readonly database: Database,
  ) {}

  @Post()
  @clubsApi.open
  async open(@Body() body: OpenClubDto, @Key() key: WriteKey, @Res() reply: FastifyReply) {
    sendAnswer(reply, await openClub(this.writer, key, body));
  }

  @Get()
  @clubsApi.list
  async list() {
    return { clubs: await listClubs(this.database) };
  }

  @Get(':clubId')
  @clubsApi.read
  read(@Param('clubId', CLUB_ID) clubId: string) {
    return readClub(this.database, clubId);
  }

  @Patch(':clubId')
  @clubsApi.rename
  async rename(@ToClub() write: ClubWrite, @Body() body: RenameDto, @Res() reply: FastifyReply) {
    sendAnswer(reply, await changeClub(this.writer, write, body));
  }

  @Post(':clubId/archive')
  @HttpCode(200)
  @clubsApi.archive
  async archive(@ToClub() write: ClubWrite, @Res() reply: FastifyReply) {
    sendAnswer(reply, await changeClub(this.writer, write, { archived: true }));
  }

  @Post(':clubId/restore')
  @HttpCode(200)
  @clubsApi.restore
  async restore(@ToClub() write: ClubWrite, @Res() reply: FastifyReply) {
    sendAnswer(reply, await changeClub(this.writer, write, { archived: false }));
  }
}
