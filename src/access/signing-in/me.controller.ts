import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Caller } from '../../people/caller.js';
import { Database } from '../../platform/database/database.js';
import { Needs } from '../../platform/http/needs.js';
import { By } from '../../platform/http/write/write-request.js';
import { ChangePasswordDto, MyLanguageDto, ProgramTokenDto } from '../access.dto.js';
import { changePassword } from '../passwords/change-password.js';
import { Passwords } from '../passwords/password.js';
import { clearSession, readBearer, readSession, setSession } from './cookies.js';
import { letIn } from './let-in.js';
import { meApi } from './me.api.js';
import { chooseMyLanguage, readMe } from './me.js';
import {
  listProgramTokens,
  makeProgramToken,
  revokeProgramToken,
} from '../tokens/program-tokens.js';
import { RateLimit } from './rate-limit.js';
import { csrfTokenOf } from '../tokens/secret.js';
import { userOf } from './sign-in.controller.js';
import { revokeToken, signOutEverywhere } from '../tokens/tokens.js';
import { TOKEN_ID } from '../path-parts.js';

/** The caller's own affairs: every signed-in caller may change them. */
@ApiTags('access')
@Controller('v1')
export class MeController {
  constructor(
    private readonly database: Database,
    private readonly rateLimit: RateLimit,
    private readonly passwords: Passwords,
  ) {}

  @Get('me')
  @Needs('signed-in')
  @meApi.me
  async me(
    @By() by: Caller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const cookie = readBearer(request) === null ? readSession(request) : null;
    const csrfToken = cookie === null ? null : csrfTokenOf(cookie);
    // A browser forgets a cookie after a year at most, the tablet's too unless it is renewed.
    if (cookie !== null) setSession(request, reply, cookie);
    return { ...(await readMe(this.database, by)), csrfToken };
  }

  @Post('sign-out')
  @HttpCode(200)
  @Needs('signed-in')
  @meApi.signOut
  async signOut(
    @By() { token }: Caller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await revokeToken(this.database.prisma, token);
    clearSession(request, reply);
    return { signedOut: true };
  }

  @Post('sign-out-everywhere')
  @HttpCode(200)
  @Needs('user')
  @meApi.signOutEverywhere
  async signOutEverywhere(
    @By() { user }: Caller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await signOutEverywhere(this.database, user ?? '');
    clearSession(request, reply);
    return { signedOut: true };
  }

  @Post('me/password')
  @HttpCode(200)
  @Needs('user')
  @meApi.changePassword
  async password(
    @By() { user }: Caller,
    @Body() body: ChangePasswordDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { database, rateLimit, passwords } = this;
    const asked = { ...body, user: user ?? '' };
    const signedIn = await changePassword(database, rateLimit, passwords, asked);
    const bearer = readBearer(request) !== null;
    return letIn(this.database, { request, reply }, userOf(signedIn), bearer);
  }

  @Post('me/language')
  @HttpCode(200)
  @Needs('user')
  @meApi.chooseLanguage
  language(@By() { user }: Caller, @Body() { language }: MyLanguageDto) {
    return chooseMyLanguage(this.database, user ?? '', language);
  }

  @Get('me/tokens')
  @Needs('user')
  @meApi.listTokens
  async tokens(@By() { user }: Caller) {
    return { tokens: await listProgramTokens(this.database, user ?? '') };
  }

  @Post('me/tokens')
  @Needs('user')
  @meApi.makeToken
  makeToken(@By() by: Caller, @Body() body: ProgramTokenDto) {
    return makeProgramToken(this.database, by, body);
  }

  @Post('me/tokens/:tokenId/revoke')
  @HttpCode(200)
  @Needs('user')
  @meApi.revokeToken
  revokeToken(@By() { user }: Caller, @Param('tokenId', TOKEN_ID) tokenId: string) {
    return revokeProgramToken(this.database, user ?? '', tokenId);
  }
}
