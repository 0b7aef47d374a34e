import { Button, Stack, Text, Title } from '@mantine/core';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ProblemNote } from '../parts/problem-note.js';

/** A screen that could not be shown, in words, with another try. */
export function FailedScreen({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  return (
    <Stack maw="32rem" mx="auto" mt="xl" align="flex-start">
      <Title order={1}>{t('failed.title')}</Title>
      <Text>{t('failed.text')}</Text>
      <ProblemNote error={error} />
      <Button
        onClick={() => {
          queries.reset();
          reset();
          void router.invalidate();
        }}
      >
        {t('failed.retry')}
      </Button>
    </Stack>
  );
}
