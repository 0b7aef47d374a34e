import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { Pool } from 'pg';
import { makeResetLink } from '../../access/passwords/change-password.js';
import { RateLimit, type Limit } from '../../access/signing-in/rate-limit.js';
import { nameKeyOf } from '../../access/signing-in/user-name.js';
import { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem/problem.js';
import type { Logger } from '../../platform/logging.js';
import { LOGGER } from '../../platform/tokens.js';
import { fill } from '../../words/fill.js';
import { mailWords } from '../../words/mail.js';
import { linkMail } from '../mail/link-mail.js';
import { MailRelay } from '../mail/mail-settings.js';
import { Mailer } from '../mail/mailer.js';
import { endAddress, stopMails } from '../queue/queue.js';
import { languageOf } from '../settings/address.js';

/** The hours in which a link that was sent by mail works. */
const HOURS_VALID = 1;
/** Nobody fills the mailbox of another user. */
const SENT: Limit = { name: 'forgotten-password', most: 3, seconds: 3_600 };
/** A family may share an address; each of them has a mail of their own. */
const MOST_USERS = 5;

interface Reachable {
  readonly id: string;
  readonly name: string;
  readonly address: string;
}

/**
 * Sends links for a new password to addresses that their users confirmed. The sending begins after the
 * answer, so neither the answer nor its time depends on whether the name is known. A link that gets lost
 * with the process is asked for again.
 */
@Injectable()
export class ForgottenPasswords implements BeforeApplicationShutdown {
  readonly #underWay = new Set<Promise<void>>();

  constructor(
    private readonly database: Database,
    private readonly relay: MailRelay,
    private readonly rateLimit: RateLimit,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * @param name what somebody signs in with, or their confirmed address
   * @throws Problem `no-mails`
   */
  ask(name: string): void {
    const { settings } = this.relay;
    if (settings === null) throw new Problem('no-mails', {});
    const mailer = new Mailer(settings);
    const sending = this.#sendAll(mailer, name)
      .catch((error: unknown) => {
        this.logger.warn({ err: error }, 'could not send a link for a new password');
      })
      .finally(() => {
        mailer.close();
        this.#underWay.delete(sending);
      });
    this.#underWay.add(sending);
  }

  /** Waits until what was asked for so far is sent, or could not be. */
  async settled(): Promise<void> {
    await Promise.all(this.#underWay);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.settled();
  }

  async #sendAll(mailer: Mailer, name: string): Promise<void> {
    for (const user of await findReachable(this.database.pool, name)) {
      if (await this.#mayBeSent(user)) await this.#send(mailer, user);
    }
  }

  async #mayBeSent({ id }: Reachable): Promise<boolean> {
    try {
      await this.rateLimit.take(SENT, id);
      return true;
    } catch (error) {
      if (error instanceof Problem) return false;
      throw error;
    }
  }

  async #send(mailer: Mailer, { id, name, address }: Reachable): Promise<void> {
    const { pool, prisma } = this.database;
    const language = await languageOf(pool, id);
    const { secret } = await makeResetLink(prisma, id, HOURS_VALID);
    const { subject, text, button } = mailWords(language).mail.forgotten;
    const { outcome, answer } = await mailer.send(
      linkMail({
        language,
        to: address,
        subject,
        text: fill(text, { name }),
        button,
        link: `${mailer.settings.publicUrl}/reset#${secret}`,
      }),
    );
    if (outcome === 'address') return endAddress(pool, id, answer);
    if (outcome === 'channel') await stopMails(pool, answer);
    if (outcome !== 'given') this.logger.warn('a relay did not take a link for a new password');
  }
}

async function findReachable(pool: Pool, name: string): Promise<readonly Reachable[]> {
  const { rows } = await pool.query<Reachable>({
    name: 'password-forgotten',
    text: `SELECT u.id, u.name, s.address FROM notification_settings s
      JOIN app_user u ON u.id = s.user_id
      WHERE s.confirmed_at IS NOT NULL AND (u.name_key = $1 OR lower(s.address) = $1)
      ORDER BY (u.name_key = $1) DESC, u.id LIMIT ${MOST_USERS}`,
    values: [nameKeyOf(name)],
  });
  return rows;
}
