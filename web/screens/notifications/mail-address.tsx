import { Alert, Button, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  notificationsQuery,
  removeMailAddress,
  setMailAddress,
  type Notifications,
} from '../../api/people/notifications.js';
import { useFields } from '../../parts/form/use-fields.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { useTranslation } from '../../words/use-translation.js';

interface Props {
  readonly settings: Notifications;
}

/** The address that mails are sent to, from its first entry to its end. */
export function MailAddress({ settings }: Props) {
  const { t } = useTranslation('notifications');
  const { address, canSend, isStopped } = settings;
  return (
    <Paper component="section" withBorder p="md" aria-label={t('address.title')}>
      <Title order={2} size="h3" mb="xs">
        {t('address.title')}
      </Title>
      <Stack>
        {!canSend && <Text>{t('address.none')}</Text>}
        {canSend && isStopped && (
          <Alert color="brass" variant="outline">
            {t('address.stopped')}
          </Alert>
        )}
        {address !== null && <Known {...settings} address={address} />}
        {canSend && <Enter isAnother={address !== null} />}
      </Stack>
    </Paper>
  );
}

function Known({
  address,
  isConfirmed,
  endedWhy,
}: Pick<Notifications, 'isConfirmed' | 'endedWhy'> & { readonly address: string }) {
  const { t } = useTranslation('notifications');
  const removing = useChange(removeMailAddress);
  const state = endedWhy !== null ? 'ended' : isConfirmed ? 'confirmed' : 'waits';
  return (
    <>
      <div role="status">
        <Text fw={650} style={{ overflowWrap: 'anywhere' }}>
          {address}
        </Text>
        <Text>{t(`address.${state}`, { why: endedWhy ?? '' })}</Text>
      </div>
      <ProblemNote error={removing.error} />
      <Group>
        <Button
          variant="default"
          loading={removing.isPending}
          onClick={() => {
            removing.mutate(undefined);
          }}
        >
          {t('address.remove')}
        </Button>
      </Group>
    </>
  );
}

function Enter({ isAnother }: { readonly isAnother: boolean }) {
  const { t } = useTranslation('notifications');
  const asking = useChange(({ address }: { readonly address: string }) => setMailAddress(address));
  const { field, submit, clear } = useFields({ address: '' }, asking.error);
  return (
    <form
      noValidate
      onSubmit={submit((said) => {
        asking.mutate(said, { onSuccess: clear });
      })}
    >
      <Stack>
        <ProblemNote error={asking.error} />
        <TextInput
          type="email"
          autoComplete="email"
          inputMode="email"
          label={isAnother ? t('address.another') : t('address.label')}
          description={t('address.how')}
          {...field('address')}
        />
        <Button type="submit" loading={asking.isPending}>
          {t('address.send')}
        </Button>
      </Stack>
    </form>
  );
}

function useChange<T>(change: (said: T) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: notificationsQuery.queryKey }),
  });
}
