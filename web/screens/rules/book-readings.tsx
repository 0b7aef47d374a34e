import type { Rules } from '../../../src/rules/game.js';
import { Section } from '../../parts/page/section.js';
import { useTranslation } from '../../words/use-translation.js';
import { readingsOf } from '../../../src/rules/house-rules/house-choices.js';
import { useHouseWords } from '../evening-start/house-rules/use-house-words.js';
import classes from './rules.module.css';
import { HouseBadge } from './house-badge.js';

/** Where the book is silent or unclear, and how it is read this evening. Words: `rules`, `house-rules`. */
export function BookReadings({ rules }: { readonly rules: Rules }) {
  const { t } = useTranslation('rules');
  const words = useHouseWords();
  return (
    <Section title={t('readings')}>
      <dl className={classes['readings']}>
        {readingsOf(rules).map((reading) => {
          const { id, options } = reading;
          const chosen = options.find((option) => option.id === rules.readings[id]) ?? options[0];
          if (chosen === undefined) return null;
          return (
            <div key={id}>
              <dt>{words.question(reading)}</dt>
              <dd>
                {words.answer(reading, chosen)}
                {chosen !== options[0] && <HouseBadge />}
              </dd>
            </div>
          );
        })}
      </dl>
    </Section>
  );
}
