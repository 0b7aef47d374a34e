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
import { isEnough, LeftOut, TooFew, UnknownFines } from './left-out.js';
import { Slopes } from './slopes.js';
import { SumsUnder } from './sums-under.js';
import classes from './what-if.module.css';

interface Props {
  readonly club: string;
  readonly asked: WhatIfAsked;
  /** The name of the other book. */
  readonly bookName: string;
  /** A sentence about the figures, above them. */
  readonly note?: string | undefined;
}

/** Evenings by another book: everybody's sums as table and picture, then evening by evening. */
export function UnderBook({ club, asked, bookName, note }: Props) {
  const { t } = useTranslation('what-if');
  const days = useDays();
  const nameOf = useMemberNames(club);
  const places = usePlaces(club);
  const { data, error, isPending } = useQuery(whatIfQuery(club, asked));
  if (isPending) return <LoadingScreen />;
  if (data === undefined) return <ProblemNote error={error} />;
  const { members, evenings, hands, compared, unknownFines } = data;
  if (evenings.length === 0) return <Text role="status">{t('noEvenings')}</Text>;
  const hasStanding = members.length > 0 && isEnough(data);
  const dayOf = new Map(evenings.map(({ session, day }) => [session, day]));
  const titleOf = (session: string) => days.long(dayOf.get(session) ?? '');
  return (
    <>
      <ProblemNote error={error} />
      {note !== undefined && <Text>{note}</Text>}
      <Text role="status" fw={650}>
        {t('compared', {
          compared,
          count: hands,
          evenings: t('eveningsCount', { count: evenings.length }),
        })}
      </Text>
      <UnknownFines fines={unknownFines} {...{ bookName }} />
      <div className={classes['both']}>
        <div className={classes['standing']}>
          {!isEnough(data) && <TooFew result={data} />}
          {hasStanding && (
            <Section title={t('sums')}>
              <SumsUnder result={data} nameOf={nameOf} />
              {compared < hands && asked.season !== undefined && (
                <Text size="sm">{t('placesOfSeason')}</Text>
              )}
            </Section>
          )}
          <LeftOut {...{ club, evenings, nameOf, titleOf }} />
        </div>
        {hasStanding && (
          <Section title={t('picture')}>
            <Slopes
              slopes={members.map(({ member: id, then, now }) => {
                return { id, then, now, name: nameOf(id), place: places(id) };
              })}
            />
          </Section>
        )}
      </div>
      {data.hidden.includes('money') && <Text size="sm">{t('moneyHidden')}</Text>}
      <Folding
        title={t('evenings')}
        id="evenings"
        isAlways={evenings.length > 1}
        summary={t('eveningsCount', { count: evenings.length })}
      >
        <EveningsUnder {...{ club, evenings, nameOf, titleOf }} />
      </Folding>
    </>
  );
}
