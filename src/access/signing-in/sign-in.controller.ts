import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Database } from '../../platform/database/database.js';
import { Needs } from '../../platform/http/needs.js';
import { PairDto, ResetPasswordDto, SetupDto, SignInDto } from '../access.dto.js';
import { resetPassword } from '../passwords/change-password.js';
import { Passwords } from '../passwords/password.js';
import { readKnown } from './cookies.js';
import { pairDevice } from '../devices/devices.js';
import { letIn } from './let-in.js';
import { LINKS, networkOf, RateLimit } from './rate-limit.js';
import { Setup } from './setup.js';
import { signInApi } from './sign-in.api.js';
import { signIn, type SignedIn } from './sign-in.js';

/** The ways in, for who is not signed in yet. */
@ApiTags('access')
@Controller('v1')
export class SignInController {
  constructor(
    private readonly database: Database,
    private readonly rateLimit: RateLimit,
    private readonly passwords: Passwords,
    private readonly setup: Setup,
  ) {}

  @Get('setup')
  @Needs('anyone')
  @signInApi.isOpen
  async isOpen() {
    return { isOpen: await this.setup.isOpen() };
  }

  @Post('setup')
  @Needs('anyone')
  @signInApi.setup
  async setUp(
    @Body() body: SetupDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.rateLimit.take(LINKS, networkOf(request.ip));
    const signedIn = await this.setup.run(body);
    return letIn(this.database, { request, reply }, userOf(signedIn), body.bearer);
  }

  @Post('sign-in')
  @HttpCode(200)
  @Needs('anyone')
  @signInApi.signIn
  async signIn(
    @Body() { name, password, bearer }: SignInDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { database, rateLimit, passwords } = this;
    const asked = { name, password, address: request.ip, known: readKnown(request) };
    const signedIn = await signIn(database, rateLimit, passwords, asked);
    return letIn(this.database, { request, reply }, userOf(signedIn), bearer);
  }

  @Post('reset')
  @HttpCode(200)
  @Needs('anyone')
  @signInApi.reset
  async reset(
    @Body() body: ResetPasswordDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.rateLimit.take(LINKS, networkOf(request.ip));
    const signedIn = await resetPassword(this.database, this.passwords, body);
    return letIn(this.database, { request, reply }, userOf(signedIn), body.bearer);
  }

  @Post('pair')
  @HttpCode(200)
  @Needs('anyone')
  @signInApi.pair
  async pair(
    @Body() { token, bearer }: PairDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.rateLimit.take(LINKS, networkOf(request.ip));
    const { session, ...paired } = await pairDevice(this.database, token);
    const tablet = { user: null, ...paired, secret: session.secret, known: null };
    return letIn(this.database, { request, reply }, tablet, bearer);
  }
}

/** A user who has just signed in, as `letIn` takes them. */
export function userOf({ user, session, known }: SignedIn) {
  return { user, device: null, deviceClub: null, secret: session.secret, known };
}
