import { NativeSelect, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CLUB } from '../../../src/standings/figures/evening-figures.js';
import { useMyClub, type MyClub } from '../../api/people/me.js';
import type { StatisticFilter } from '../../api/seasons/statistic-filter.js';
import { whoPaidWhomQuery, type WhoPaidWhom } from '../../api/seasons/statistics.js';
import { LoadingScreen } from '../../app/states/loading-screen.js';
import { NotFoundScreen } from '../../app/states/not-found-screen.js';
import { AsFile } from '../../parts/files/as-file.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { Section } from '../../parts/page/section.js';
import { useMemberNames, type NameOf } from '../../parts/people/use-names.js';
import { usePath } from '../../parts/page/use-path.js';
import { useTranslation } from '../../words/use-translation.js';
import { StatisticFilters } from '../statistics/filters.js';
import { StatisticsFrame } from '../statistics/frame.js';
import { HiddenNote } from '../statistics/hidden-note.js';
import { useStatisticsAddress } from '../statistics/address/use-address.js';
import { partiesOf } from './between.js';
import { CupsRule } from './cups-rule.js';
import { Matrix } from './matrix.js';
import { OfOne } from './of-one.js';
import { PairSheet } from './pair-sheet.js';
import classes from './who-paid-whom.module.css';

/** Payments between members over many evenings, with the parts of each number. */
export function WhoPaidWhomScreen() {
  const club = useMyClub(usePath('club').club);
  return club === undefined ? <NotFoundScreen /> : <OfClub club={club} />;
}

function OfClub({ club }: { readonly club: MyClub }) {
  const { t } = useTranslation(['statistics.whoPaidWhom', 'statistics']);
  const { filter, asked, change } = useStatisticsAddress();
  const nameOf = usePartyNames(club.id);
  const query = useQuery({
    ...whoPaidWhomQuery(club.id, filter),
    placeholderData: keepPreviousData,
  });
  // The choice of members is kept while new numbers are loading; the old numbers are not.
  const told = query.isPlaceholderData ? undefined : query.data;
  const members = query.data?.members ?? [];
  const chosen = asked('member') ?? club.member;
  const one = members.find((member) => member === chosen) ?? members[0];
  return (
    <StatisticsFrame club={club} title={t('title')} filter={filter} member={asked('member')}>
      <StatisticFilters club={club.id} filter={filter} onChange={change}>
        {members.length > 0 && (
          <NativeSelect
            label={t('one.who')}
            value={one ?? ''}
            data={members.map((value) => ({ value, label: nameOf(value) }))}
            onChange={({ currentTarget: { value } }) => {
              change({}, { member: value });
            }}
          />
        )}
      </StatisticFilters>
      <ProblemNote error={query.error} />
      {told === undefined && query.isFetching && <LoadingScreen />}
      {told !== undefined && one === undefined && (
        <Text role="status">
          {t('statistics:nothing')} {t('statistics:closedOnly')}
        </Text>
      )}
      {told !== undefined && one !== undefined && (
        <Shown club={club} filter={filter} told={told} one={one} nameOf={nameOf} />
      )}
    </StatisticsFrame>
  );
}

interface ShownProps {
  readonly club: MyClub;
  readonly filter: StatisticFilter;
  readonly told: WhoPaidWhom;
  /** The member whose row is shown by itself. */
  readonly one: string;
  readonly nameOf: NameOf;
}

function Shown({ club, filter, told, one, nameOf }: ShownProps) {
  const { t } = useTranslation('statistics.whoPaidWhom');
  const [pair, open] = useState<readonly [string, string] | null>(null);
  const { cells, members, sums, hidden, cupsShared } = told;
  const parties = partiesOf(cells, members);
  const onOpen = (first: string, second: string) => {
    open([first, second]);
  };
  return (
    <>
      <AsFile
        files={[{ of: `${club.id}/who-paid-whom`, query: { ...filter }, formats: ['xlsx', 'csv'] }]}
      />
      <HiddenNote hidden={hidden} />
      {hidden.includes('fines') && <Text>{t('withFines')}</Text>}
      <OfOne {...{ club: club.id, filter, cells, parties, sums, one, nameOf, onOpen }} />
      {/* On a phone one at a time: all of them beside each other have no room. */}
      <div className={classes['wide']}>
        <Section title={t('matrix.title')}>
          <Text mb="xs">{t('matrix.text')}</Text>
          <Matrix {...{ club: club.id, filter, cells, parties, sums, nameOf, onOpen }} />
        </Section>
      </div>
      <CupsRule rule={cupsShared} />
      {pair !== null && (
        <PairSheet
          {...{ club: club.id, filter, cells, pair, nameOf }}
          onClose={() => {
            open(null);
          }}
        />
      )}
    </>
  );
}

/** Names of members, and of the kitty. */
function usePartyNames(club: string): NameOf {
  const { t } = useTranslation('statistics.whoPaidWhom');
  const nameOf = useMemberNames(club);
  return (party) => (party === CLUB ? t('clubParty') : nameOf(party));
}
