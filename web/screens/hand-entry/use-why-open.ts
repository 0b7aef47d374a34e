import { useNameList } from '../../parts/people/player-name.js';
import { useRefusalWords } from '../../parts/page/use-refusal-words.js';
import { useTranslation } from '../../words/use-translation.js';
import type { Verdict } from './verdict.js';

/** Why a hand cannot be recorded yet, in words; undefined when it can. */
export function useWhyOpen<Missing>(
  verdict: Verdict<unknown, Missing, unknown>,
  wordsOf: (missing: Missing) => string,
): string | undefined {
  const { t } = useTranslation('hand-entry');
  const list = useNameList();
  const refusal = useRefusalWords();
  switch (verdict.is) {
    case 'whole':
      return undefined;
    case 'partial':
      return t('result.missing', { what: list(verdict.missing.map(wordsOf)) });
    case 'impossible':
      return refusal(verdict.refusal);
  }
}
