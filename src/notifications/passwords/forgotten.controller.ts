import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { networkOf, RateLimit, type Limit } from '../../access/signing-in/rate-limit.js';
import { Needs } from '../../platform/http/needs.js';
import { forgottenApi } from './forgotten.api.js';
import { ForgottenPasswordDto } from './forgotten.dto.js';
import { ForgottenPasswords } from './forgotten-passwords.js';

/** Names that are tried, from one network. */
const ASKED: Limit = { name: 'forgotten-passwords', most: 10, seconds: 900 };

/** A new password for somebody who cannot sign in. */
@ApiTags('access')
@Controller('v1')
export class ForgottenPasswordController {
  constructor(
    private readonly forgotten: ForgottenPasswords,
    private readonly rateLimit: RateLimit,
  ) {}

  @Post('forgotten-password')
  @HttpCode(200)
  @Needs('anyone')
  @forgottenApi.ask
  async ask(@Body() { name }: ForgottenPasswordDto, @Req() { ip }: FastifyRequest) {
    await this.rateLimit.take(ASKED, networkOf(ip));
    this.forgotten.ask(name);
    return { isTaken: true };
  }
}
