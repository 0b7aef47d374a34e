import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ProblemError, UnreachableError } from '../api/problem.js';

/** Why something could not be done, in words; nothing as long as there is no error. */
export function ProblemNote({ error }: { readonly error: unknown }) {
  const words = useProblemWords();
  const { t } = useTranslation('problems');
  if (error == null) return null;
  return (
    <Alert color="red" title={t('title')} icon={<IconAlertTriangle aria-hidden />}>
      {words(error)}
    </Alert>
  );
}

/** What an error says: in the reader's language, or in the service's own sentence. */
export function useProblemWords(): (error: unknown) => string {
  const { t } = useTranslation('problems');
  return (error) => {
    if (error instanceof UnreachableError) return t('unreachable');
    if (isMissingFile(error)) return t('notFetched');
    if (!(error instanceof ProblemError)) return t('unknown');
    const codes: Readonly<Partial<Record<string, string>>> = t('codes', { returnObjects: true });
    return codes[error.code] ?? error.detail;
  };
}

/** A part of the app that could not be fetched: no network, or a newer version is served by now. */
function isMissingFile(error: unknown): boolean {
  const words = /dynamically imported|module script|preload CSS/i;
  return error instanceof Error && words.test(error.message);
}
