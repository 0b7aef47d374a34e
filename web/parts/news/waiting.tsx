import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { MyClub } from '../../api/people/me.js';
import { newsQuery } from '../../api/people/news.js';
import { isTablet } from '../../api/people/rights.js';
import { useUnsent } from '../../outbox/unsent.js';
import { countWaiting } from './count.js';

/** For those for whom something waits. */
const Tasks = lazy(() => import('./tasks.js'));

interface Props {
  readonly club: MyClub;
  /** Called when somebody follows a task. */
  readonly onFollow?: (() => void) | undefined;
}

/**
 * The caller's open tasks, by their permissions, and the steps that this device has not sent. Empty
 * when there are none.
 */
export function Waiting({ club, onFollow }: Props) {
  const { data } = useQuery({ ...newsQuery(club.id), enabled: !isTablet(club) });
  const notSent = useUnsent(club.id);
  const isAny = countWaiting(data) + notSent.length > 0;
  return (
    <div aria-live="polite" style={{ display: 'contents' }}>
      {isAny && (
        <Suspense>
          <Tasks club={club.id} waiting={data?.waiting} notSent={notSent} onFollow={onFollow} />
        </Suspense>
      )}
    </div>
  );
}
