import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ClubWriter } from '../ledger/write/club-writer.js';
import type { Caller } from '../people/caller.js';
import { Database } from '../platform/database/database.js';
import { Needs } from '../platform/http/needs.js';
import { By } from '../platform/http/write/write-request.js';
import { ToClub, type ClubWrite } from '../ledger/requests/club-write.js';
import { addList } from './add-list.js';
import { MemberListDto, TakeBackListDto } from './member-list.dto.js';
import { memberListsApi } from './member-lists.api.js';
import { takeBackList } from './take-back-list.js';

/** The lists of members that a club brings. */
@ApiTags('members')
@Controller('v1/clubs/:clubId/member-lists')
export class MemberListsController {
  constructor(
    private readonly writer: ClubWriter,
    private readonly database: Database,
  ) {}

  @Post()
  @Needs('keep-members')
  @memberListsApi.add
  add(@By() by: Caller, @ToClub() write: ClubWrite, @Body() list: MemberListDto) {
    return addList(this.writer, this.database, { by, write }, list);
  }

  @Post('take-back')
  @HttpCode(200)
  @Needs('keep-members')
  @memberListsApi.takeBack
  takeBack(@By() by: Caller, @ToClub() write: ClubWrite, @Body() list: TakeBackListDto) {
    return takeBackList(this.writer, this.database, { by, write }, list);
  }
}
