import { createHmac, timingSafeEqual } from 'node:crypto';

/** The relay of the instance, and the name and address that its mails come from. */
export interface MailSettings {
  /** `smtp://` or `smtps://`, with the user and the password. */
  readonly url: string;
  /** `Kopperne <kopperne@example.org>` */
  readonly from: string;
  /** Where links lead. */
  readonly publicUrl: string;
  /** Signs the links that end mails. */
  readonly key: string;
}

/** The instance's relay; null settings for none. */
export class MailRelay {
  constructor(readonly settings: MailSettings | null) {}
}

/** The mails that a link ends. */
export interface Ending {
  readonly user: string;
  /** The categories that are sent no more, divided by commas. */
  readonly categories: string;
}

/** The secret of a link that ends mails: it names what it ends, and cannot be made by anybody else. */
export function endingToken(key: string, { user, categories }: Ending): string {
  const said = `${user}.${categories}`;
  return `${Buffer.from(said).toString('base64url')}.${sign(key, said)}`;
}

/** The mails that such a secret ends; null for one that is none of ours. */
export function readEndingToken(key: string, token: string): Ending | null {
  const [encoded = '', mark = ''] = token.split('.');
  const said = Buffer.from(encoded, 'base64url').toString('utf8');
  const right = Buffer.from(sign(key, said));
  const given = Buffer.from(mark);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const [user = '', categories = ''] = said.split('.');
  return { user, categories };
}

function sign(key: string, said: string): string {
  return createHmac('sha256', key).update(`end mails ${said}`).digest('base64url');
}
