import { NativeSelect, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMyClub, type MyClub } from '../../api/people/me.js';
import type { StatisticFilter } from '../../api/seasons/statistic-filter.js';
import { headToHeadQuery, type HeadToHead } from '../../api/seasons/statistics.js';
import { LoadingScreen } from '../../app/states/loading-screen.js';
import { NotFoundScreen } from '../../app/states/not-found-screen.js';
import { AsFile } from '../../parts/files/as-file.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { useMemberChoices, useMemberNames, type NameOf } from '../../parts/people/use-names.js';
import { usePath } from '../../parts/page/use-path.js';
import { useTranslation } from '../../words/use-translation.js';
import { StatisticFilters } from '../statistics/filters.js';
import { StatisticsFrame } from '../statistics/frame.js';
import { HiddenNote } from '../statistics/hidden-note.js';
import { useStatisticsAddress } from '../statistics/address/use-address.js';
import { Between } from './between.js';
import { HeadToHeadCurve } from './curve.js';
import { Shared } from './shared.js';

/** Two members against each other, from ten shared hands on. */
export function HeadToHeadScreen() {
  const club = useMyClub(usePath('club').club);
  return club === undefined ? <NotFoundScreen /> : <OfClub club={club} />;
}

function OfClub({ club }: { readonly club: MyClub }) {
  const { t } = useTranslation('statistics.whoPaidWhom');
  const { filter, asked, change } = useStatisticsAddress();
  const choices = useMemberChoices(club.id);
  const known = (member: string | null | undefined) =>
    choices.find(({ value }) => value === member)?.value;
  const one = known(asked('member')) ?? known(club.member);
  const second = known(asked('with'));
  const other = second === one ? undefined : second;
  const choose = (
    label: string,
    value: string | undefined,
    not: string | undefined,
    name: 'member' | 'with',
  ) => (
    <NativeSelect
      label={label}
      value={value ?? ''}
      data={[
        ...(value === undefined ? [{ value: '', label: t('headToHead.nobody') }] : []),
        ...choices.filter((choice) => choice.value !== not),
      ]}
      onChange={({ currentTarget }) => {
        change({}, { [name]: currentTarget.value });
      }}
    />
  );
  return (
    <StatisticsFrame club={club} title={t('headToHead.title')} filter={filter} member={one}>
      <StatisticFilters club={club.id} filter={filter} onChange={change}>
        {choose(t('headToHead.first'), one, other, 'member')}
        {choose(t('headToHead.second'), other, one, 'with')}
      </StatisticFilters>
      {one === undefined || other === undefined ? (
        <Text role="status">{t('headToHead.choose')}</Text>
      ) : (
        <OfTwo {...{ club, filter, one, other }} />
      )}
    </StatisticsFrame>
  );
}

interface OfTwoProps {
  readonly club: MyClub;
  readonly filter: StatisticFilter;
  readonly one: string;
  readonly other: string;
}

function OfTwo({ club, filter, one, other }: OfTwoProps) {
  const nameOf = useMemberNames(club.id);
  const query = useQuery(headToHeadQuery(club.id, filter, one, other));
  return (
    <>
      <ProblemNote error={query.error} />
      {query.isPending && <LoadingScreen />}
      {query.data !== undefined && (
        <Shown {...{ club, filter, one, other, nameOf }} told={query.data} />
      )}
    </>
  );
}

interface ShownProps extends OfTwoProps {
  readonly told: HeadToHead;
  readonly nameOf: NameOf;
}

function Shown({ told, ...of }: ShownProps) {
  const { t } = useTranslation('statistics.whoPaidWhom');
  const { club, filter, one, other, nameOf } = of;
  const names = { one: nameOf(one), other: nameOf(other) };
  if (told.hands === 0) return <Text role="status">{t('headToHead.none', names)}</Text>;
  return (
    <>
      {told.paid !== null && (
        <AsFile
          files={[
            {
              of: `${club.id}/who-paid-whom`,
              query: { ...filter, members: `${one},${other}` },
              formats: ['xlsx', 'csv'],
            },
          ]}
        />
      )}
      <HiddenNote hidden={told.hidden} />
      {!told.enough && (
        <Text role="status">
          {t('headToHead.tooFew', { ...names, count: told.hands, least: told.least })}
        </Text>
      )}
      <Shared {...of} told={told} />
      {told.curve !== null && <HeadToHeadCurve curve={told.curve} {...names} />}
      {told.paid !== null && <Between {...of} cells={told.paid} net={told.net ?? 0} />}
    </>
  );
}
