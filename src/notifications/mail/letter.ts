import type { LanguageId } from '../../people/languages.js';
import { fill } from '../../words/fill.js';
import { mailWords } from '../../words/mail.js';
import type { Category } from '../categories.js';
import type { Letter, MailSection } from './html.js';
import { endingToken, type MailSettings } from './mail-settings.js';

/** The link below a mail, which ends such mails. */
export function endingLink(
  { key, publicUrl }: MailSettings,
  user: string,
  categories: readonly Category[],
) {
  const token = endingToken(key, { user, categories: categories.join() });
  return `${publicUrl}/v1/mails/end?token=${token}`;
}

/** A mail around what clubs have for a reader. */
export function letterOf(
  settings: MailSettings,
  { name, user }: { readonly name: string; readonly user: string },
  sections: readonly MailSection[],
  categories: readonly Category[],
  language: LanguageId,
): Letter {
  const { mail, locale } = mailWords(language);
  const listed = new Intl.ListFormat(locale, { type: 'conjunction' });
  const about = listed.format(categories.map((category) => mail.categories[category]));
  const [first] = sections;
  const club = first?.club ?? '';
  const count = sections.reduce((sum, { items }) => sum + items.length, 0);
  const isTasks = categories.length === 1 && categories[0] === 'tasks';
  const subject =
    sections.length > 1
      ? fill(mail.several, { count: sections.length })
      : count === 1
        ? fill(mail.one, { club, what: first?.items[0]?.title ?? '' })
        : fill(isTasks ? mail.tasks : mail.many, { club, count });
  return {
    language,
    subject,
    greeting: fill(mail.hello, { name }),
    sections,
    open: mail.open,
    footer: {
      why: fill(mail.why, { categories: about }),
      links: [
        { words: mail.change, link: `${settings.publicUrl}/account/notifications` },
        {
          words: fill(mail.end, { categories: about }),
          link: endingLink(settings, user, categories),
        },
      ],
    },
  };
}
