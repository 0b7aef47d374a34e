import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ClubWriter } from '../../ledger/write/club-writer.js';
import { Database } from '../../platform/database/database.js';
import { Needs } from '../../platform/http/needs.js';
import { ToClub, type ClubWrite } from '../../ledger/requests/club-write.js';
import { countPurse, movePurse } from './count-purse.js';
import { PurseCountDto, PurseMoveDto } from './purse.dto.js';
import { pursesApi } from './purses.api.js';

@ApiTags('cash book')
@Controller('v1/clubs/:clubId')
export class PursesController {
  constructor(
    private readonly writer: ClubWriter,
    private readonly database: Database,
  ) {}

  @Post('purse-moves')
  @Needs('keep-money')
  @pursesApi.move
  move(@ToClub() write: ClubWrite, @Body() body: PurseMoveDto) {
    return movePurse(this.writer, write, body);
  }

  @Post('purse-counts')
  @Needs('keep-money')
  @pursesApi.count
  count(@ToClub() write: ClubWrite, @Body() body: PurseCountDto) {
    return countPurse(this.writer, this.database, write, body);
  }
}
