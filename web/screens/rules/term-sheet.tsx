import { Anchor, Text } from '@mantine/core';
import { Suspense } from 'react';
import type { Term } from '../../../src/rules/house-rules/terms.js';
import type { Evening } from '../../evening/evening.js';
import { Choice } from '../../parts/form/fields/choice.js';
import { Sheet } from '../../parts/page/sheet.js';
import { Link } from '../../routing/link.js';
import { usePlace } from '../../routing/use-routing.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from './rules.module.css';
import { ExplainedTopicLines } from './explained-topic.js';
import { cameFrom } from './came-from.js';
import { useEveningBook } from './use-evening-book.js';
import { usePointsAsMoney } from './use-points-as-money.js';

interface Props {
  readonly evening: Pick<Evening, 'rules' | 'club' | 'session' | 'at'>;
  readonly term: Term;
  readonly onAsk: (term: Term) => void;
  readonly onClose: () => void;
}

/** The meaning and price of a term this evening, with links to its rule and to related terms. */
export default function TermSheet(props: Props) {
  const { t } = useTranslation('rules');
  const topics = useEveningBook(props.evening.rules, usePointsAsMoney(props.evening));
  const topic = topics.find(({ id }) => id === props.term);
  return (
    <Sheet opened onClose={props.onClose} title={topic?.name ?? t('title')}>
      <Suspense fallback={<Text>{t('loading')}</Text>}>
        {topic !== undefined && <ExplainedTopicLines topic={topic} />}
        <WayToRule {...props} />
        <Also {...props} topics={topics} />
      </Suspense>
    </Sheet>
  );
}

function WayToRule({ evening, term }: Pick<Props, 'evening' | 'term'>) {
  const { t } = useTranslation('rules');
  const { club, session } = evening;
  const { pathname } = usePlace();
  return (
    <Anchor
      className={classes['way']}
      renderRoot={(props) => (
        <Link
          to="/clubs/$club/sessions/$session/rules"
          params={{ club: club.id, session: session.id }}
          search={cameFrom(pathname)}
          hash={term}
          {...props}
        />
      )}
    >
      {t('rule')}
    </Anchor>
  );
}

type AlsoProps = Pick<Props, 'term' | 'onAsk'> & {
  readonly topics: ReturnType<typeof useEveningBook>;
};

/** The other terms of its part of the game. */
function Also({ term, onAsk, topics }: AlsoProps) {
  const { t } = useTranslation('rules');
  const section = topics.find(({ id }) => id === term)?.section;
  const others = topics.filter((one) => one.section === section && one.id !== term);
  if (others.length === 0) return null;
  return (
    <div role="group" aria-label={t('also')}>
      <Text size="sm">{t('also')}</Text>
      <div className={classes['also']}>
        {others.map(({ id, name }) => (
          <Choice
            key={id}
            onChoose={() => {
              // The ids of topics are the terms.
              onAsk(id as Term);
            }}
          >
            {name}
          </Choice>
        ))}
      </div>
    </div>
  );
}
