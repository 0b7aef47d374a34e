import { Alert, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Suspense } from 'react';
import { ProblemError, UnreachableError } from '../../api/problem.js';
import { useTranslation } from '../../words/use-translation.js';
import { useRefusalWords } from './use-refusal-words.js';

/** Why something could not be done, in words; nothing as long as there is no error. */
export function ProblemNote({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('shell.problems');
  if (error == null) return null;
  return (
    <Alert color="red" title={t('title')} icon={<IconAlertTriangle aria-hidden />}>
      <ProblemWords error={error} />
    </Alert>
  );
}

/** An error in the reader's language. */
export function ProblemWords({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('shell.problems');
  if (error instanceof UnreachableError) return t('unreachable');
  if (isMissingFile(error)) return t('notFetched');
  if (!(error instanceof ProblemError)) return t('unknown');
  // The words of refusals are many: they are fetched when one is needed.
  return (
    <Suspense fallback="…">
      <Why problem={error} />
    </Suspense>
  );
}

function Why({ problem }: { readonly problem: ProblemError }) {
  const words = useRefusalWords();
  const { alsoBecause = [] } = problem.body;
  const first = words(problem.body);
  if (alsoBecause.length === 0) return first;
  return (
    <Text component="ul" size="sm" m={0} ps="lg">
      {[first, ...alsoBecause.map((reason) => words({ reason }))].map((why) => (
        <li key={why}>{why}</li>
      ))}
    </Text>
  );
}

/** A part of the app that could not be fetched: no network, or a newer version is served by now. */
function isMissingFile(error: unknown): boolean {
  const words = /dynamically imported|module script|preload CSS/i;
  return error instanceof Error && words.test(error.message);
}
