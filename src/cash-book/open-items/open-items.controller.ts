import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { whoseRecords } from '../../clubs/whose-records.js';
import { ClubWriter } from '../../ledger/write/club-writer.js';
import type { Caller } from '../../people/caller.js';
import { Database } from '../../platform/database/database.js';
import { AtOnce, HEAVY_READS } from '../../platform/http/limits/at-once.js';
import { Needs } from '../../platform/http/needs.js';
import { By } from '../../platform/http/write/write-request.js';
import type { MatchList } from './matches.view.js';
import { moveMatch } from './move-match.js';
import { CLUB_ID, ToClub, type ClubWrite } from '../../ledger/requests/club-write.js';
import { openItemsApi } from './open-items.api.js';
import { MatchesQuery, MatchMoveDto, OpenItemsQuery } from './open-items.dto.js';
import type { OpenItemsList } from './open-items.view.js';
import { readMatches } from './read-matches.js';
import { readOpenItems } from './read-open-items.js';

@ApiTags('cash book')
@Controller('v1/clubs/:clubId')
export class OpenItemsController {
  constructor(
    private readonly writer: ClubWriter,
    private readonly database: Database,
  ) {}

  @Get('open-items')
  @AtOnce(HEAVY_READS)
  @Needs('read-account')
  @openItemsApi.list
  async list(
    @By() by: Caller,
    @Param('clubId', CLUB_ID) clubId: string,
    @Query() { member, on }: OpenItemsQuery,
  ): Promise<OpenItemsList> {
    const whose = whoseRecords(by, member ?? null);
    const { currency, members } = await readOpenItems(this.database, clubId, whose, {
      on: on ?? null,
    });
    return { currency, members };
  }

  @Get('matches')
  @AtOnce(HEAVY_READS)
  @Needs('read-account')
  @openItemsApi.matches
  matches(
    @By() by: Caller,
    @Param('clubId', CLUB_ID) clubId: string,
    @Query() { member }: MatchesQuery,
  ): Promise<MatchList> {
    return readMatches(this.database, clubId, whoseRecords(by, member) ?? member);
  }

  @Post('matches')
  @Needs('keep-money')
  @openItemsApi.move
  move(@ToClub() write: ClubWrite, @Body() body: MatchMoveDto) {
    return moveMatch(this.writer, this.database, write, body);
  }
}
