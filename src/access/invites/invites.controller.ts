import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ClubWriter } from '../../ledger/write/club-writer.js';
import { type Caller } from '../../people/caller.js';
import { Database } from '../../platform/database/database.js';
import { Needs } from '../../platform/http/needs.js';
import { By } from '../../platform/http/write/write-request.js';
import { CLUB_ID } from '../../ledger/requests/club-write.js';
import { InviteDto, InviteTokenDto, SignUpDto } from '../access.dto.js';
import { invitesApi } from './invites.api.js';
import { listInvites, makeInvite, revokeInvite, showInvite } from './invites.js';
import { acceptInvite, signUp } from './take-invite.js';
import { Passwords } from '../passwords/password.js';
import { letIn } from '../signing-in/let-in.js';
import { Links } from '../links.js';
import { readMe } from '../signing-in/me.js';
import { LINKS, networkOf, RateLimit } from '../signing-in/rate-limit.js';
import { userOf } from '../signing-in/sign-in.controller.js';
import { INVITE_ID } from '../path-parts.js';

@ApiTags('access')
@Controller('v1')
export class InvitesController {
  constructor(
    private readonly database: Database,
    private readonly writer: ClubWriter,
    private readonly rateLimit: RateLimit,
    private readonly links: Links,
    private readonly passwords: Passwords,
  ) {}

  @Post('clubs/:clubId/invites')
  @Needs('invite')
  @invitesApi.make
  async make(
    @By() by: Caller,
    @Param('clubId', CLUB_ID) clubId: string,
    @Body() body: InviteDto,
    @Req() request: FastifyRequest,
  ) {
    const { invite, secret } = await makeInvite(this.database, by, clubId, body);
    const { expiresAt } = invite;
    return { invite, ...this.links.to(request, 'invite', { secret, expiresAt }) };
  }

  @Get('clubs/:clubId/invites')
  @Needs('read-all')
  @invitesApi.list
  async list(@Param('clubId', CLUB_ID) clubId: string) {
    return { invites: await listInvites(this.database, clubId) };
  }

  @Post('clubs/:clubId/invites/:inviteId/revoke')
  @HttpCode(200)
  @Needs('invite')
  @invitesApi.revoke
  revoke(@Param('clubId', CLUB_ID) clubId: string, @Param('inviteId', INVITE_ID) inviteId: string) {
    return revokeInvite(this.database, clubId, inviteId);
  }

  @Post('invites/show')
  @HttpCode(200)
  @Needs('anyone')
  @invitesApi.show
  async show(@Body() { token }: InviteTokenDto, @Req() request: FastifyRequest) {
    await this.rateLimit.take(LINKS, networkOf(request.ip));
    return showInvite(this.database, token);
  }

  @Post('invites/accept')
  @HttpCode(200)
  @Needs('user')
  @invitesApi.accept
  async accept(@By() by: Caller, @Body() { token }: InviteTokenDto) {
    const me = await readMe(this.database, by);
    if (me.user !== null) await acceptInvite(this.database, this.writer, token, me.user);
    return readMe(this.database, by);
  }

  @Post('invites/sign-up')
  @Needs('anyone')
  @invitesApi.signUp
  async signUp(
    @Body() body: SignUpDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.rateLimit.take(LINKS, networkOf(request.ip));
    const signedIn = await signUp(this.database, this.writer, this.passwords, body);
    return letIn(this.database, { request, reply }, userOf(signedIn), body.bearer);
  }
}
