import { Controller, Get, Headers, Param, Res } from '@nestjs/common';
import { ApiExtraModels, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AtOnce, HEAVY_READS } from '../../platform/http/limits/at-once.js';
import { Needs } from '../../platform/http/needs.js';
import { hasAlready, type Headers as RequestHeaders } from '../../platform/http/request-headers.js';
import { CLUB_ID } from '../../ledger/requests/club-write.js';
import { Evenings } from '../evenings.js';
import { stepsApi } from './steps.api.js';
import { STEP_VIEWS } from './steps.view.js';
import { SESSION_ID } from '../to-session.js';

@ApiTags('sessions')
@ApiExtraModels(...STEP_VIEWS)
@Controller('v1/clubs/:clubId/sessions/:sessionId/steps')
export class StepsController {
  constructor(private readonly evenings: Evenings) {}

  @Get()
  @AtOnce(HEAVY_READS)
  @Needs('read-sessions')
  @stepsApi.read
  async read(
    @Param('clubId', CLUB_ID) clubId: string,
    @Param('sessionId', SESSION_ID) sessionId: string,
    @Headers() headers: RequestHeaders,
    @Res() reply: FastifyReply,
  ) {
    const { steps, etag } = await this.evenings.read('steps', clubId, sessionId);
    void reply.header('etag', etag);
    if (hasAlready(headers, etag)) void reply.code(304).send();
    else void reply.send(steps);
  }
}
