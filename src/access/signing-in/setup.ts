import { Inject, Injectable } from '@nestjs/common';
import { openClub } from '../../clubs/clubs/change-club.js';
import { ClubWriter } from '../../ledger/write/club-writer.js';
import { Database } from '../../platform/database/database.js';
import { requestHash } from '../../platform/http/write/idempotency.js';
import type { Logger } from '../../platform/logging.js';
import { LOGGER } from '../../platform/tokens.js';
import type { LanguageId } from '../../people/languages.js';
import { Passwords } from '../passwords/password.js';
import type { SignedIn } from './sign-in.js';
import { checkLink, linkNotValid, makeSession, makeToken, useLink } from '../tokens/tokens.js';
import { createUser, newUser } from './user.js';

/** The fields of the set-up form. */
export interface SettingUp {
  readonly token: string;
  readonly club: string;
  readonly currency?: string | null;
  readonly language?: LanguageId | null;
  readonly name: string;
  readonly password: string;
}

const LINK_DAYS = 7;
/** Held while somebody sets up: an instance has one first user. */
const SETUP_LOCK = 5_202_001;

/** The beginning of an instance: a link makes the first club and its owner, once. */
@Injectable()
export class Setup {
  constructor(
    private readonly database: Database,
    private readonly writer: ClubWriter,
    private readonly passwords: Passwords,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Whether nobody can sign in yet. */
  async isOpen(): Promise<boolean> {
    return (await this.database.prisma.user.findFirst({ select: { id: true } })) === null;
  }

  /** The secret of a set-up link, for an instance that nobody can sign in to; null for any other. */
  async link(): Promise<string | null> {
    if (!(await this.isOpen())) return null;
    return (await makeToken(this.database.prisma, { kind: 'setup', days: LINK_DAYS })).secret;
  }

  /**
   * Makes the first user and opens the first club, which they own.
   * @throws Problem `link-not-valid`
   */
  async run({ token, club, currency, language, name, password }: SettingUp): Promise<SignedIn> {
    await checkLink(this.database.prisma, 'setup', token);
    const user = await newUser(this.passwords, name, password);
    const { owner, session, setup } = await this.database.prisma.$transaction(async (prisma) => {
      await prisma.$executeRaw`SELECT pg_advisory_xact_lock(${SETUP_LOCK})`;
      const { id: setup } = await useLink(prisma, 'setup', token);
      if ((await prisma.user.count()) > 0) throw linkNotValid();
      await prisma.token.updateMany({
        where: { kind: 'setup', revokedAt: null },
        data: { revokedAt: new Date() },
      });
      const owner = await createUser(prisma, user);
      return { owner, session: await makeSession(prisma, owner.id), setup };
    });
    // Should it fail here, the user can sign in and open the club.
    const opening = { name: club, currency: currency ?? null, language: language ?? null };
    const key = { key: `setup ${setup}`, requestHash: requestHash('POST', '/v1/setup', opening) };
    await openClub(this.writer, key, { user: owner.id, name: owner.name }, opening);
    this.logger.info({ user: owner.id }, 'the first club was opened');
    return { user: owner.id, session, known: null };
  }
}
