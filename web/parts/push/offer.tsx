import { Alert, Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMe } from '../../api/people/me.js';
import { notificationsQuery } from '../../api/people/notifications.js';
import { ProblemNote } from '../notices/problem-note.js';
import { useTranslation } from '../../words/use-translation.js';
import { noteOffered, pushPossibility, thisDevice, wasOffered } from './device.js';
import { useSwitchOn } from './use-switch-on.js';

/** Offers pushes at this browser, once, to somebody who reads what is new. */
export function PushOffer() {
  const { t } = useTranslation('pushes');
  const { user } = useMe();
  const [isOver, setOver] = useState(wasOffered);
  const isAsked = Notification.permission === 'default' && thisDevice(user?.id ?? '') === null;
  const { data } = useQuery({ ...notificationsQuery, enabled: !isOver && isAsked });
  const switching = useSwitchOn();
  const pushKey = data?.pushKey ?? null;
  if (switching.data === true) return <Text role="status">{t('isOn')}</Text>;
  if (isOver || pushKey === null) return null;
  return (
    <Alert color="felt" variant="outline" title={t('offer.title')}>
      <Text mb="xs">{t('offer.text')}</Text>
      <ProblemNote error={switching.error} />
      {switching.data === false && <Text role="status">{t('why.denied')}</Text>}
      <Group>
        <Button
          loading={switching.isPending}
          onClick={() => {
            switching.mutate(pushKey);
          }}
        >
          {t('on')}
        </Button>
        <Button
          variant="default"
          onClick={() => {
            noteOffered();
            setOver(true);
          }}
        >
          {t('offer.no')}
        </Button>
      </Group>
    </Alert>
  );
}

/** Whether it can be offered at all. */
export function canOffer(): boolean {
  return pushPossibility() === 'possible' && !wasOffered();
}
