import { Button } from '@mantine/core';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ProblemError, UnreachableError } from '../api/problem.js';
import { ProblemNote, ProblemWords } from '../parts/problem-note.js';
import { DeadEnd } from './dead-end.js';

/** Without these there is no evening to go back to. */
const NO_EVENING: ReadonlySet<string> = new Set(['club-not-found', 'session-not-found']);

/** A screen that could not be shown: what is missing, or who may, or that there is no network. */
export function FailedScreen({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  const again = (
    <Button
      onClick={() => {
        queries.reset();
        reset();
        void router.invalidate();
      }}
    >
      {t('failed.retry')}
    </Button>
  );
  const thrown: unknown = error;
  if (thrown instanceof UnreachableError) {
    return (
      <DeadEnd title={t('notHere.title')} text={t('notHere.text')} isEveningThere>
        {again}
      </DeadEnd>
    );
  }
  if (thrown instanceof ProblemError && [403, 404].includes(thrown.status)) {
    return (
      <DeadEnd
        title={t(thrown.status === 403 ? 'notAllowed.title' : 'notFound.title')}
        text={<ProblemWords error={thrown} />}
        isEveningThere={!NO_EVENING.has(thrown.code)}
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
