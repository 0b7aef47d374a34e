import type { FineRegister } from '../../audit/fine-register/fines-beside.js';
import type { BackupSettings } from '../../backups/read-backups.js';
import { listMembers } from '../../clubs/clubs/read-clubs.js';
import { moneyIn } from '../../money/amount.js';
import type { LanguageId } from '../../people/languages.js';
import type { Database } from '../../platform/database/database.js';
import { calledIn } from '../../words/former-member.js';
import { mailWords, type MailWords } from '../../words/mail.js';
import type { InClub } from './reader.js';

/** The database and settings from which the sentences of a mail are made. */
export interface Saying {
  readonly database: Database;
  readonly register: FineRegister;
  /** Null where the instance makes none. */
  readonly backups: BackupSettings | null;
  /** The address that links lead to. */
  readonly publicUrl: string;
  readonly language: LanguageId;
}

/** The words of one language, with the amounts, points and names of a club. */
export interface Said {
  readonly words: MailWords;
  readonly points: (points: number) => string;
  readonly money: (minor: number) => string;
  readonly day: (day: string) => string;
  readonly clock: (time: string) => string;
  readonly clockAt: (time: Date, timeZone: string) => string;
  readonly nameOf: (member: string) => string;
}

/** The words of a language for a club. */
export async function sayingIn({ database, language }: Saying, club: InClub): Promise<Said> {
  const words = mailWords(language);
  const members = await listMembers(database, club.club);
  const names = new Map(members.map((one) => [one.id, calledIn(language, one)]));
  const points = new Intl.NumberFormat(words.locale, { signDisplay: 'exceptZero' });
  const days = new Intl.DateTimeFormat(words.locale, { dateStyle: 'long', timeZone: 'UTC' });
  const clocks = new Intl.DateTimeFormat(words.locale, { timeStyle: 'short', timeZone: 'UTC' });
  return {
    words,
    clock: (time) => clocks.format(new Date(`2000-01-01T${time}:00Z`)),
    clockAt: (time, timeZone) =>
      new Intl.DateTimeFormat(words.locale, { timeStyle: 'short', timeZone }).format(time),
    points: (amount) => points.format(amount).replaceAll('-', '−'),
    money: (minor) => moneyIn(words.locale, club.currency)(minor).replaceAll('-', '−'),
    day: (day) => days.format(new Date(`${day}T00:00:00Z`)),
    nameOf: (member) => names.get(member) ?? '',
  };
}

/** A screen of the app, with the row that is meant. */
interface Place {
  readonly to: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly search?: Readonly<Record<string, string>>;
  readonly hash?: string;
}

/** The address of a screen. */
export function linkTo(
  { publicUrl }: Pick<Saying, 'publicUrl'>,
  { to, params = {}, search, hash }: Place,
): string {
  const path = to.replaceAll(/\$(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const asked = search === undefined ? '' : `?${new URLSearchParams(search).toString()}`;
  return `${publicUrl}${path}${asked}${hash === undefined ? '' : `#${hash}`}`;
}
