import { Stack, Title } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { usePrefetchQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { plannedQuery } from '../../api/evenings/planned-list.js';
import { latestSessionsQuery } from '../../api/evenings/club-queries.js';
import { useMe, useMyClub, type MyClub } from '../../api/people/me.js';
import { newsQuery } from '../../api/people/news.js';
import { firstPlansQuery } from '../../api/money/plan-list.js';
import { isTablet, may } from '../../api/people/rights.js';
import { seasonListQuery } from '../../api/seasons/seasons.js';
import { NotFoundScreen } from '../../app/states/not-found-screen.js';
import { begunSeasons } from '../../parts/seasons/begun-seasons.js';
import { LiveNote } from '../../parts/notices/live-note.js';
import { useMemberNames } from '../../parts/people/use-names.js';
import { MemberFace } from '../../parts/people/member-face.js';
import { usePath } from '../../parts/page/use-path.js';
import rows from '../../parts/list/rows.module.css';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import { KeepClub } from './keep-club.js';
import { LastEvenings } from './last-evenings.js';
import { MyBalance } from './my-balance.js';
import { MyMatters } from './my-matters.js';
import { News } from '../../parts/news/news.js';
import { RunningEvening } from './running-evening.js';
import { Waiting } from '../../parts/news/waiting.js';
import classes from './member-start.module.css';

/** The year, and a cup inside it. */
const MOST_SEASONS = 2;

/** For the tablet while nothing is running. */
const NextEvening = lazy(async () => ({
  default: (await import('./next-evening.js')).NextEvening,
}));

/** For a new club's owner only. */
const FirstSteps = lazy(() => import('../first-steps/first-steps.js'));

/** For those who have something to settle by a plan. */
const MyTransfers = lazy(async () => ({
  default: (await import('../settling-up/transfers/my-transfers.js')).MyTransfers,
}));

/** For a club that plans its evenings. */
const NextPlanned = lazy(async () => ({
  default: (await import('../planned-evenings/next-planned.js')).NextPlanned,
}));

/** For a club that keeps a season. */
const MyStanding = lazy(async () => ({
  default: (await import('../season/my-standing.js')).MyStanding,
}));

/** Where a member begins: their balance, the running evening, and the latest ones. */
export function MemberStart() {
  const club = useMyClub(usePath('club').club);
  if (club === undefined) return <NotFoundScreen />;
  return isTablet(club) ? <Start club={club} /> : <StartWithNews club={club} />;
}

/** The news are requested at once with the rest, and not waited for. Devices have none. */
function StartWithNews({ club }: { readonly club: MyClub }) {
  usePrefetchQuery(newsQuery(club.id));
  return <Start club={club} />;
}

function Start({ club }: { readonly club: MyClub }) {
  const { t } = useTranslation('member-start');
  const { user } = useMe();
  const { data } = useSuspenseQuery(latestSessionsQuery(club.id));
  const nameOf = useMemberNames(club.id);
  const name = club.member === null ? (user?.name ?? '') : nameOf(club.member);
  const open = data.sessions.filter(({ status }) => status === 'open');
  const closed = data.sessions.filter(({ status }) => status === 'closed');
  return (
    <Stack className={classes['start']} gap="md">
      <Title order={1} size="h2">
        {user !== null && club.member !== null && (
          <>
            <MemberFace club={club.id} member={club.member} name={name} />
          </>
        )}
        {user === null ? club.name : t('title', { name })}
      </Title>
      <LiveNote club={club.id} />
      {may(club, 'keep-club') && closed.length === 0 && (
        <Suspense>
          <FirstSteps club={club} hasEvening={open.length > 0} />
        </Suspense>
      )}
      <div className={classes['columns']}>
        <Stack gap="md">
          {user === null && open.length === 0 && may(club, 'record') && (
            <Suspense>
              <NextEvening club={club} last={closed[0]} />
            </Suspense>
          )}
          {user !== null && <MyBalance club={club} open={open} />}
          {user !== null && <ToCome club={club} />}
          <Waiting club={club} />
          {user !== null && club.member !== null && <ToSettle club={club} member={club.member} />}
          {open.map((session) => (
            <RunningEvening key={session.id} club={club} session={session} />
          ))}
          {user !== null && <News club={club.id} member={club.member} />}
        </Stack>
        <Stack gap="md">
          {user !== null && club.member !== null && <MyPlaces club={club} />}
          <LastEvenings club={club} sessions={closed} />
          {user !== null && club.member !== null && (
            <MyMatters club={club.id} member={club.member} />
          )}
          <KeepClub
            club={club}
            isOpen={open.length > 0}
            isBegunAbove={user === null && open.length === 0}
          />
          <Ways club={club} isUser={user !== null} />
        </Stack>
      </div>
    </Stack>
  );
}

interface WaysProps {
  readonly club: MyClub;
  readonly isUser: boolean;
}

/** The ways to what one looks up, behind what is wanted first. */
function Ways({ club, isUser }: WaysProps) {
  const { t } = useTranslation('shell');
  return (
    <div>
      {may(club, 'read-money') && (
        <Link to="/clubs/$club/money" params={{ club: club.id }} className={rows['row']}>
          <span className={rows['grow']}>{t('destinations.money')}</span>
          <IconChevronRight size={20} aria-hidden />
        </Link>
      )}
      {isUser && (
        <Link
          to="/clubs/$club/statistics"
          params={{ club: club.id }}
          search={club.member === null ? {} : { member: club.member }}
          className={rows['row']}
        >
          <span className={rows['grow']}>{t('destinations.statistics')}</span>
          <IconChevronRight size={20} aria-hidden />
        </Link>
      )}
    </div>
  );
}

interface ToSettleProps {
  readonly club: MyClub;
  readonly member: string;
}

/** Not waited for: most have nothing to settle, and then nothing more is fetched. */
function ToSettle(props: ToSettleProps) {
  const { data } = useQuery(firstPlansQuery(props.club.id));
  const isAny = data?.plans.some(({ own }) => own.some(({ status }) => status === 'open'));
  return isAny === true ? (
    <Suspense>
      <MyTransfers {...props} />
    </Suspense>
  ) : null;
}

/** Not waited for: nothing more is fetched where no evening is planned. */
function ToCome({ club }: { readonly club: MyClub }) {
  const { data } = useQuery(plannedQuery(club.id));
  if (data === undefined || data.evenings.length === 0) return null;
  return (
    <Suspense>
      <NextPlanned club={club} />
    </Suspense>
  );
}

/** The member's places in the open seasons; not waited for. */
function MyPlaces({ club }: { readonly club: MyClub }) {
  const { data } = useQuery(seasonListQuery(club.id));
  if (data === undefined) return null;
  return begunSeasons(data)
    .slice(0, MOST_SEASONS)
    .map((season) => (
      <Suspense key={season.id}>
        <MyStanding club={club} season={season} />
      </Suspense>
    ));
}
