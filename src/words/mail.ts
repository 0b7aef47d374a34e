import type { LanguageId } from '../people/languages.js';
import da from './da/mail.js';
import * as daNames from './da/names.js';
import daNews from './da/news.js';
import de from './de/mail.js';
import * as deNames from './de/names.js';
import deNews from './de/news.js';
import en from './en/mail.js';
import * as enNames from './en/names.js';
import enNews from './en/news.js';
import sv from './sv/mail.js';
import * as svNames from './sv/names.js';
import svNews from './sv/news.js';

/** What a language says in a mail. */
export interface MailWords {
  /** How numbers and dates are written. */
  readonly locale: string;
  readonly mail: typeof da;
  readonly news: typeof daNews;
  /** The fines by their codes. */
  readonly fines: Readonly<Partial<Record<string, string>>>;
}

const WORDS: Readonly<Record<LanguageId, MailWords>> = {
  da: { locale: 'da', mail: da, news: daNews, fines: daNames.fines },
  sv: { locale: 'sv', mail: sv, news: svNews, fines: svNames.fines },
  de: { locale: 'de', mail: de, news: deNews, fines: deNames.fines },
  // The English of Europe: the day stands before the month.
  en: { locale: 'en-GB', mail: en, news: enNews, fines: enNames.fines },
};

export function mailWords(language: LanguageId): MailWords {
  return WORDS[language];
}

/** A sentence of news by its key, e.g. `eveningsPlanned.week`. */
export function newsWord({ news }: MailWords, key: string): string {
  const at = (words: unknown, name: string): unknown =>
    (words as Readonly<Record<string, unknown>> | undefined)?.[name];
  const found = key.split('.').reduce<unknown>(at, news);
  return typeof found === 'string' ? found : '';
}
