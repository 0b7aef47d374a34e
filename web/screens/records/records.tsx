import { MELDINGER } from '../../../src/rules/tally.js';
import { writeFigure } from '../../../src/standings/figures/figure-name.js';
import { Anchor, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMyClub, type MyClub } from '../../api/people/me.js';
import type { StatisticFilter } from '../../api/seasons/statistic-filter.js';
import { recordsQuery, type ClubRecord } from '../../api/seasons/statistics.js';
import { LoadingScreen } from '../../app/states/loading-screen.js';
import { NotFoundScreen } from '../../app/states/not-found-screen.js';
import { useDays } from '../../parts/figures/days.js';
import { AsFile } from '../../parts/files/as-file.js';
import { isKeeper } from '../../../src/rules/payment.js';
import { plainPoints } from '../../parts/figures/points.js';
import { useNameList } from '../../parts/people/player-name.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { Section } from '../../parts/page/section.js';
import { useMemberNames, type NameOf } from '../../parts/people/use-names.js';
import { usePath } from '../../parts/page/use-path.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import { useFigureNames } from '../statistics/names/figure-names.js';
import { StatisticFilters } from '../statistics/filters.js';
import { StatisticsFrame } from '../statistics/frame.js';
import { NumberLink } from '../statistics/counts/number-link.js';
import { HiddenNote } from '../statistics/hidden-note.js';
import { MemberFilter, useAskedMember } from '../statistics/member-filter.js';
import { useStatisticsAddress } from '../statistics/address/use-address.js';
import classes from '../statistics/statistics.module.css';

/** The records of the club, or of one member, each leading to its hand. */
export function Records() {
  const club = useMyClub(usePath('club').club);
  return club === undefined ? <NotFoundScreen /> : <OfClub club={club} />;
}

function OfClub({ club }: { readonly club: MyClub }) {
  const { t } = useTranslation('statistics');
  const address = useStatisticsAddress();
  const { filter, change } = address;
  const nameOf = useMemberNames(club.id);
  const member = useAskedMember(club.id, address);
  const query = useQuery(recordsQuery(club.id, filter, member));
  const title =
    member === undefined ? t('records.title') : t('records.titleOf', { name: nameOf(member) });
  return (
    <StatisticsFrame club={club} title={title} filter={filter} member={member}>
      <StatisticFilters club={club.id} filter={filter} onChange={change}>
        <MemberFilter club={club.id} member={member} onChange={change} />
      </StatisticFilters>
      <ProblemNote error={query.error} />
      {query.isPending && <LoadingScreen />}
      {query.data !== undefined && query.data.records.length > 0 && (
        <AsFile
          files={[
            { of: `${club.id}/records`, query: { ...filter, member }, formats: ['xlsx', 'csv'] },
          ]}
        />
      )}
      <HiddenNote hidden={query.data?.hidden ?? []} />
      {query.data?.records.length === 0 && (
        <Text role="status">
          {t('nothing')} {t('closedOnly')}
        </Text>
      )}
      <div className={classes['columns']}>
        {query.data?.records.map((one) => (
          <OneRecord key={one.record} {...{ club: club.id, filter, member, nameOf }} record={one} />
        ))}
      </div>
    </StatisticsFrame>
  );
}

interface RecordProps {
  readonly club: string;
  readonly filter: StatisticFilter;
  /** Undefined for the whole club. */
  readonly member: string | undefined;
  readonly record: ClubRecord;
  readonly nameOf: NameOf;
}

function OneRecord({ club, filter, member, record: told, nameOf }: RecordProps) {
  const { t } = useTranslation('statistics');
  const days = useDays();
  const sentence = useRecordSentence(nameOf);
  const { record, session, day, hand, value, carried } = told;
  const melding = MELDINGER.find((one) => one === told.name);
  return (
    <Section title={t(`records.${record}`)}>
      <p className={classes['record']}>{plainPoints(value)}</p>
      <Text>{sentence(told)}</Text>
      <Group gap="md">
        {record === 'rarest-melding' && melding !== undefined && (
          <NumberLink
            {...{ club, filter, member }}
            count={{ figure: writeFigure({ kind: 'melding', melding }), count: value }}
            what={t('records.rarest-melding')}
            said={t('records.toAll', { count: value })}
          />
        )}
        {hand !== null && (
          <Anchor
            className={classes['name'] ?? ''}
            renderRoot={(props) => (
              <Link
                to="/clubs/$club/sessions/$session/hands/$hand"
                params={{ club, session, hand: String(hand) }}
                {...props}
              />
            )}
          >
            {t('records.toHand', { number: hand })}
          </Anchor>
        )}
        {carried ? (
          <Text>{days.short(day)}</Text>
        ) : (
          <Anchor
            className={classes['name'] ?? ''}
            renderRoot={(props) => (
              <Link to="/clubs/$club/sessions/$session" params={{ club, session }} {...props} />
            )}
          >
            {t('records.toEvening', { day: days.short(day) })}
          </Anchor>
        )}
      </Group>
    </Section>
  );
}

/** The sentence of a record. */
function useRecordSentence(nameOf: NameOf): (record: ClubRecord) => string {
  const { t } = useTranslation(['statistics', 'payments']);
  const names = useFigureNames();
  const list = useNameList();
  return ({ record, value, name, hand, members, carried }) => {
    const said = { names: list(members.map(nameOf)), points: plainPoints(value) };
    switch (record) {
      case 'largest-cup': {
        const cup = name !== null && isKeeper(name) ? t(`payments:parties.${name}`) : '';
        return t(hand === null ? 'records.cupShared' : 'records.cup', { ...said, cup });
      }
      case 'largest-hand':
        return t('records.hand', said);
      case 'best-evening':
        return t(carried ? 'records.bestCarried' : 'records.best', said);
      case 'longest-evening':
        return t('records.evening', { ...said, count: value });
      case 'rarest-melding':
        return t('records.melding', { ...said, count: value, melding: names.melding(name ?? '') });
    }
  };
}
