import { Body, Controller, Get, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ClubWriter } from '../../ledger/write/club-writer.js';
import { Database } from '../../platform/database/database.js';
import type { Caller } from '../../people/caller.js';
import { Key, type WriteKey } from '../../ledger/requests/write-key.js';
import { By } from '../../platform/http/write/write-request.js';
import { CLUB_ID, ToClub, type ClubWrite } from '../../ledger/requests/club-write.js';
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
  async open(@By() { user }: Caller, @Key() key: WriteKey, @Body() body: OpenClubDto) {
    const owner = await readOwner(this.database, user);
    return openClub(this.writer, key, owner, body);
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
  rename(@ToClub() write: ClubWrite, @Body() body: RenameDto) {
    return changeClub(this.writer, write, body);
  }

  @Post(':clubId/language')
  @Needs('keep-club')
  @clubsApi.chooseLanguage
  chooseLanguage(@ToClub() write: ClubWrite, @Body() { language }: ClubLanguageDto) {
    return chooseClubLanguage(this.writer, write, language);
  }

  @Post(':clubId/statistics-shown')
  @Needs('keep-club')
  @clubsApi.showStatistics
  showStatistics(@ToClub() write: ClubWrite, @Body() { shown }: StatisticsShownDto) {
    return showClubStatistics(this.writer, write, shown);
  }

  @Post(':clubId/archive')
  @Needs('keep-club')
  @clubsApi.archive
  archive(@ToClub() write: ClubWrite) {
    return changeClub(this.writer, write, { archived: true });
  }

  @Post(':clubId/restore')
  @Needs('keep-club')
  @clubsApi.restore
  restore(@ToClub() write: ClubWrite) {
    return changeClub(this.writer, write, { archived: false });
  }
}
