import { FINE_CODES, type FineRule } from '../../../src/rules/fine-record.js';
import { gameOf, type Rules } from '../../../src/rules/game.js';
import { isOfHouse } from '../../../src/rules/house-rules/house-rules.js';
import { Section } from '../../parts/page/section.js';
import { useSource } from '../../parts/payments/use-source.js';
import { wordsOfFine } from '../../../src/rules/own-book/words-of-fine.js';
import { useTranslation } from '../../words/use-translation.js';
import { useFinePrice } from '../fine-entry/use-fine-price.js';
import classes from './rules.module.css';
import { placeOf } from './use-evening-book.js';
import { HouseBadge } from './house-badge.js';

/** Whether a book has fines of its own. */
export function hasFines(rules: Rules): boolean {
  const printed = Object.values(gameOf(rules).fines(rules));
  return rules.ownFines !== undefined || printed.some(({ choices }) => choices.length > 0);
}

/**
 * The prices of mistakes; empty where the table agrees on them each time. Words: `rules`, `fine-entry`.
 */
export function BookFines({ rules }: { readonly rules: Rules }) {
  const { t, language } = useTranslation(['rules', 'fine-entry']);
  const effectsOf = useEffects();
  const sourceOf = useSource();
  const catalogue = gameOf(rules).fines(rules);
  const fines = FINE_CODES.flatMap((code) => {
    const rule = catalogue[code];
    return rule === undefined || rule.choices.length === 0 ? [] : [{ code, rule }];
  });
  const { ownFines = [] } = rules;
  const priceOf = useFinePrice(rules);
  if (fines.length + ownFines.length === 0) return null;
  return (
    <Section title={t('fines')} id="section-fines">
      {fines.map(({ code, rule }) => (
        <section key={code} id={`fine-${code}`} className={classes['topic']}>
          <h3>
            {t(`fine-entry:codes.${code}`)}
            {isOfHouse(rule.source) && <HouseBadge />}
          </h3>
          <ul className={classes['prices']}>
            {rule.choices.map(({ amount, ...choice }, index) => (
              <li key={index}>
                {[...priceOf(amount, rule), ...effectsOf.choice(choice)].join(', ')}
              </li>
            ))}
          </ul>
          {effectsOf.rule(rule).length > 0 && <p>{effectsOf.rule(rule).join(', ')}</p>}
          <p className={classes['source']}>
            {t('source', { source: sourceOf(placeOf(rule.source)) })}
          </p>
        </section>
      ))}
      {ownFines.map((fine) => (
        <section key={fine.code} id={`fine-own-${fine.code}`} className={classes['topic']}>
          <h3>
            {wordsOfFine(fine, language)}
            <HouseBadge />
          </h3>
          <ul className={classes['prices']}>
            <li>{priceOf(fine.price, fine).join(', ')}</li>
          </ul>
        </section>
      ))}
    </Section>
  );
}

/** The effects of a fine beside its amount. */
export function useEffects() {
  const { t } = useTranslation(['rules', 'fine-entry']);
  return {
    choice: ({
      bars,
      abandons,
      passesDeal,
      dealtAgain,
    }: Omit<FineRule['choices'][number], 'amount' | 'what'>) => [
      ...(bars === 'ultimo' ? [t('fine-entry:bars')] : []),
      ...(bars === 'cards-concerned' ? [t('fine-entry:barsCards')] : []),
      ...(abandons === 'always' ? [t('fine-entry:abandons')] : []),
      ...(abandons === 'may' ? [t('fine-entry:mayAbandon')] : []),
      ...(passesDeal === true ? [t('fine-entry:passesDeal')] : []),
      ...(dealtAgain === true ? [t('fine-entry:dealtAgain')] : []),
    ],
    rule: (rule: FineRule) => [
      ...EFFECTS.filter((effect) => rule[effect] === true).map((effect) => t(`effects.${effect}`)),
      ...(rule.melding === undefined ? [] : [t(`effects.${rule.melding}`)]),
    ],
  };
}

const EFFECTS = [
  'dealerOnly',
  'freeIfSelfReported',
  'freeAfterHand',
  'losesLastTrick',
  'refundsTakenCard',
] as const;
