import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { whoseRecords } from '../../clubs/whose-records.js';
import type { Caller } from '../../people/caller.js';
import { Database } from '../../platform/database/database.js';
import { AtOnce, HEAVY_READS } from '../../platform/http/limits/at-once.js';
import { Needs } from '../../platform/http/needs.js';
import { readCursor, USUAL_PAGE } from '../../platform/http/page.js';
import { By } from '../../platform/http/write/write-request.js';
import { CLUB_ID } from '../../ledger/requests/club-write.js';
import { OWNER_ID } from '../path-parts.js';
import { CardQuery } from './card.dto.js';
import { cardsApi } from './cards.api.js';
import { readCard } from './read-card.js';

@ApiTags('cash book')
@Controller('v1/clubs/:clubId/account-cards')
export class CardsController {
  constructor(private readonly database: Database) {}

  @Get(':ownerId/vouchers')
  @AtOnce(HEAVY_READS)
  @Needs('read-account')
  @cardsApi.read
  read(
    @By() by: Caller,
    @Param('clubId', CLUB_ID) clubId: string,
    @Param('ownerId', OWNER_ID) owner: string,
    @Query() { from, to, cursor, limit }: CardQuery,
  ) {
    // An account of the club is no member's own: those who see their own only are refused it.
    whoseRecords(by, owner);
    return readCard(
      this.database,
      clubId,
      { owner },
      {
        from: from ?? null,
        to: to ?? null,
        after: readCursor(cursor),
        head: null,
        limit: limit ?? USUAL_PAGE,
      },
    );
  }
}
