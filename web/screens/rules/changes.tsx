import { Text } from '@mantine/core';
import type { Rules } from '../../../src/rules/game.js';
import { ruleBook } from '../../../src/rules/rule-book.js';
import { Section } from '../../parts/page/section.js';
import { useTranslation } from '../../words/use-translation.js';
import { choicesLike, houseRulesOf } from '../../../src/rules/house-rules/house-choices.js';
import { HouseSummary } from '../evening-start/house-rules/house-summary.js';

/**
 * The rules that the house plays differently from the book, at the top. Words: `rules`, `house-rules`.
 */
export function Changes({ rules }: { readonly rules: Rules }) {
  const { t } = useTranslation(['rules', 'rules.houseRules']);
  const book = ruleBook(rules.book);
  const house = houseRulesOf(book, choicesLike(rules));
  return (
    <Section title={t('rules.houseRules:title')}>
      {house === null ? <Text>{t('noChanges')}</Text> : <HouseSummary book={book} house={house} />}
    </Section>
  );
}
