import type { Rules } from '../../../src/rules/game.js';
import { changesLike } from '../../../src/rules/own-book/changes-like.js';
import { ruleBook } from '../../../src/rules/rule-book.js';
import { Section } from '../../parts/page/section.js';
import { useTranslation } from '../../words/use-translation.js';
import { ChangesList } from '../own-books/changes-list.js';

/** The rules that are played differently from the book, at the top. Words: `rules`, `own-books`. */
export function Changes({ rules }: { readonly rules: Rules }) {
  const { t } = useTranslation('rules.houseRules');
  return (
    <Section title={t('title')}>
      <ChangesList parent={ruleBook(rules.book)} changes={changesLike(rules)} />
    </Section>
  );
}
