import { Body, Controller, Get, HttpCode, Param, Patch, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ClubWriter } from '../../ledger/write/club-writer.js';
import { Database } from '../../platform/database/database.js';
import type { Caller } from '../../people/caller.js';
import {
  By,
  CLUB_ID,
  Key,
  ToClub,
  sendAnswer,
  type ClubWrite,
  type WriteKey,
} from '../../platform/http/write/write-request.js';
import { changeClub, chooseClubLanguage, openClub, showClubStatistics } from './change-club.js';
import { clubsApi } from './clubs.api.js';
import { ClubLanguageDto, OpenClubDto, RenameDto, StatisticsShownDto } from './club.dto.js';
import { listClubs, readClub, readOwner } from './read-clubs.js';
import { Needs } from '../../platform/http/needs.js';

@ApiTags('clubs')
@Controller('v1/clubs')
export class ClubsController {
  constructor(
    private readonly writer: ClubWriter,
    private readonly database: Database,
  ) {}

  @Post()
  @Needs('user')
  @clubsApi.open
  async open(
    @By() { user }: Caller,
    @Key() key: WriteKey,
    @Body() body: OpenClubDto,
    @Res() reply: FastifyReply,
  ) {
    const owner = await readOwner(this.database, user);
    sendAnswer(reply, await openClub(this.writer, key, owner, body));
  }

  @Get()
  @Needs('signed-in')
  @clubsApi.list
  async list(@By() by: Caller) {
    return { clubs: await listClubs(this.database, by) };
  }

  @Get(':clubId')
  @Needs('read-sessions')
  @clubsApi.read
  read(@Param('clubId', CLUB_ID) clubId: string) {
    return readClub(this.database, clubId);
  }

  @Patch(':clubId')
  @Needs('keep-club')
  @clubsApi.rename
  async rename(@ToClub() write: ClubWrite, @Body() body: RenameDto, @Res() reply: FastifyReply) {
    sendAnswer(reply, await changeClub(this.writer, write, body));
  }

  @Post(':clubId/language')
  @HttpCode(200)
  @Needs('keep-club')
  @clubsApi.chooseLanguage
  async chooseLanguage(
    @ToClub() write: ClubWrite,
    @Body() { language }: ClubLanguageDto,
    @Res() reply: FastifyReply,
  ) {
    sendAnswer(reply, await chooseClubLanguage(this.writer, write, language));
  }

  @Post(':clubId/statistics-shown')
  @HttpCode(200)
  @Needs('keep-club')
  @clubsApi.showStatistics
  async showStatistics(
    @ToClub() write: ClubWrite,
    @Body() { shown }: StatisticsShownDto,
    @Res() reply: FastifyReply,
  ) {
    sendAnswer(reply, await showClubStatistics(this.writer, write, shown));
  }

  @Post(':clubId/archive')
  @HttpCode(200)
  @Needs('keep-club')
  @clubsApi.archive
  async archive(@ToClub() write: ClubWrite, @Res() reply: FastifyReply) {
    sendAnswer(reply, await changeClub(this.writer, write, { archived: true }));
  }

  @Post(':clubId/restore')
  @HttpCode(200)
  @Needs('keep-club')
  @clubsApi.restore
  async restore(@ToClub() write: ClubWrite, @Res() reply: FastifyReply) {
    sendAnswer(reply, await changeClub(this.writer, write, { archived: false }));
  }
}
