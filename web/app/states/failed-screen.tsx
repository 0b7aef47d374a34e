import { Button, Stack } from '@mantine/core';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { ProblemError, UnreachableError } from '../../api/problem.js';
import type { FailedProps } from '../../routing/outlet.js';
import { ProblemNote, ProblemWords } from '../../parts/notices/problem-note.js';
import { useParams } from '../../routing/use-routing.js';
import { useTranslation } from '../../words/use-translation.js';
import { DeadEnd } from './dead-end.js';

/** Fetched here alone: the first load of the app carries no database. */
const KeptTables = lazy(() => import('./kept-tables.js'));

/** Without these there is no evening to go back to. */
const NO_EVENING: ReadonlySet<string> = new Set(['club-not-found', 'session-not-found']);

/** A screen that could not be shown, with the reason: not found, not allowed, or no network. */
export function FailedScreen({ error, onAgain }: FailedProps) {
  const { t } = useTranslation();
  const queries = useQueryErrorResetBoundary();
  const { club }: { readonly club?: string } = useParams();
  const tryAgain = () => {
    queries.reset();
    onAgain();
  };
  const again = <Button onClick={tryAgain}>{t('failed.retry')}</Button>;
  if (error instanceof UnreachableError) {
    return (
      <DeadEnd
        title={t('notHere.title')}
        text={
          <Stack>
            {t('notHere.text')}
            <Suspense>
              <KeptTables club={club} onReached={tryAgain} />
            </Suspense>
          </Stack>
        }
        isEveningThere
      >
        {again}
      </DeadEnd>
    );
  }
  if (error instanceof ProblemError && [403, 404].includes(error.status)) {
    return (
      <DeadEnd
        title={t(error.status === 403 ? 'notAllowed.title' : 'notFound.title')}
        text={<ProblemWords error={error} />}
        isEveningThere={!NO_EVENING.has(error.code)}
      />
    );
  }
  return (
    <DeadEnd
      title={t('failed.title')}
      text={
        <>
          {t('failed.text')}
          <ProblemNote error={error} />
        </>
      }
    >
      {again}
    </DeadEnd>
  );
}
