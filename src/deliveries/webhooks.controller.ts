import { randomUUID } from 'node:crypto';
import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ClubWriter } from '../ledger/write/club-writer.js';
import type { Caller } from '../people/caller.js';
import { Database } from '../platform/database/database.js';
import { Needs } from '../platform/http/needs.js';
import { Problem } from '../platform/http/problem/problem.js';
import { By } from '../platform/http/write/write-request.js';
import { CLUB_ID, ToClub, type ClubWrite } from '../ledger/requests/club-write.js';
import { Door } from '../platform/outgoing/door.js';
import { SecretBox } from '../platform/secret-box.js';
import { addWebhook, endByHand, makeSecret, sendAgain } from './change-webhooks.js';
import { listWebhooks } from './read-webhooks.js';
import { bodyOf, sendTest } from './send.js';
import { WEBHOOK_ID, webhooksApi } from './webhook.api.js';
import { AddWebhookDto, SendAgainDto } from './webhook.dto.js';

@ApiTags('webhooks')
@Controller('v1/clubs/:clubId/webhooks')
export class WebhooksController {
  constructor(
    private readonly database: Database,
    private readonly writer: ClubWriter,
    private readonly door: Door,
    private readonly box: SecretBox,
  ) {}

  @Post()
  @Needs('keep-club')
  @webhooksApi.add
  add(@ToClub() write: ClubWrite, @By() { user }: Caller, @Body() body: AddWebhookDto) {
    return addWebhook(this.database.pool, this.writer, write, { ...body, by: user ?? '' });
  }

  @Get()
  @Needs('keep-club')
  @webhooksApi.list
  async list(@Param('clubId', CLUB_ID) clubId: string) {
    return { webhooks: await listWebhooks(this.database.pool, clubId) };
  }

  @Post(':webhookId/secret')
  @Needs('keep-club')
  @webhooksApi.secret
  secret(
    @Param('clubId', CLUB_ID) clubId: string,
    @Param('webhookId', WEBHOOK_ID) id: string,
    @By() { user, device, member }: Caller,
  ) {
    const { writer, box } = this;
    const { pool } = this.database;
    return makeSecret({ pool, writer, box }, { clubId, actor: { user, device, member } }, id);
  }

  @Post(':webhookId/test')
  @Needs('keep-club')
  @webhooksApi.test
  async test(
    @Param('clubId', CLUB_ID) club: string,
    @Param('webhookId', WEBHOOK_ID) webhook: string,
  ) {
    const { door, box } = this;
    const sending = { pool: this.database.pool, door, box, stopping: new AbortController().signal };
    const time = new Date().toISOString();
    const body = bodyOf({ club, kind: 'test', time, event: null, session: null });
    const message = { id: `${club}:test-${randomUUID()}`, body };
    const answered = await sendTest(sending, { club, webhook }, message);
    if (answered === null) throw new Problem('webhook-not-found', {});
    return answered;
  }

  @Post(':webhookId/send-again')
  @Needs('keep-club')
  @webhooksApi.again
  again(
    @Param('clubId', CLUB_ID) clubId: string,
    @Param('webhookId', WEBHOOK_ID) id: string,
    @Body() { event }: SendAgainDto,
  ) {
    return sendAgain(this.database.pool, clubId, id, event ?? null);
  }

  @Post(':webhookId/end')
  @Needs('keep-club')
  @webhooksApi.end
  end(@ToClub() write: ClubWrite, @Param('webhookId', WEBHOOK_ID) id: string) {
    return endByHand(this.database.pool, this.writer, write, id);
  }
}
