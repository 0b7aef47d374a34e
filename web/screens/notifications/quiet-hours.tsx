import { Button, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import type { Notifications } from '../../api/people/notifications.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { useTranslation } from '../../words/use-translation.js';
import { useChoices } from './use-choices.js';

const USUAL = { from: '22:00', until: '07:00' };

interface Props {
  readonly settings: Notifications;
}

/** Hours in which nothing is sent, by the clock of this device when they are set. */
export function QuietHours({ settings }: Props) {
  const { t } = useTranslation('notifications');
  const { quietFrom, quietUntil, timeZone } = settings;
  const [from, setFrom] = useState(quietFrom ?? USUAL.from);
  const [until, setUntil] = useState(quietUntil ?? USUAL.until);
  const saving = useChoices(settings);
  const isSet = quietFrom !== null && quietUntil !== null;
  return (
    <Paper component="section" withBorder p="md" aria-label={t('quiet.title')}>
      <Title order={2} size="h3" mb="xs">
        {t('quiet.title')}
      </Title>
      <Stack>
        <Text role="status">
          {isSet
            ? t('quiet.set', { from: quietFrom, until: quietUntil, zone: timeZone ?? '' })
            : t('quiet.none')}
        </Text>
        <ProblemNote error={saving.error} />
        <Group grow>
          <TextInput
            type="time"
            label={t('quiet.from')}
            value={from}
            onChange={(event) => {
              setFrom(event.currentTarget.value);
            }}
          />
          <TextInput
            type="time"
            label={t('quiet.until')}
            value={until}
            onChange={(event) => {
              setUntil(event.currentTarget.value);
            }}
          />
        </Group>
        <Group>
          <Button
            variant="default"
            disabled={from === '' || until === ''}
            onClick={() => {
              saving.mutate({ quietFrom: from, quietUntil: until });
            }}
          >
            {t('quiet.keep')}
          </Button>
          {isSet && (
            <Button
              variant="subtle"
              onClick={() => {
                saving.mutate({ quietFrom: null, quietUntil: null });
              }}
            >
              {t('quiet.end')}
            </Button>
          )}
        </Group>
      </Stack>
    </Paper>
  );
}
