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

/** Whether so many hands can be compared that the sums are a standing: at least half of them. */
export function isEnough({ compared, hands }: Pick<WhatIf, 'compared' | 'hands'>): boolean {
  return 2 * compared >= hands;
}

/** In place of a standing over few of the hands: how many there are, and why the others fall out. */
export function TooFew({ result }: { readonly result: WhatIf }) {
  const { t } = useTranslation('what-if');
  // A reason is the same for everybody.
  const words = useRefusalWords(anybody);
  const { compared, hands, evenings } = result;
  return (
    <Section title={t('sums')}>
      <Text>{t('tooFew', { compared, count: hands })}</Text>
      <ul className={classes['notes']}>
        {whyOut(evenings, words).map(({ why, count }) => (
          <li key={why}>{`${t('handsOut', { count })}: ${why}`}</li>
        ))}
      </ul>
    </Section>
  );
}

const anybody = () => '…';

/** How many hands each reason leaves out, most first; a hand counts once, by its first reason. */
function whyOut(evenings: readonly EveningUnder[], words: (one: object) => string) {
  const counts = new Map<string, number>();
  const add = (why: string, count: number) => counts.set(why, (counts.get(why) ?? 0) + count);
  for (const { refused, hands, unplayable } of evenings) {
    if (refused !== null) {
      add(words(refused), hands);
      continue;
    }
    const seen = new Set<number>();
    for (const one of unplayable) {
      if (one.step !== 'hand' || one.hand === null || seen.has(one.hand)) continue;
      seen.add(one.hand);
      add(words(one), 1);
    }
  }
  return Array.from(counts, ([why, count]) => ({ why, count }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
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
