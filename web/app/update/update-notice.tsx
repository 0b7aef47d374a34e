import { lazy, Suspense } from 'react';
import { usePlace } from '../../routing/use-routing.js';
import { useHoldsWhatIsBegun, useNewVersion } from './new-version.js';

/** The notice itself, fetched once a new version waits. */
const UpdateReady = lazy(() => import('./update-ready.js'));

/** Says that a new version is there. It is taken when somebody says so, never by itself. */
export function UpdateNotice() {
  const { isReady, ...choices } = useNewVersion();
  useHoldsWhatIsBegun(usePlace().pathname);
  return isReady ? (
    <Suspense>
      <UpdateReady {...choices} />
    </Suspense>
  ) : null;
}
