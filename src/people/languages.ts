/** The languages that are spoken, each in its own words; Danish, which has the words first, leads. */
export const LANGUAGE_NAMES = {
  da: 'Dansk',
  sv: 'Svenska',
  de: 'Deutsch',
  en: 'English',
} as const;

/** A language that is spoken. */
export type LanguageId = keyof typeof LANGUAGE_NAMES;

/** The language of a club that names none. */
export const USUAL_LANGUAGE: LanguageId = 'da';

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly LanguageId[];
