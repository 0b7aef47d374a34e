import type { NameOf } from '../../../src/words/language.js';
import type { InnerRefusal } from '../../../src/rules/refusals/params.js';
import { refusalSentence, warningSentence, type Refused } from '../../words/refusal-words.js';
import { useLanguageWords } from '../door/use-language-words.js';

/**
 * Says why something is refused in the language of the app. Suspends while the words are fetched;
 * a screen whose own files import this one has them from the start.
 *
 * @param nameOf names of members, where they are at hand
 */
export function useRefusalWords(nameOf?: NameOf): (refused: Refused) => string {
  const words = useLanguageWords();
  return (refused) => refusalSentence(words, refused, nameOf);
}

/** Says what to look at again in a record, likewise. */
export function useWarningWords(nameOf?: NameOf): (inner: InnerRefusal) => string {
  const words = useLanguageWords();
  return (inner) => warningSentence(words, inner, nameOf);
}
