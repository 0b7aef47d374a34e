import { Body, Controller, Get, Param, Patch, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ClubWriter } from '../../ledger/write/club-writer.js';
import { type Caller } from '../../people/caller.js';
import { Database } from '../../platform/database/database.js';
import { Needs } from '../../platform/http/needs.js';
import { By } from '../../platform/http/write/write-request.js';
import { CLUB_ID, ToClub, type ClubWrite } from '../../ledger/requests/club-write.js';
import { ChangeMembershipDto } from '../access.dto.js';
import { endResetLinks } from '../passwords/change-password.js';
import { Links } from '../links.js';
import { membershipsApi } from './memberships.api.js';
import {
  changeMembership,
  endMembership,
  listMemberships,
  makeResetLinkFor,
} from './memberships.js';
import { USER_ID } from '../path-parts.js';

@ApiTags('access')
@Controller('v1/clubs/:clubId/memberships')
export class MembershipsController {
  constructor(
    private readonly database: Database,
    private readonly writer: ClubWriter,
    private readonly links: Links,
  ) {}

  @Get()
  @Needs('read-all')
  @membershipsApi.list
  async list(@Param('clubId', CLUB_ID) clubId: string) {
    return { memberships: await listMemberships(this.database, clubId) };
  }

  @Patch(':userId')
  @Needs('keep-club')
  @membershipsApi.change
  async change(
    @ToClub() write: ClubWrite,
    @Param('userId', USER_ID) userId: string,
    @Body() body: ChangeMembershipDto,
  ) {
    const answer = await changeMembership(this.writer, write, userId, body);
    await endResetLinks(this.database, write.clubId);
    return answer;
  }

  @Post(':userId/end')
  @Needs('keep-club')
  @membershipsApi.end
  async end(@ToClub() write: ClubWrite, @Param('userId', USER_ID) userId: string) {
    const answer = await endMembership(this.writer, write, userId);
    await endResetLinks(this.database, write.clubId);
    return answer;
  }

  @Post(':userId/reset-link')
  @Needs('keep-club')
  @membershipsApi.resetLink
  async resetLink(
    @By() { user }: Caller,
    @Param('clubId', CLUB_ID) clubId: string,
    @Param('userId', USER_ID) userId: string,
    @Req() request: FastifyRequest,
  ) {
    const given = await makeResetLinkFor(this.database, user ?? '', clubId, userId);
    return this.links.to(request, 'reset', given);
  }
}
