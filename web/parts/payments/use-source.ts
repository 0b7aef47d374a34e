import { sourceInWords } from '../../../src/words/source-in-words.js';
import { useTranslation } from '../../words/use-translation.js';

/** A source in the reader's words. Words: `payments`. */
export function useSource(): (source: string) => string {
  const { all } = useTranslation('payments');
  const words = all('places');
  return (source) => sourceInWords(words, source);
}
