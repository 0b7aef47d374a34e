import { Anchor, Text, Title } from '@mantine/core';
import { TOPIC_SECTIONS } from '../../../src/rules/topic.js';
import type { Evening } from '../../evening/evening.js';
import { useEveningHere } from '../../parts/evening/use-evening-here.js';
import { Link } from '../../routing/link.js';
import type { Target } from '../../routing/target.js';
import { usePlace } from '../../routing/use-routing.js';
import { useTranslation } from '../../words/use-translation.js';
import { byRules, fragmentOf, NOTHING_TRIED } from '../try-hand/tried.js';
import { BookFines, hasFines } from './book-fines.js';
import { BookReadings } from './book-readings.js';
import { isFromHand } from './came-from.js';
import { Changes } from './changes.js';
import classes from './rules.module.css';
import { Topics } from './topics.js';
import { useEveningBook, type ExplainedTopic } from './use-evening-book.js';
import { usePointsAsMoney } from './use-points-as-money.js';

/** The book of an evening to read, as it was pinned: each topic with its meaning, price and source. */
export function RulesPage() {
  const evening = useEveningHere();
  const { t } = useTranslation(['rules', 'members']);
  const { rules } = evening;
  const topics = useEveningBook(rules, usePointsAsMoney(evening));
  const sections = TOPIC_SECTIONS.filter((one) => topics.some(({ section }) => section === one));
  return (
    <article className={classes['page']}>
      <Title order={1} size="h2">
        {t('title')}
      </Title>
      <Text fw={650}>{t('by', { book: rules.own?.name ?? t(`members:books.${rules.book}`) })}</Text>
      <Text>{t('edition', { title: t(`editions.${rules.book}`) })}</Text>
      {rules.own !== undefined && <OwnBookOf evening={evening} />}
      <Text mt="xs">{t('intro')}</Text>
      <BackToEvening evening={evening} />
      <TryByTheseRules rules={rules} />
      <Contents evening={evening} sections={sections} />
      <div className={classes['sections']}>
        <Changes rules={rules} />
        {sections.map((section) => (
          <Topics
            key={section}
            id={`section-${section}`}
            title={t(`sections.${section}`)}
            topics={topics.filter((topic) => topic.section === section)}
          />
        ))}
        <BookFines rules={rules} />
        <BookReadings rules={rules} />
      </div>
    </article>
  );
}

interface ContentsProps {
  readonly evening: Evening;
  readonly sections: readonly ExplainedTopic['section'][];
}

/** The parts of the book, each a way down the page. */
function Contents({ evening: { club, session, rules }, sections }: ContentsProps) {
  const { t } = useTranslation('rules');
  const { search } = usePlace();
  const params = { club: club.id, session: session.id };
  const parts = [
    ...sections.map((section) => [`section-${section}`, t(`sections.${section}`)] as const),
    ...(hasFines(rules) ? [['section-fines', t('fines')] as const] : []),
  ];
  return (
    <nav aria-label={t('contents')} className={classes['contents']}>
      {parts.map(([id, title]) => (
        <Link
          key={id}
          to="/clubs/$club/sessions/$session/rules"
          params={params}
          search={Object.fromEntries(search)}
          hash={id}
          className={classes['way']}
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}

/** The way to the club's own book that the evening is played by. */
function OwnBookOf({ evening: { club, rules } }: { readonly evening: Evening }) {
  const { t } = useTranslation('rules');
  if (rules.own === undefined) return null;
  const { book, version } = rules.own;
  return (
    <Anchor
      className={classes['way']}
      renderRoot={(props) => (
        <Link to="/clubs/$club/rule-books/$book" params={{ club: club.id, book }} {...props} />
      )}
    >
      {t('ownBook', { version })}
    </Anchor>
  );
}

function BackToEvening({ evening: { club, session } }: { readonly evening: Evening }) {
  const { t } = useTranslation(['rules', 'session']);
  const isHand = isFromHand(usePlace().search);
  const params = { club: club.id, session: session.id };
  const back: Target = isHand
    ? { to: '/clubs/$club/sessions/$session/table/hand', params }
    : { to: '/clubs/$club/sessions/$session', params };
  return (
    <Anchor className={classes['way']} renderRoot={(props) => <Link {...back} {...props} />}>
      {isHand ? t('toHand') : t('session:toSession')}
    </Anchor>
  );
}

/** The way to a hand by the rules of the evening, which is not recorded. */
function TryByTheseRules({ rules }: Pick<Evening, 'rules'>) {
  const { t } = useTranslation('try-hand');
  const hash = fragmentOf({
    ...NOTHING_TRIED,
    ...byRules(rules),
    seats: rules.game === 'koenigrufen' ? 4 : 3,
  });
  return (
    <Anchor
      className={classes['way']}
      renderRoot={(props) => <Link to="/try-a-hand" hash={hash} {...props} />}
    >
      {t('byTheseRules')}
    </Anchor>
  );
}
