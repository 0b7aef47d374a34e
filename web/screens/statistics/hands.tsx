import { Anchor, Stack, Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMyClub, type MyClub } from '../../api/me.js';
import type { StatisticFilter } from '../../api/statistic-filter.js';
import { countedHandsQuery, type Counted } from '../../api/statistics.js';
import { LoadingScreen } from '../../app/loading-screen.js';
import { NotFoundScreen } from '../../app/not-found-screen.js';
import { LiveNote } from '../../parts/live-note.js';
import { MorePages } from '../../parts/more-pages.js';
import { plainPoints } from '../../parts/points.js';
import { ProblemNote } from '../../parts/problem-note.js';
import rows from '../../parts/rows.module.css';
import { useMemberNames } from '../../parts/use-names.js';
import { usePath } from '../../parts/use-path.js';
import { Link } from '../../routing/link.js';
import type { Target } from '../../routing/target.js';
import { useTranslation } from '../../words/use-translation.js';
import { searchOf } from './address.js';
import { isOfEvenings, useFigureTitle } from './figure-title.js';
import { HandRow } from './hand-row.js';
import { HiddenNote } from './hidden-note.js';
import { isOfPoints, PointsBehind } from './points-behind.js';
import { useStatisticsAddress } from './use-address.js';
import classes from './statistics.module.css';

/** The hands behind a number: as many as it says, each a way to its evening. */
export function CountedHands() {
  const club = useMyClub(usePath('club').club);
  const { filter, asked } = useStatisticsAddress();
  const figure = asked('figure');
  if (club === undefined || figure === undefined) return <NotFoundScreen />;
  const counted = { figure, member: asked('member') };
  if (isOfPoints(figure)) return <PointsBehind club={club} filter={filter} {...counted} />;
  return <Behind club={club} filter={filter} {...counted} />;
}

interface Props {
  readonly club: MyClub;
  readonly filter: StatisticFilter;
  readonly figure: string;
  readonly member: string | undefined;
}

function Behind({ club, filter, figure, member }: Props) {
  const { t } = useTranslation('statistics');
  const nameOf = useMemberNames(club.id);
  const titleOf = useFigureTitle(nameOf);
  const pages = useInfiniteQuery(countedHandsQuery(club.id, filter, { figure, member }));
  const what = titleOf(figure);
  const [first] = pages.data?.pages ?? [];
  const hands = pages.data?.pages.flatMap((page) => page.hands) ?? [];
  return (
    <Stack maw="48rem" mx="auto">
      <Title order={1} size="h2">
        {member === undefined ? what : t('hands.of', { what, name: nameOf(member) })}
      </Title>
      <LiveNote club={club.id} />
      <ProblemNote error={pages.error} />
      {pages.isPending && <LoadingScreen />}
      <Text role="status" fw={650}>
        {first !== undefined && t('hands.counted', { number: plainPoints(first.count) })}
      </Text>
      <HiddenNote hidden={first?.hidden ?? []} />
      <div>
        <ol className={rows['rows']} aria-label={what}>
          {hands.map((hand, place) => (
            <HandRow
              key={place}
              club={club.id}
              hand={hand}
              isOfClub={member === undefined}
              instead={t(isOfEvenings(figure) ? 'hands.evening' : 'hands.between')}
              // Between hands it is the whole evening that is told.
              points={hand.hand !== null || isOfEvenings(figure) ? hand.points : null}
            />
          ))}
        </ol>
        <MorePages pages={pages} />
      </div>
      <Anchor
        className={classes['name'] ?? ''}
        renderRoot={(props) => (
          <Link {...numbersOf(club.id, filter, { figure, member })} {...props} />
        )}
      >
        {t(figure === 'counting' ? 'hands.backToSeason' : 'hands.back')}
      </Anchor>
    </Stack>
  );
}

/** Where a number stands: those of two on their page, those of a table on that of its season, all others on that of the statistics. */
function numbersOf(club: string, filter: StatisticFilter, { figure, member }: Counted): Target {
  const [kind, other] = figure.split(':');
  const params = { club };
  const { season } = filter;
  if (kind === 'counting' && season !== undefined) {
    return { to: '/clubs/$club/seasons/$season', params: { club, season } };
  }
  return kind === 'together' || kind === 'evenings-together'
    ? {
        to: '/clubs/$club/statistics/head-to-head',
        params,
        search: searchOf(filter, { member, with: other }),
      }
    : { to: '/clubs/$club/statistics', params, search: searchOf(filter, { member }) };
}
