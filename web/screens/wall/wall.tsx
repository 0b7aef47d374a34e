import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { latestSessionsQuery, namesQuery } from '../../api/evenings/club-queries.js';
import { lastHandsQuery } from '../../api/evenings/evening-queries.js';
import { useLive } from '../../api/live/live.js';
import { useMyClub, type MyClub } from '../../api/people/me.js';
import { seasonListQuery } from '../../api/seasons/seasons.js';
import { useTakenByItself } from '../../app/update/new-version.js';
import { NotFoundScreen } from '../../app/states/not-found-screen.js';
import { begunSeasons } from '../../parts/seasons/begun-seasons.js';
import { useDates } from '../../parts/figures/dates.js';
import { usePath } from '../../parts/page/use-path.js';
import { useWakeLock } from '../../parts/page/use-wake-lock.js';
import { useTranslation } from '../../words/use-translation.js';
import { TablesChoice } from './tables-choice.js';
import { useTurns } from './use-turns.js';
import { useWallTables } from './use-wall-tables.js';
import { LastHand } from './parts/last-hand.js';
import { WallControls } from './wall-controls.js';
import { WallCups } from './parts/wall-cups.js';
import type { WallProps } from './wall-props.js';
import { useWallScheme } from './wall-scheme.js';
import { WallStandings } from './parts/wall-standings.js';
import classes from './wall.module.css';

/** Fetched when an evening is over: it folds it once more. */
const WhatHappened = lazy(() => import('./parts/what-happened.js'));

/** Fetched between evenings, where the club keeps a season. */
const WallSeason = lazy(() => import('./parts/wall-season.js'));

/** Nobody is there to try again: the wall asks now and then, whatever it hears. */
const AGAIN_MS = 30_000;

/** The evening for a screen on the wall of the club room, to be read from across it. */
export function Wall() {
  const club = useMyClub(usePath('club').club);
  return club === undefined ? <NotFoundScreen /> : <WallOf club={club} />;
}

function WallOf({ club }: { readonly club: MyClub }) {
  const { t } = useTranslation('evening-page.wall');
  const [scheme, setScheme] = useWallScheme();
  useWakeLock();
  // Nobody types here, and nobody is there to say so.
  useTakenByItself();
  const latest = useQuery({ ...latestSessionsQuery(club.id), refetchInterval: AGAIN_MS });
  const names = useQuery({ ...namesQuery(club.id), refetchInterval: AGAIN_MS * 10 });
  const { data, dataUpdatedAt } = latest;
  const running = data?.sessions.filter(({ status }) => status === 'open') ?? [];
  const tables = useWallTables(running);
  const session = tables.shown[0] ?? data?.sessions[0];
  const nameOf = (member: string) => names.data?.get(member) ?? '…';
  const season = useSeasonBetween(club.id, session);
  const { place, turn } = useTurns(season === undefined ? 1 : 2);
  const isSeason = place === 1;
  return (
    <div className={classes['wall']} data-scheme={scheme}>
      <h1 className={classes['hidden']}>{t('title', { club: club.name })}</h1>
      <WallControls club={club.id} scheme={scheme} onScheme={setScheme}>
        <TablesChoice running={running} tables={tables} />
        {season !== undefined && (
          <button type="button" onClick={turn}>
            {t(isSeason ? 'showEvening' : 'showSeason')}
          </button>
        )}
      </WallControls>
      {data === undefined && <p className={classes['message']}>{t('waiting')}</p>}
      {data !== undefined && session === undefined && (
        <p className={classes['message']}>{t('nothing')}</p>
      )}
      {isSeason && season !== undefined && (
        <Suspense>
          <WallSeason club={club} season={season} nameOf={nameOf} />
        </Suspense>
      )}
      {!isSeason && session !== undefined && (
        <div className={classes['tables']} data-many={tables.shown.length > 1}>
          {(tables.shown.length > 0 ? tables.shown : [session]).map((one) => (
            <Evening key={one.id} club={club} session={one} nameOf={nameOf} />
          ))}
        </div>
      )}
      <Down club={club.id} since={dataUpdatedAt} />
    </div>
  );
}

/** The season whose standings are shown when no evening is going on: the first that has begun. */
function useSeasonBetween(club: string, session: WallProps['session'] | undefined) {
  const isBetween = session?.status === 'closed';
  const { data } = useQuery({
    ...seasonListQuery(club),
    enabled: isBetween,
    refetchInterval: AGAIN_MS * 10,
  });
  return isBetween && data !== undefined ? begunSeasons(data)[0] : undefined;
}

function Evening({ club, session, nameOf }: WallProps) {
  const { id, hands, status } = session;
  const last = useQuery({
    ...lastHandsQuery(club.id, id, hands),
    placeholderData: keepPreviousData,
    refetchInterval: AGAIN_MS,
  });
  const hand = last.data?.findLast(({ record }) => record !== null);
  return (
    <div className={classes['evening']} data-status={status}>
      <WallCups club={club} session={session} nameOf={nameOf} />
      <WallStandings club={club} session={session} nameOf={nameOf} />
      {status === 'open' && <LastHand hand={hand} nameOf={nameOf} />}
      {status === 'closed' && (
        <Suspense>
          <WhatHappened club={club} session={session} nameOf={nameOf} />
        </Suspense>
      )}
    </div>
  );
}

/** Says when the figures may be old. */
function Down({ club, since }: { readonly club: string; readonly since: number }) {
  const { t } = useTranslation('evening-page.wall');
  const dates = useDates();
  const { isDown } = useLive(club);
  return (
    <div role="status">
      {isDown && since > 0 && (
        <p className={classes['down']}>
          {t('since', { time: dates.clock(new Date(since).toISOString()) })}
        </p>
      )}
    </div>
  );
}
