import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RateLimit, type Limit } from '../../access/signing-in/rate-limit.js';
import type { Caller } from '../../people/caller.js';
import { Database } from '../../platform/database/database.js';
import { Needs } from '../../platform/http/needs.js';
import { Door } from '../../platform/outgoing/door.js';
import { Problem } from '../../platform/http/problem/problem.js';
import { By } from '../../platform/http/write/write-request.js';
import { PUSHED_ID, pushApi } from './push.api.js';
import { SubscriptionDto } from './push.dto.js';
import { PushKeys } from './push-keys.js';
import {
  readDevices,
  removeDevice,
  renew,
  requireSubscription,
  subscribe,
} from './subscriptions.js';
import { tryPush } from './try-push.js';

/** Somebody who taps again and again makes no more than so many. */
const SUBSCRIBED: Limit = { name: 'push-devices', most: 60, seconds: 3_600 };
const TRIED: Limit = { name: 'push-trials', most: 10, seconds: 3_600 };

/** The devices of each user that are pushed to. */
@ApiTags('access')
@Controller('v1')
export class PushController {
  constructor(
    private readonly database: Database,
    private readonly keys: PushKeys,
    private readonly rateLimit: RateLimit,
    private readonly door: Door,
  ) {}

  @Post('me/notifications/devices')
  @HttpCode(200)
  @Needs('user')
  @pushApi.subscribe
  async subscribe(@By() caller: Caller, @Body() body: SubscriptionDto) {
    const of = this.#of(caller, body);
    await this.rateLimit.take(SUBSCRIBED, of.user);
    return { state: 'on', id: await subscribe(this.database.pool, of, body) };
  }

  @Post('me/notifications/devices/renew')
  @HttpCode(200)
  @Needs('user')
  @pushApi.renew
  renew(@By() caller: Caller, @Body() body: SubscriptionDto) {
    return renew(this.database.pool, this.#of(caller, body), body);
  }

  @Post('me/notifications/devices/:pushedId/remove')
  @HttpCode(200)
  @Needs('user')
  @pushApi.remove
  async remove(@By() { user }: Caller, @Param('pushedId', PUSHED_ID) id: string) {
    const { pool } = this.database;
    if (!(await removeDevice(pool, user ?? '', id))) throw new Problem('push-device-not-found', {});
    return { devices: await readDevices(pool, user ?? '') };
  }

  @Post('me/notifications/devices/:pushedId/try')
  @HttpCode(200)
  @Needs('user')
  @pushApi.try
  async try(@By() { user }: Caller, @Param('pushedId', PUSHED_ID) device: string) {
    const { keys, door } = this;
    if (keys.subject === null || user === null) throw new Problem('no-pushes', {});
    await this.rateLimit.take(TRIED, user);
    return tryPush({ pool: this.database.pool, keys, door }, { user, device });
  }

  #of({ user, token }: Caller, body: SubscriptionDto) {
    if (this.keys.subject === null || user === null) throw new Problem('no-pushes', {});
    requireSubscription(body);
    return { user, token };
  }
}
