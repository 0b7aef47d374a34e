import { Body, Controller, Get, HttpCode, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf, RateLimit, type Limit } from '../../access/signing-in/rate-limit.js';
import type { Caller } from '../../people/caller.js';
import { USUAL_LANGUAGE, type LanguageId } from '../../people/languages.js';
import { Database } from '../../platform/database/database.js';
import { Needs } from '../../platform/http/needs.js';
import { Problem } from '../../platform/http/problem/problem.js';
import { TakesForm } from '../../platform/http/takes-bytes.js';
import { By } from '../../platform/http/write/write-request.js';
import { isTimeZone } from '../../values/time-zone.js';
import { fill } from '../../words/fill.js';
import { mailWords } from '../../words/mail.js';
import { CATEGORIES } from '../categories.js';
import { asPage } from '../mail/html.js';
import { MailRelay, readEndingToken, type Ending } from '../mail/mail-settings.js';
import { Mailer } from '../mail/mailer.js';
import { PushKeys } from '../push/push-keys.js';
import { endCategories } from '../saying/reader.js';
import {
  askAddress,
  confirmAddress,
  languageOf,
  readConfirmation,
  removeAddress,
} from './address.js';
import { notificationsApi } from './notifications.api.js';
import { changeSettings, readNotifications, readSettings } from './settings.js';
import { AddressDto, MailTokenQuery, NotificationsDto } from './settings.dto.js';

/** Nobody is sent letters by somebody who types their address again and again. */
const ASKED: Limit = { name: 'mail-address', most: 5, seconds: 3_600 };

/** Links that are followed, from one network: that of a provider of mail follows those of many. */
const FOLLOWED: Limit = { name: 'mail-links', most: 600, seconds: 60 };

const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
} as const;

type Words = ReturnType<typeof mailWords>['mail'];

/** The choices of each user about mails, and the pages that the links in mails lead to. */
@ApiTags('access')
@Controller('v1')
export class NotificationsController {
  constructor(
    private readonly database: Database,
    private readonly relay: MailRelay,
    private readonly keys: PushKeys,
    private readonly rateLimit: RateLimit,
  ) {}

  @Get('me/notifications')
  @Needs('user')
  @notificationsApi.read
  read(@By() { user }: Caller) {
    const instance = { canSend: this.relay.settings !== null, keys: this.keys };
    return readNotifications(this.database.pool, user ?? '', instance);
  }

  @Put('me/notifications')
  @Needs('user')
  @notificationsApi.change
  change(@By() { user }: Caller, @Body() body: NotificationsDto) {
    if (body.timeZone != null && !isTimeZone(body.timeZone)) {
      throw new Problem('no-such-time-zone', {}, { field: 'timeZone' });
    }
    return changeSettings(this.database.pool, user ?? '', body);
  }

  @Post('me/notifications/address')
  @HttpCode(200)
  @Needs('user')
  @notificationsApi.address
  async address(@By() { user }: Caller, @Body() { address }: AddressDto) {
    const { settings } = this.relay;
    if (settings === null || user === null) throw new Problem('no-mails', {});
    await this.rateLimit.take(ASKED, user);
    const mailer = new Mailer(settings);
    try {
      await askAddress(this.database.pool, mailer, { user, address });
    } finally {
      mailer.close();
    }
    return readSettings(this.database.pool, user);
  }

  @Post('me/notifications/address/remove')
  @HttpCode(200)
  @Needs('user')
  @notificationsApi.noAddress
  async noAddress(@By() { user }: Caller) {
    await removeAddress(this.database.pool, user ?? '');
    return readSettings(this.database.pool, user ?? '');
  }

  @Get('mails/confirm')
  @Needs('anyone')
  @notificationsApi.confirmPage
  async confirmPage(
    @Query() { token = '' }: MailTokenQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const language = await readConfirmation(this.database.pool, token);
    return this.#page(reply, language, ({ confirm }) => ({
      title: confirm.subject,
      text: '',
      button: confirm.button,
    }));
  }

  @Post('mails/confirm')
  @HttpCode(200)
  @TakesForm()
  @Needs('anyone')
  @notificationsApi.confirm
  async confirm(
    @Query() { token = '' }: MailTokenQuery,
    @Req() { ip }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.rateLimit.take(FOLLOWED, networkOf(ip));
    const language = await readConfirmation(this.database.pool, token);
    if (language !== null) await confirmAddress(this.database.pool, token);
    return this.#page(reply, language, ({ confirm: { done, doneText } }) => ({
      title: done,
      text: doneText,
      button: null,
    }));
  }

  @Get('mails/end')
  @Needs('anyone')
  @notificationsApi.endPage
  async endPage(
    @Query() { token = '' }: MailTokenQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const ending = this.#ending(token);
    return this.#page(reply, await this.#languageOf(ending), ({ ending: words, categories }) => ({
      title: words.title,
      text: fill(words.text, {
        categories: categoriesOf(ending)
          .map((one) => categories[one])
          .join(', '),
      }),
      button: words.button,
    }));
  }

  @Post('mails/end')
  @HttpCode(200)
  @TakesForm()
  @Needs('anyone')
  @notificationsApi.end
  async end(
    @Query() { token = '' }: MailTokenQuery,
    @Req() { ip }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.rateLimit.take(FOLLOWED, networkOf(ip));
    const ending = this.#ending(token);
    if (ending !== null) await endCategories(this.database.pool, ending.user, categoriesOf(ending));
    return this.#page(reply, await this.#languageOf(ending), ({ ending: words }) => ({
      title: words.done,
      text: words.doneText,
      button: null,
    }));
  }

  #ending(token: string): Ending | null {
    const { settings } = this.relay;
    return settings === null ? null : readEndingToken(settings.key, token);
  }

  async #languageOf(ending: Ending | null): Promise<LanguageId | null> {
    if (ending === null) return null;
    return languageOf(this.database.pool, ending.user).catch(() => null);
  }

  /** @param language of whom the link is for; null where it is of no use */
  #page(
    reply: FastifyReply,
    language: LanguageId | null,
    say: (words: Words) => { title: string; text: string; button: string | null },
  ): string {
    void reply.headers(PAGE_HEADERS);
    const { mail } = mailWords(language ?? USUAL_LANGUAGE);
    const said = language === null ? { ...mail.gone, button: null } : say(mail);
    return asPage({ language: language ?? USUAL_LANGUAGE, ...said });
  }
}

function categoriesOf(ending: Ending | null) {
  const named = ending?.categories.split(',') ?? [];
  return CATEGORIES.filter((category) => named.includes(category));
}
