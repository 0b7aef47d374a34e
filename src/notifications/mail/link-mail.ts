import { createHash } from 'node:crypto';
import type { LanguageId } from '../../people/languages.js';
import { asHtml, asText } from './html.js';
import type { Mail } from './mailer.js';

/** A mail that is about nothing but a link. */
export interface LinkMail {
  readonly language: LanguageId;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The words of the link. */
  readonly button: string;
  readonly link: string;
}

/** The mail; its id follows from the link, which is a secret. */
export function linkMail({ language, to, subject, text, button, link }: LinkMail): Mail {
  const letter = {
    language,
    subject: `Kopperne: ${subject}`,
    greeting: '',
    sections: [{ club: '', items: [{ title: subject, details: [text], link }] }],
    open: button,
    footer: { why: '', links: [] },
  };
  return {
    to,
    id: createHash('sha256').update(`mail ${link}`).digest('base64url'),
    subject: letter.subject,
    text: asText(letter),
    html: asHtml(letter),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
