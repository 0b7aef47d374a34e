import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMyClub, type MyClub } from '../../api/people/me.js';
import { statisticsQuery } from '../../api/seasons/statistics.js';
import { LoadingScreen } from '../../app/states/loading-screen.js';
import { NotFoundScreen } from '../../app/states/not-found-screen.js';
import { AsFile } from '../../parts/files/as-file.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { useMemberNames } from '../../parts/people/use-names.js';
import { usePath } from '../../parts/page/use-path.js';
import { useTranslation } from '../../words/use-translation.js';
import { Attendance } from './counts/attendance.js';
import { Cups, Meldinger, Play } from './counts/at-the-table.js';
import type { NumbersProps } from './counts/counting.js';
import { Contracts, Figures, Partners } from './counts/declared.js';
import { Fines } from './counts/fines.js';
import { StatisticFilters } from './filters.js';
import { StatisticsFrame } from './frame.js';
import { HiddenNote } from './hidden-note.js';
import { MemberFilter, useAskedMember } from './member-filter.js';
import { Members } from './counts/members.js';
import { Total } from './counts/total.js';
import { useStatisticsAddress } from './address/use-address.js';
import classes from './statistics.module.css';

/** The numbers of the club, or of one member: each with how many it rests on, and a way to its hands. */
export function Statistics() {
  const club = useMyClub(usePath('club').club);
  return club === undefined ? <NotFoundScreen /> : <OfClub club={club} />;
}

function OfClub({ club }: { readonly club: MyClub }) {
  const { t } = useTranslation('statistics');
  const address = useStatisticsAddress();
  const { filter, change } = address;
  const nameOf = useMemberNames(club.id);
  const member = useAskedMember(club.id, address);
  const query = useQuery(statisticsQuery(club.id, filter, member));
  const title = member === undefined ? t('title') : t('titleOf', { name: nameOf(member) });
  return (
    <StatisticsFrame club={club} title={title} filter={filter} member={member}>
      <StatisticFilters club={club.id} filter={filter} onChange={change}>
        <MemberFilter club={club.id} member={member} onChange={change} />
      </StatisticFilters>
      <ProblemNote error={query.error} />
      {query.isPending && <LoadingScreen />}
      {query.data !== undefined && (
        <Shown counting={{ club, filter, member }} numbers={query.data} />
      )}
    </StatisticsFrame>
  );
}

function Shown({ counting, numbers }: NumbersProps) {
  const { t } = useTranslation('statistics');
  if (numbers.evenings.count === 0) {
    return (
      <Text role="status">
        {t('nothing')} {t('closedOnly')}
      </Text>
    );
  }
  const { club, filter, member } = counting;
  const parts = { counting, numbers };
  return (
    <>
      <AsFile
        files={[
          { of: `${club.id}/statistics`, query: { ...filter, member }, formats: ['xlsx', 'csv'] },
        ]}
      />
      <HiddenNote hidden={numbers.hidden} />
      <div className={classes['columns']}>
        <Total {...parts} />
        {counting.member === undefined && <Members {...parts} />}
        <Attendance counting={counting} />
        <Play {...parts} />
        <Meldinger {...parts} />
        <Contracts {...parts} />
        <Figures {...parts} />
        <Partners {...parts} />
        <Cups {...parts} />
        <Fines {...parts} />
      </div>
    </>
  );
}
