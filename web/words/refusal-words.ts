import { sentenceIn, warningIn, type Language, type NameOf } from '../../src/words/language.js';
import type { Params, InnerRefusal } from '../../src/rules/refusals/params.js';
import type { LanguageId } from '../../src/people/languages.js';
import { readAtOnce } from './read-at-once.js';

/** What is known of a refusal: of the rules here, of the service, or kept from an older version. */
export interface Refused {
  readonly reason?: string;
  /** What the reason names (docs/problems.md). */
  readonly params?: Readonly<Record<string, unknown>>;
  /** The sentence of the service, in English. */
  readonly detail?: string;
}

/** A file a language: no screen waits for them but one that may refuse something by itself. */
const FILES: Readonly<Record<LanguageId, () => Promise<{ readonly default: Language }>>> = {
  da: () => import('../../src/words/da/index.js'),
  de: () => import('../../src/words/de/index.js'),
  sv: () => import('../../src/words/sv/index.js'),
  en: () => import('../../src/words/en/index.js'),
};

const asked = new Map<LanguageId, Promise<Language | null>>();

/** Fetches the words of refusals; throws when that cannot be, and may be asked again. */
export async function fetchRefusalWords(language: LanguageId): Promise<Language> {
  const words = (await FILES[language]()).default;
  asked.set(language, readAtOnce(words));
  return words;
}

/** The same promise each time, for `use`, which reads at once what is here: null when they cannot be fetched. */
export function askRefusalWords(language: LanguageId): Promise<Language | null> {
  const before = asked.get(language);
  if (before !== undefined) return before;
  const words = fetchRefusalWords(language).catch(() => null);
  asked.set(language, words);
  return words;
}

/**
 * Why something is refused, as a sentence: by its reason; one that this version of the app does not
 * know, or that is not said, in the words that came with it.
 *
 * @param words null as long as there are none
 * @param nameOf names of members, as far as they are known
 */
export function refusalSentence(
  words: Language | null,
  { reason, params = {}, detail }: Refused,
  nameOf?: NameOf,
): string {
  if (words !== null && reason !== undefined && Object.hasOwn(words.reasons, reason)) {
    // They belong to their reason, which gives their type.
    return sentenceIn(words, { reason, params: params as Params }, nameOf);
  }
  return detail ?? reason ?? '';
}

/** What to look at again in a record, as a sentence; its reason as long as there are no words. */
export function warningSentence(
  words: Language | null,
  inner: InnerRefusal,
  nameOf?: NameOf,
): string {
  return words === null ? inner.reason : warningIn(words, inner, nameOf);
}
