import { useTranslation } from '../../words/use-translation.js';
import classes from './rules.module.css';
import type { RuleSentence, ExplainedTopic } from './use-evening-book.js';
import { HouseBadge } from './house-badge.js';

/** A term with its meaning, its price this evening, its rules and its source. Words: `rules`. */
export function ExplainedTopicLines({ topic }: { readonly topic: ExplainedTopic }) {
  const { t } = useTranslation('rules');
  const { says, prices, facts, sources } = topic;
  return (
    <div className={classes['told']}>
      <p>{says}</p>
      {prices.length > 0 && (
        <ul className={classes['prices']}>
          {prices.map((price) => (
            <SentenceLine key={price.text} sentence={price} />
          ))}
        </ul>
      )}
      {facts.length > 0 && (
        <ul className={classes['facts']}>
          {facts.map((fact) => (
            <SentenceLine key={fact.text} sentence={fact} />
          ))}
        </ul>
      )}
      {sources.length > 0 && (
        <p className={classes['source']}>{t('source', { source: sources.join(' · ') })}</p>
      )}
    </div>
  );
}

function SentenceLine({ sentence: { text, isHouse, usual } }: { readonly sentence: RuleSentence }) {
  return (
    <li>
      {text}
      {isHouse && <HouseBadge usual={usual} />}
    </li>
  );
}
