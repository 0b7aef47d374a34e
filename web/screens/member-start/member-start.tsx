import { Stack, Title } from '@mantine/core';
import { usePrefetchQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { plannedQuery } from '../../api/evenings/planned-list.js';
import {
  balanceQuery,
  latestSessionsQuery,
  type SessionView,
} from '../../api/evenings/club-queries.js';
import { useMe, useMyClub, type MyClub } from '../../api/people/me.js';
import { newsQuery } from '../../api/people/news.js';
import { firstPlansQuery } from '../../api/money/plan-list.js';
import { isTablet, may } from '../../api/people/rights.js';
import { NotFoundScreen } from '../../app/states/not-found-screen.js';
import { LiveNote } from '../../parts/notices/live-note.js';
import { useMemberNames } from '../../parts/people/use-names.js';
import { MemberFace } from '../../parts/people/member-face.js';
import { usePath } from '../../parts/page/use-path.js';
import { useTranslation } from '../../words/use-translation.js';
import { KeepClub } from './keep-club.js';
import { LastEvenings } from './last-evenings.js';
import { MyBalance } from './my-balance.js';
import { MyMatters } from './my-matters.js';
import { MyPlaces } from './my-places.js';
import { News } from '../../parts/news/news.js';
import { RunningEvening } from './running-evening.js';
import { Waiting } from '../../parts/news/waiting.js';
import classes from './member-start.module.css';

/** The number of news shown before somebody asks for all. */
const FEW_NEWS = 3;

/** For the tablet while nothing is running. */
const NextEvening = lazy(async () => ({
  default: (await import('./next-evening.js')).NextEvening,
}));

/** For those who neither owe nor are owed. */
const Largest = lazy(async () => ({
  default: (await import('./largest.js')).Largest,
}));

/** For a new club's owner only. */
const FirstSteps = lazy(() => import('../first-steps/first-steps.js'));

/** For an owner. */
const OneDisk = lazy(() => import('../first-steps/one-disk.js'));

/** For those who have something to settle by a plan. */
const MyTransfers = lazy(async () => ({
  default: (await import('../settling-up/transfers/my-transfers.js')).MyTransfers,
}));

/** For a club that plans its evenings. */
const NextPlanned = lazy(async () => ({
  default: (await import('../planned-evenings/next-planned.js')).NextPlanned,
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

interface OwnerProps {
  readonly club: MyClub;
  /** The latest of the club. */
  readonly sessions: readonly SessionView[];
}

/** The first steps of a new club; once it has played, the warning that one disk has everything. */
function ForOwner({ club, sessions }: OwnerProps) {
  const hasPlayed = sessions.some(({ status }) => status === 'closed');
  return (
    <Suspense>
      {hasPlayed ? (
        <OneDisk club={club.id} />
      ) : (
        <FirstSteps club={club} hasEvening={sessions.length > 0} />
      )}
    </Suspense>
  );
}

function Start({ club }: { readonly club: MyClub }) {
  const { t } = useTranslation('member-start');
  const { user } = useMe();
  const { data } = useSuspenseQuery(latestSessionsQuery(club.id));
  const nameOf = useMemberNames(club.id);
  const { data: balance } = useQuery({
    ...balanceQuery(club.id, club.member ?? ''),
    enabled: club.member !== null,
  });
  const isEven = balance?.money === 0;
  const isNew = data.sessions.length === 0;
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
      {may(club, 'keep-club') && <ForOwner club={club} sessions={data.sessions} />}
      <div className={classes['columns']}>
        <Stack gap="md">
          {user === null && open.length === 0 && may(club, 'record') && (
            <Suspense>
              <NextEvening club={club} last={closed[0]} />
            </Suspense>
          )}
          {user !== null && !(isNew && isEven) && <MyBalance club={club} open={open} />}
          {user !== null && isEven && (
            <Suspense>
              <Largest club={club} closed={closed} />
            </Suspense>
          )}
          <Waiting club={club} />
          {open.map((session) => (
            <RunningEvening key={session.id} club={club} session={session} />
          ))}
          {user !== null && club.member !== null && <ToSettle club={club} member={club.member} />}
          {user !== null && <ToCome club={club} isBehind={open.length > 0} />}
          {user !== null && <News club={club.id} member={club.member} few={FEW_NEWS} />}
        </Stack>
        <Stack gap="md">
          {user !== null && club.member !== null && !isEven && <MyPlaces club={club} />}
          {/* Before the first evening there are neither. */}
          {!isNew && <LastEvenings club={club} sessions={closed} />}
          {!isNew && user !== null && club.member !== null && (
            <MyMatters club={club.id} member={club.member} />
          )}
          <KeepClub
            club={club}
            isUser={user !== null}
            isOpen={open.length > 0}
            isBegunAbove={user === null && open.length === 0}
            isPlayed={!isNew}
          />
        </Stack>
      </div>
    </Stack>
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

interface ToComeProps {
  readonly club: MyClub;
  readonly isBehind: boolean;
}

/** Not waited for: nothing more is fetched where no evening is planned. */
function ToCome(props: ToComeProps) {
  const { data } = useQuery(plannedQuery(props.club.id));
  if (data === undefined || data.evenings.length === 0) return null;
  return (
    <Suspense>
      <NextPlanned {...props} />
    </Suspense>
  );
}
