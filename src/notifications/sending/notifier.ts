import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { FineRegister } from '../../audit/fine-register/fines-beside.js';
import { Looking } from '../../deliveries/looking.js';
import { Database } from '../../platform/database/database.js';
import type { Logger } from '../../platform/logging.js';
import { Door } from '../../platform/outgoing/door.js';
import { LOGGER } from '../../platform/tokens.js';
import { MailChannel } from '../mail/mail-channel.js';
import { MailRelay } from '../mail/mail-settings.js';
import { afterQuiet } from '../moments.js';
import { PushChannel } from '../push/push-channel.js';
import { PushKeys } from '../push/push-keys.js';
import { endSignedOut } from '../push/subscriptions.js';
import { decideNotifications } from '../queue/decide.js';
import {
  DROPPED,
  forgetMessages,
  keepMessage,
  postpone,
  takeMessages,
  type ChannelName,
  type TakenMessage,
} from '../queue/queue.js';
import { clockOf, followClubs } from '../queue/recipients.js';
import { BackupsOfInstance, TimeLook } from '../times/time-look.js';
import { readReader } from '../saying/reader.js';
import type { Channel } from './channel.js';

/** One look is for all clubs together; where nobody is notified it finds empty tables. */
const LOOK_MS = 1_000;
/** Clubs that have somebody to notify since a moment ago, and old messages. */
const MINUTE_MS = 60_000;

/**
 * Notifies users of what the logs of their clubs gain, for as long as the service runs. Any number of
 * instances do so side by side.
 */
@Injectable()
export class Notifier implements BeforeApplicationShutdown {
  readonly #looking: Looking;
  readonly #channels: readonly Channel[];
  readonly #underWay = new Map<Channel, number>();
  #followedAt = -Infinity;

  constructor(
    private readonly database: Database,
    register: FineRegister,
    { settings }: MailRelay,
    keys: PushKeys,
    door: Door,
    private readonly times: TimeLook,
    { settings: backups }: BackupsOfInstance,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    const making = { database, register, backups };
    this.#channels = [
      ...(settings === null ? [] : [new MailChannel(making, settings, logger)]),
      ...(keys.subject === null ? [] : [new PushChannel(making, keys, door)]),
    ];
    this.#looking = new Looking(LOOK_MS, () => this.#look(), logger);
  }

  /** The ways by which the instance can notify. */
  get channels(): readonly ChannelName[] {
    return this.#channels.map(({ name }) => name);
  }

  start(): void {
    if (this.#channels.length > 0) this.#looking.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.#looking.stop();
    for (const channel of this.#channels) channel.close();
  }

  async #look(): Promise<void> {
    const { pool } = this.database;
    if (performance.now() - this.#followedAt >= MINUTE_MS) {
      this.#followedAt = performance.now();
      await endSignedOut(pool);
      await followClubs(pool);
      await forgetMessages(pool);
    }
    const names = this.channels;
    while (await decideNotifications(pool, names)) if (this.#looking.isOver) return;
    await this.times.look(names);
    for (const channel of this.#channels) {
      const free = channel.mostUnderWay - (this.#underWay.get(channel) ?? 0);
      if (free <= 0) continue;
      for (const one of await takeMessages(pool, channel.name, free)) void this.#send(channel, one);
    }
  }

  async #send(channel: Channel, taken: TakenMessage): Promise<void> {
    this.#count(channel, 1);
    try {
      await this.#deliver(channel, taken);
    } catch (error) {
      const { name } = channel;
      this.logger.warn({ err: error, channel: name }, 'could not notify; it is tried again');
    }
    this.#count(channel, -1);
    this.#looking.wake();
  }

  #count(channel: Channel, more: number): void {
    this.#underWay.set(channel, (this.#underWay.get(channel) ?? 0) + more);
  }

  async #deliver(channel: Channel, taken: TakenMessage): Promise<void> {
    const { pool } = this.database;
    const reader = await readReader(pool, taken.user);
    if (reader === null) return keepMessage(pool, taken, DROPPED);
    const now = new Date();
    const { timeZone, quietFrom, quietUntil } = reader;
    if (timeZone !== null) {
      const until = afterQuiet(now, clockOf({ timeZone, quietFrom, quietUntil }));
      if (until > now) return postpone(pool, taken, until);
    }
    await channel.deliver(reader, taken, this.#looking.signal);
  }
}
