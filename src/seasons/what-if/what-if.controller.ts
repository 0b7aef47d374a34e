import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CLUB_ID } from '../../ledger/requests/club-write.js';
import type { Caller } from '../../people/caller.js';
import { Database } from '../../platform/database/database.js';
import { AtOnce, HEAVY_READS } from '../../platform/http/limits/at-once.js';
import { Needs } from '../../platform/http/needs.js';
import { By } from '../../platform/http/write/write-request.js';
import { Evenings } from '../../sessions/evenings.js';
import { readHead } from '../statistics/read/read-head.js';
import { sightOf } from '../who-sees.js';
import { readWhatIf } from './read-what-if.js';
import { whatIfApi } from './what-if.api.js';
import { WhatIfDto } from './what-if.dto.js';

@ApiTags('rule books')
@Controller('v1/clubs/:clubId/what-if')
export class WhatIfController {
  constructor(
    private readonly database: Database,
    private readonly evenings: Evenings,
  ) {}

  @Post()
  @AtOnce(HEAVY_READS)
  @HttpCode(200)
  @Needs('read-sessions')
  @whatIfApi.read
  async read(@By() by: Caller, @Param('clubId', CLUB_ID) clubId: string, @Body() body: WhatIfDto) {
    const at = await readHead(this.database, clubId);
    const sight = await sightOf(this.database, clubId, by);
    return readWhatIf(this.database, this.evenings, { at, sight }, body);
  }
}
