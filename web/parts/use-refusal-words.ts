import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { NameOf } from '../../src/words/language.js';
import { appLanguage } from '../words/i18n.js';
import {
  askRefusalWords,
  knownRefusalWords,
  refusalSentence,
  type Refused,
} from '../words/refusal-words.js';

/**
 * Says why something is refused in the language of the app. Suspends while the words are fetched;
 * the screens that refuse things themselves have them from the start (`refusals` in the router).
 *
 * @param nameOf names of members, where they are at hand
 */
export function useRefusalWords(nameOf?: NameOf): (refused: Refused) => string {
  // To be told when it changes.
  useTranslation('problems');
  const language = appLanguage();
  const words = knownRefusalWords(language) ?? use(askRefusalWords(language));
  return (refused) => refusalSentence(words, refused, nameOf);
}
