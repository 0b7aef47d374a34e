import { FINE_CODES, type FineRule } from '../../../src/rules/fine-record.js';
import { gameOf, type Rules } from '../../../src/rules/game.js';
import { HOUSE_RULE } from '../../../src/rules/house-rules/house-rules.js';
import { plainPoints } from '../../parts/figures/points.js';
import { Section } from '../../parts/page/section.js';
import { useSource } from '../../parts/payments/use-source.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from './rules.module.css';
import { placeOf } from './use-evening-book.js';
import { HouseBadge } from './house-badge.js';

/** Whether a book has fines of its own. */
export function hasFines(rules: Rules): boolean {
  return Object.values(gameOf(rules).fines(rules)).some(({ choices }) => choices.length > 0);
}

/**
 * The prices of mistakes; empty where the table agrees on them each time. Words: `rules`, `fine-entry`.
 */
export function BookFines({ rules }: { readonly rules: Rules }) {
  const { t } = useTranslation(['rules', 'fine-entry']);
  const effectsOf = useEffects();
  const sourceOf = useSource();
  const catalogue = gameOf(rules).fines(rules);
  const fines = FINE_CODES.flatMap((code) => {
    const rule = catalogue[code];
    return rule === undefined || rule.choices.length === 0 ? [] : [{ code, rule }];
  });
  if (fines.length === 0) return null;
  return (
    <Section title={t('fines')} id="section-fines">
      {fines.map(({ code, rule }) => (
        <section key={code} id={`fine-${code}`} className={classes['topic']}>
          <h3>
            {t(`fine-entry:codes.${code}`)}
            {rule.source.endsWith(HOUSE_RULE) && <HouseBadge />}
          </h3>
          <ul className={classes['prices']}>
            {rule.choices.map(({ amount, ...choice }, index) => (
              <li key={index}>
                {[
                  amount === 0
                    ? t('fine-entry:free')
                    : t('fine-entry:each', { points: plainPoints(amount) }),
                  ...effectsOf.choice(choice),
                ].join(', ')}
              </li>
            ))}
          </ul>
          {effectsOf.rule(rule).length > 0 && <p>{effectsOf.rule(rule).join(', ')}</p>}
          <p className={classes['source']}>
            {t('source', { source: sourceOf(placeOf(rule.source)) })}
          </p>
        </section>
      ))}
    </Section>
  );
}

/** The effects of a fine beside its amount. */
function useEffects() {
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
