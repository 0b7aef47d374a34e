import { spokenLanguage } from './spoken.js';

/** English here is the English of Europe: the day stands before the month. */
const PLACES: Readonly<Partial<Record<string, string>>> = { en: 'en-GB' };

/** How numbers and dates are written in a language of the app. */
export function localeOf(language: string): string {
  return PLACES[language] ?? language;
}

/** How they are written now; before the words have started as in Danish. */
export function localeNow(): string {
  return localeOf(spokenLanguage());
}

/** A name as it stands within a sentence now: German nouns keep their capital. */
export function within(word: string): string {
  const locale = localeNow();
  return locale === 'de' ? word : word.toLocaleLowerCase(locale);
}
