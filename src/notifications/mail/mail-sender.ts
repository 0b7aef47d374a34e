import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { FineRegister } from '../../audit/fine-register/fines-beside.js';
import { pauseAfter } from '../../deliveries/attempts.js';
import { Looking } from '../../deliveries/looking.js';
import { Database } from '../../platform/database/database.js';
import type { Logger } from '../../platform/logging.js';
import { LOGGER } from '../../platform/tokens.js';
import { afterQuiet } from '../moments.js';
import { clockOf, decideNotifications, followClubs } from '../queue/decide.js';
import {
  endAddress,
  forgetMessages,
  keepMessage,
  postpone,
  resumeMails,
  stopMails,
  takeMessages,
  type EndedAttempt,
  type TakenMessage,
} from '../queue/queue.js';
import { composeMail } from './compose.js';
import { MailRelay } from './mail-settings.js';
import { Mailer, type Given } from './mailer.js';
import { readReader } from './reader.js';

/** One look is for all clubs together; where nobody is sent mails it finds empty tables. */
const LOOK_MS = 1_000;
/** Clubs that have somebody to notify since a moment ago, and old messages. */
const MINUTE_MS = 60_000;
/** A message that the relay refused because of us is tried again after it. */
const STOP_MS = 60 * MINUTE_MS;
/** Mails that one instance sends at a time. */
const MOST_UNDER_WAY = 4;

/** Sends what the logs of clubs gain to the people whom it concerns, for as long as the service runs. */
@Injectable()
export class MailSender implements BeforeApplicationShutdown {
  readonly #looking: Looking;
  readonly #mailer: Mailer | null;
  #count = 0;
  #followedAt = 0;

  constructor(
    private readonly database: Database,
    private readonly register: FineRegister,
    { settings }: MailRelay,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.#mailer = settings === null ? null : new Mailer(settings);
    this.#looking = new Looking(LOOK_MS, () => this.#look(), logger);
  }

  start(): void {
    if (this.#mailer !== null) this.#looking.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.#looking.stop();
    this.#mailer?.close();
  }

  async #look(): Promise<void> {
    const { pool } = this.database;
    if (Date.now() - this.#followedAt >= MINUTE_MS) {
      this.#followedAt = Date.now();
      await followClubs(pool);
      await forgetMessages(pool);
    }
    while (await decideNotifications(pool)) if (this.#looking.isOver) return;
    const free = MOST_UNDER_WAY - this.#count;
    if (free <= 0) return;
    for (const one of await takeMessages(pool, free)) void this.#send(one);
  }

  async #send(taken: TakenMessage): Promise<void> {
    this.#count += 1;
    try {
      await this.#deliver(taken);
    } catch (error) {
      this.logger.warn({ err: error }, 'could not send a mail; it is tried again');
    }
    this.#count -= 1;
    this.#looking.wake();
  }

  async #deliver(taken: TakenMessage): Promise<void> {
    const { pool } = this.database;
    const { user, attempts } = taken;
    if (this.#mailer === null) return;
    const reader = await readReader(pool, user);
    const dropped = { state: 'dropped', answer: '', pause: null } as const;
    if (reader === null) return keepMessage(pool, taken, dropped);
    const now = new Date();
    const { timeZone, quietFrom, quietUntil } = reader;
    if (timeZone !== null) {
      const until = afterQuiet(now, clockOf({ timeZone, quietFrom, quietUntil }));
      if (until > now) return postpone(pool, taken, until);
    }
    const { database, register } = this;
    const mail = await composeMail({ database, register }, this.#mailer.settings, reader, taken);
    if (mail === null) return keepMessage(pool, taken, dropped);
    const given = await this.#mailer.send(mail);
    // Broken off: another instance sends it under the same id.
    if (this.#looking.isOver && given.outcome === 'soft') return;
    if (given.outcome === 'channel') {
      // The log names nobody.
      const answer = given.answer.replaceAll(/\S+@\S+/g, '…');
      this.logger.error({ answer }, 'the relay refuses mails; they wait for an hour');
      await stopMails(pool, given.answer);
      return postpone(pool, taken, new Date(now.getTime() + STOP_MS));
    }
    await keepMessage(pool, taken, endOf(given, attempts + 1));
    if (given.outcome === 'given') await resumeMails(pool);
    if (given.outcome === 'address') await endAddress(pool, user, given.answer);
  }
}

function endOf({ outcome, answer }: Given, made: number): EndedAttempt {
  if (outcome === 'given') return { state: 'sent', answer, pause: null };
  if (outcome === 'address' || outcome === 'refused') {
    return { state: 'failed', answer, pause: null };
  }
  const pause = pauseAfter(made, null, Math.random());
  return { state: pause === null ? 'failed' : 'waiting', answer, pause };
}
