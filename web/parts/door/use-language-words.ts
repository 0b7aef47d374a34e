import { use } from 'react';
import type { Language } from '../../../src/words/language.js';
import { appLanguage } from '../../words/i18n.js';
import { askRefusalWords } from '../../words/refusal-words.js';
import { useTranslation } from '../../words/use-translation.js';

/**
 * The words that service and app share (src/words), in the language of the app; null where they cannot
 * be fetched. Suspends while they are; a screen whose own files import this one has
 * them from the start.
 */
export function useLanguageWords(): Language | null {
  // The language may change while a screen is open.
  useTranslation('shell.problems');
  const language = appLanguage();
  return use(askRefusalWords(language));
}
