import { Controller, Get, Header, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { By } from '../../platform/http/write/write-request.js';
import type { Caller } from '../../people/caller.js';
import { Database } from '../../platform/database/database.js';
import { Needs } from '../../platform/http/needs.js';
import { CLUB_ID } from '../../ledger/requests/club-write.js';
import { Addresses } from '../../platform/network/addresses.js';
import { calendarApi, FEED_SECRET } from './calendar.api.js';
import type { CalendarMadeView } from './calendar.view.js';
import { endFeed, makeFeed, readCalendar, readFeeds, type Feed } from './feeds.js';

@ApiTags('planned evenings')
@Controller('v1')
export class CalendarController {
  constructor(
    private readonly database: Database,
    private readonly addresses: Addresses,
  ) {}

  @Get('calendars/:secret')
  @Needs('anyone')
  @Header('content-type', 'text/calendar; charset=utf-8')
  @calendarApi.read
  read(@Param('secret', FEED_SECRET) secret: string) {
    return readCalendar(this.database, secret);
  }

  @Get('clubs/:clubId/calendars')
  @Needs('answer-evening')
  @calendarApi.list
  list(@Param('clubId', CLUB_ID) clubId: string, @By() { user }: Caller) {
    return readFeeds(this.database, { clubId, user });
  }

  @Post('clubs/:clubId/calendars/own')
  @Needs('answer-evening')
  @calendarApi.makeOwn
  makeOwn(
    @Param('clubId', CLUB_ID) clubId: string,
    @By() { user }: Caller,
    @Req() request: FastifyRequest,
  ) {
    return this.#make({ clubId, user }, request);
  }

  @Post('clubs/:clubId/calendars/own/end')
  @HttpCode(200)
  @Needs('answer-evening')
  @calendarApi.endOwn
  async endOwn(@Param('clubId', CLUB_ID) clubId: string, @By() { user }: Caller) {
    await endFeed(this.database, { clubId, user });
    return readFeeds(this.database, { clubId, user });
  }

  @Post('clubs/:clubId/calendars/club')
  @Needs('plan-evenings')
  @calendarApi.makeClubs
  makeClubs(@Param('clubId', CLUB_ID) clubId: string, @Req() request: FastifyRequest) {
    return this.#make({ clubId, user: null }, request);
  }

  @Post('clubs/:clubId/calendars/club/end')
  @HttpCode(200)
  @Needs('plan-evenings')
  @calendarApi.endClubs
  async endClubs(@Param('clubId', CLUB_ID) clubId: string, @By() { user }: Caller) {
    await endFeed(this.database, { clubId, user: null });
    return readFeeds(this.database, { clubId, user });
  }

  async #make(feed: Feed, request: FastifyRequest): Promise<CalendarMadeView> {
    const secret = await makeFeed(this.database, feed);
    const links = this.addresses.seenBy(request).map(({ origin, reach }) => {
      return { link: `${origin.replace(/\/+$/, '')}/v1/calendars/${secret}.ics`, reach };
    });
    return { links };
  }
}
