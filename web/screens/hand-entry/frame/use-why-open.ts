import { useNameList } from '../../../parts/people/player-name.js';
import { useRefusalWords } from '../../../parts/notices/use-refusal-words.js';
import { useTranslation } from '../../../words/use-translation.js';
import { useAnyEntry } from './entry-context.js';
import type { DraftState } from '../../../../src/rules/partial/state.js';

/** Why a hand cannot be recorded yet, in words; undefined when it can. */
export function useWhyOpen<Missing>(
  state: DraftState<unknown, unknown, Missing, unknown, unknown>,
  wordsOf: (missing: Missing) => string,
): string | undefined {
  const { t } = useTranslation('hand-entry');
  const list = useNameList();
  const refusal = useRefusalWords();
  switch (state.is) {
    case 'complete':
      return undefined;
    case 'partial':
      return t('result.missing', { what: list(state.missing.map(wordsOf)) });
    case 'impossible':
      return refusal(state.refusal);
  }
}

/** That a panel is open in which nothing is chosen yet, in words: a tap that was meant is not lost. */
export function useUnanswered(): string | undefined {
  const { t } = useTranslation('hand-entry');
  const { unanswered } = useAnyEntry();
  return unanswered === null ? undefined : t('result.unanswered', { what: unanswered });
}
