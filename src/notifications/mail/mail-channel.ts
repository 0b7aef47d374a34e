import { pauseAfter } from '../../deliveries/attempts.js';
import type { Logger } from '../../platform/logging.js';
import {
  DROPPED,
  endAddress,
  keepMessage,
  postpone,
  resumeMails,
  stopMails,
  type EndedAttempt,
  type TakenMessage,
} from '../queue/queue.js';
import type { Reader } from '../saying/reader.js';
import type { Channel, Making } from '../sending/channel.js';
import { composeMail } from './compose.js';
import type { MailSettings } from './mail-settings.js';
import { Mailer, type Given } from './mailer.js';

/** A message that the relay refused because of us is tried again after it. */
const STOP_MS = 60 * 60_000;

/** Messages by mail, through the relay of the instance. */
export class MailChannel implements Channel {
  readonly name = 'mail';
  readonly mostUnderWay = 4;
  readonly #mailer: Mailer;

  constructor(
    private readonly making: Making,
    settings: MailSettings,
    private readonly logger: Logger,
  ) {
    this.#mailer = new Mailer(settings);
  }

  close(): void {
    this.#mailer.close();
  }

  async deliver(reader: Reader, taken: TakenMessage, stopping: AbortSignal): Promise<void> {
    const { pool } = this.making.database;
    const { address } = reader;
    if (address === null) return keepMessage(pool, taken, DROPPED);
    const { settings } = this.#mailer;
    const mail = await composeMail(this.making, settings, { ...reader, address }, taken);
    if (mail === null) return keepMessage(pool, taken, DROPPED);
    const given = await this.#mailer.send(mail);
    // Broken off: another instance sends it under the same id.
    if (stopping.aborted && given.outcome === 'soft') return;
    if (given.outcome === 'channel') {
      // The log names nobody.
      const answer = given.answer.replaceAll(/\S+@\S+/g, '…');
      this.logger.error({ answer }, 'the relay refuses mails; they wait for an hour');
      await stopMails(pool, given.answer);
      return postpone(pool, taken, new Date(Date.now() + STOP_MS));
    }
    await keepMessage(pool, taken, endOf(given, taken.attempts + 1));
    if (given.outcome === 'given') await resumeMails(pool);
    if (given.outcome === 'address') await endAddress(pool, taken.user, given.answer);
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
