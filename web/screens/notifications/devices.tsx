import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMe } from '../../api/people/me.js';
import { notificationsQuery, type Notifications } from '../../api/people/notifications.js';
import { removePushedDevice, tryPush } from '../../api/people/pushes.js';
import { useDates } from '../../parts/figures/dates.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { pushPossibility, switchOff, thisDevice } from '../../parts/push/device.js';
import { useSwitchOn } from '../../parts/push/use-switch-on.js';
import { useTranslation } from '../../words/use-translation.js';

/** The devices that are pushed to, and whether this one is. */
export function Devices({ settings }: { readonly settings: Notifications }) {
  const { t } = useTranslation('pushes');
  const { devices, pushKey } = settings;
  const { user } = useMe();
  const own = thisDevice(user?.id ?? '');
  const isHere = devices.some(({ id }) => id === own);
  return (
    <Paper component="section" withBorder p="md" aria-label={t('title')}>
      <Title order={2} size="h3" mb="xs">
        {t('title')}
      </Title>
      <Stack>
        {pushKey === null ? (
          <Text>{t('none')}</Text>
        ) : isHere ? (
          <Text role="status">{t('isOn')}</Text>
        ) : (
          <This pushKey={pushKey} />
        )}
        {devices.map((device) => (
          <Device key={device.id} device={device} isThis={device.id === own} />
        ))}
      </Stack>
    </Paper>
  );
}

/** Switches this device on, or says why it cannot be. */
function This({ pushKey }: { readonly pushKey: string }) {
  const { t } = useTranslation('pushes');
  const switching = useSwitchOn();
  const possibility = pushPossibility();
  if (possibility !== 'possible' || switching.data === false) {
    return (
      <Text role="status">{t(`why.${possibility === 'possible' ? 'denied' : possibility}`)}</Text>
    );
  }
  return (
    <>
      <ProblemNote error={switching.error} />
      <Group>
        <Button
          loading={switching.isPending}
          onClick={() => {
            switching.mutate(pushKey);
          }}
        >
          {t('on')}
        </Button>
      </Group>
    </>
  );
}

interface DeviceProps {
  readonly device: Notifications['devices'][number];
  readonly isThis: boolean;
}

function Device({ device: { id, name, heardAt }, isThis }: DeviceProps) {
  const { t } = useTranslation('pushes');
  const { moment } = useDates();
  const queries = useQueryClient();
  const removing = useMutation({
    mutationFn: async () => {
      await removePushedDevice(id);
      if (isThis) await switchOff();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: notificationsQuery.queryKey }),
  });
  const trying = useMutation({
    mutationFn: () => tryPush(id),
    onSuccess: ({ state }) => {
      if (state === 'gone')
        void queries.invalidateQueries({ queryKey: notificationsQuery.queryKey });
    },
  });
  return (
    <Group justify="space-between" wrap="nowrap" align="start">
      <div style={{ overflowWrap: 'anywhere' }}>
        <Text fw={650}>{isThis ? t('this', { name }) : name}</Text>
        <Text size="sm">{t('heard', { when: moment(heardAt) })}</Text>
        <ProblemNote error={removing.error ?? trying.error} />
        {trying.data !== undefined && (
          <Text size="sm" role="status">
            {t(`tried.${trying.data.state}`, { answer: trying.data.answer })}
          </Text>
        )}
        <Button
          variant="default"
          mt="xs"
          loading={trying.isPending}
          aria-label={t('tryOf', { name })}
          onClick={() => {
            trying.mutate();
          }}
        >
          {t('try')}
        </Button>
      </div>
      <Button
        variant="default"
        style={{ flexShrink: 0 }}
        loading={removing.isPending}
        aria-label={t('removeOf', { name })}
        onClick={() => {
          removing.mutate();
        }}
      >
        {t('remove')}
      </Button>
    </Group>
  );
}
