import type { StandingRule, TieBreak } from '../../../src/standings/rule/standing-rule.js';
import { standingRuleIn } from '../../../src/words/language.js';
import { useLanguageWords } from '../door/use-language-words.js';

interface RuleWords {
  /** Sentence by sentence. */
  readonly sentences: (rule: StandingRule) => readonly string[];
  /** A tie-break, within a sentence. */
  readonly tie: (tie: TieBreak) => string;
}

/**
 * Says a standing rule as the service does. Suspends while the words are fetched; says nothing
 * where they cannot be.
 *
 * @param currency of the club
 */
export function useRuleWords(currency: string): RuleWords {
  const words = useLanguageWords();
  return {
    sentences: (rule) => (words === null ? [] : standingRuleIn(words, rule, currency)),
    tie: (tie) => words?.standingRule.tie(tie) ?? tie,
  };
}
