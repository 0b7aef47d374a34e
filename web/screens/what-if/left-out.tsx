import { Text } from '@mantine/core';
import { Fragment } from 'react';
import { wordsOfFine } from '../../../src/rules/own-book/words-of-fine.js';
import type { EveningUnder, WhatIf } from '../../api/evenings/what-if.js';
import { useRefusalWords } from '../../parts/notices/use-refusal-words.js';
import { Section } from '../../parts/page/section.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from './what-if.module.css';

interface Props {
  readonly club: string;
  readonly evenings: readonly EveningUnder[];
  readonly nameOf: (member: string) => string;
  readonly titleOf: (session: string) => string;
}

/** The hands that the other book cannot play, by evening and reason: neither side of the standing has them. */
export function LeftOut({ club, evenings, nameOf, titleOf }: Props) {
  const { t } = useTranslation('what-if');
  const words = useRefusalWords(nameOf);
  const all = evenings.filter(
    ({ refused, unplayable }) => refused !== null || unplayable.length > 0,
  );
  if (all.length === 0) return null;
  return (
    <Section title={t('leftOut')}>
      <ul className={classes['notes']}>
        {all.map(({ session, refused, unplayable }) => (
          <li key={session}>
            {`${titleOf(session)}: `}
            {refused !== null &&
              unplayable.length === 0 &&
              t('wholeEvening', { why: words(refused) })}
            {byReason(unplayable, words).map(({ why, hands }) => (
              <Text key={why} component="span" display="block">
                {hands.length === 0 ? t('betweenHands') : <Hands {...{ club, session, hands }} />}
                {`: ${why}`}
              </Text>
            ))}
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface HandsProps {
  readonly club: string;
  readonly session: string;
  readonly hands: readonly number[];
}

/** Links to hands: Hand 3, Hand 5. */
function Hands({ club, session, hands }: HandsProps) {
  const { t } = useTranslation('what-if');
  return hands.map((hand, place) => (
    <Fragment key={hand}>
      {place > 0 && ', '}
      <Link
        to="/clubs/$club/sessions/$session/hands/$hand"
        params={{ club, session, hand: String(hand) }}
      >
        {t('hand', { hand })}
      </Link>
    </Fragment>
  ));
}

/** The hands that fall out for the same reason together; none for something between hands. */
function byReason(unplayable: EveningUnder['unplayable'], words: (one: object) => string) {
  const found = new Map<string, number[]>();
  for (const one of unplayable) {
    const why = words(one);
    const hands = found.get(why) ?? [];
    if (one.step === 'hand' && one.hand !== null) hands.push(one.hand);
    found.set(why, hands);
  }
  return Array.from(found, ([why, hands]) => ({ why, hands }));
}

/** The fines that the other book does not have, each once. */
export function UnknownFines({
  fines,
  bookName,
}: {
  readonly fines: WhatIf['unknownFines'];
  readonly bookName: string;
}) {
  const { t, all, language } = useTranslation(['what-if', 'fine-entry']);
  const codes: Readonly<Record<string, string>> = all('fine-entry:codes');
  return fines.map(({ code, own, words, times }) => (
    <Text key={own ?? code}>
      {t('unknownFine', {
        book: bookName,
        fine: own === null ? (codes[code] ?? code) : wordsOfFine({ words, code: own }, language),
        count: times,
      })}
    </Text>
  ));
}
