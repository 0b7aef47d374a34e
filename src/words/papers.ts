import da from './da/papers/index.js';
import de from './de/papers/index.js';
import en from './en/papers/index.js';
import sv from './sv/papers/index.js';
import type { LanguageId } from '../people/languages.js';

/** What papers say; what the app says as well is the same words. */
export type PaperWords = typeof da;

const WORDS: Readonly<Record<LanguageId, PaperWords>> = { da, sv, de, en };

/** The words of papers in a language. */
export function paperWords(language: LanguageId): PaperWords {
  return WORDS[language];
}
