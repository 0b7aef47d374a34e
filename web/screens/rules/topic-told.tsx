import { useTranslation } from '../../words/use-translation.js';
import classes from './rules.module.css';
import type { Said, ToldTopic } from './use-evening-book.js';
import { HouseBadge } from './house-badge.js';

/** A term with its meaning, its price this evening, its rules and its source. Words: `rules`. */
export function TopicTold({ topic }: { readonly topic: ToldTopic }) {
  const { t } = useTranslation('rules');
  const { says, prices, facts, sources } = topic;
  return (
    <div className={classes['told']}>
      <p>{says}</p>
      {prices.length > 0 && (
        <ul className={classes['prices']}>
          {prices.map((price) => (
            <SaidLine key={price.text} said={price} />
          ))}
        </ul>
      )}
      {facts.length > 0 && (
        <ul className={classes['facts']}>
          {facts.map((fact) => (
            <SaidLine key={fact.text} said={fact} />
          ))}
        </ul>
      )}
      {sources.length > 0 && (
        <p className={classes['source']}>{t('source', { source: sources.join(' · ') })}</p>
      )}
    </div>
  );
}

function SaidLine({ said: { text, isHouse, usual } }: { readonly said: Said }) {
  return (
    <li>
      {text}
      {isHouse && <HouseBadge usual={usual} />}
    </li>
  );
}
