import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Database } from '../../platform/database/database.js';
import { Needs } from '../../platform/http/needs.js';
import { CLUB_ID } from '../../ledger/requests/club-write.js';
import { searchApi } from './search.api.js';
import { SearchQuery } from './search.dto.js';
import { searchMoney } from './search-money.js';

@ApiTags('cash book')
@Controller('v1/clubs/:clubId/money')
export class SearchController {
  constructor(private readonly database: Database) {}

  @Get('search')
  @Needs('read-money')
  @searchApi.search
  search(@Param('clubId', CLUB_ID) clubId: string, @Query() { q }: SearchQuery) {
    return searchMoney(this.database, clubId, q);
  }
}
