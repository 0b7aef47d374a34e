import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { whatIfQuery, type WhatIfAsked } from '../../api/evenings/what-if.js';
import { LoadingScreen } from '../../app/states/loading-screen.js';
import { useDays } from '../../parts/figures/days.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { useMemberNames, usePlaces } from '../../parts/people/use-names.js';
import { Folding } from '../../parts/page/folding.js';
import { Section } from '../../parts/page/section.js';
import { useTranslation } from '../../words/use-translation.js';
import { EveningsUnder } from './evenings-under.js';
import { Slopes } from './slopes.js';
import { SumsUnder } from './sums-under.js';
import classes from './what-if.module.css';

interface Props {
  readonly club: string;
  readonly asked: WhatIfAsked;
}

/** Evenings by another book: everybody's sums as table and picture, then evening by evening. */
export function UnderBook({ club, asked }: Props) {
  const { t } = useTranslation('what-if');
  const days = useDays();
  const nameOf = useMemberNames(club);
  const places = usePlaces(club);
  const { data, error, isPending } = useQuery(whatIfQuery(club, asked));
  if (isPending) return <LoadingScreen />;
  if (data === undefined) return <ProblemNote error={error} />;
  const { members, evenings, unplayable } = data;
  const compared = evenings.filter(({ refused }) => refused === null);
  if (evenings.length === 0) return <Text role="status">{t('noEvenings')}</Text>;
  const hands = compared.reduce((sum, one) => sum + one.hands, 0);
  const dayOf = new Map(evenings.map(({ session, day }) => [session, day]));
  return (
    <>
      <ProblemNote error={error} />
      <Text role="status">
        {[
          t('compared', { evenings: compared.length, hands }),
          ...(unplayable === 0 ? [] : [t('notPlayable', { count: unplayable })]),
          ...(compared.length === evenings.length
            ? []
            : [t('leftOut', { count: evenings.length - compared.length })]),
        ].join(' ')}
      </Text>
      <div className={classes['both']}>
        <Section title={t('sums')}>
          <SumsUnder result={data} nameOf={nameOf} />
        </Section>
        <Section title={t('picture')}>
          <Slopes
            slopes={members.map(({ member: id, then, now }) => {
              return { id, then, now, name: nameOf(id), place: places(id) };
            })}
          />
        </Section>
      </div>
      {data.hidden.includes('money') && <Text size="sm">{t('moneyHidden')}</Text>}
      <Folding
        title={t('evenings')}
        id="evenings"
        isAlways={evenings.length > 1}
        summary={t('eveningsCount', { count: evenings.length })}
      >
        <EveningsUnder
          {...{ club, evenings, nameOf }}
          titleOf={(session) => days.long(dayOf.get(session) ?? '')}
        />
      </Folding>
    </>
  );
}
