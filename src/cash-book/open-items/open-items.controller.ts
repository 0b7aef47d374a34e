import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { whoseRecords } from '../../clubs/whose-records.js';
import type { Caller } from '../../people/caller.js';
import { Database } from '../../platform/database/database.js';
import { AtOnce } from '../../platform/http/limits/at-once.js';
import { Needs } from '../../platform/http/needs.js';
import { By } from '../../platform/http/write/write-request.js';
import { CLUB_ID } from '../../ledger/requests/club-write.js';
import { openItemsApi } from './open-items.api.js';
import { OpenItemsQuery } from './open-items.dto.js';
import type { OpenItemsList } from './open-items.view.js';
import { readOpenItems } from './read-open-items.js';

@ApiTags('cash book')
@Controller('v1/clubs/:clubId/open-items')
export class OpenItemsController {
  constructor(private readonly database: Database) {}

  @Get()
  @AtOnce('heavy-reads')
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
}
