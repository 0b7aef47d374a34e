import { NativeSelect, Paper, Stack, Text, Title } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { notificationsQuery, type Notifications } from '../../api/people/notifications.js';
import { useMe } from '../../api/people/me.js';
import { NotFoundScreen } from '../../app/states/not-found-screen.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { useTranslation } from '../../words/use-translation.js';
import { MailAddress } from './mail-address.js';
import { QuietHours } from './quiet-hours.js';
import { useChoices } from './use-choices.js';

const CATEGORIES = ['disputes', 'money', 'evenings', 'tasks'] as const;
const RHYTHMS = ['at-once', 'daily', 'weekly', 'never'] as const;

/** The user's choices about mails: the address, how soon, and the hours without. */
export function NotificationsScreen() {
  const { user } = useMe();
  return user === null ? <NotFoundScreen /> : <Mine />;
}

function Mine() {
  const { t } = useTranslation('notifications');
  const { data } = useSuspenseQuery(notificationsQuery);
  return (
    <Stack maw="36rem" mx="auto">
      <Title order={1} size="h2">
        {t('title')}
      </Title>
      <Text>{t('text')}</Text>
      <MailAddress settings={data} />
      {data.canSend && (
        <>
          <Rhythms settings={data} />
          <QuietHours settings={data} />
        </>
      )}
    </Stack>
  );
}

interface Props {
  readonly settings: Notifications;
}

/** Keeps each choice as it is made. */
function Rhythms({ settings }: Props) {
  const { t } = useTranslation('notifications');
  const saving = useChoices(settings);
  return (
    <Paper component="section" withBorder p="md" aria-label={t('what')}>
      <Title order={2} size="h3" mb="xs">
        {t('what')}
      </Title>
      <Stack>
        <ProblemNote error={saving.error} />
        {CATEGORIES.map((category) => (
          <NativeSelect
            key={category}
            label={t(`categories.${category}`)}
            description={t(`about.${category}`)}
            value={settings[category]}
            data={RHYTHMS.map((value) => ({ value, label: t(`rhythms.${value}`) }))}
            onChange={({ currentTarget }) => {
              saving.mutate({ [category]: currentTarget.value });
            }}
          />
        ))}
      </Stack>
    </Paper>
  );
}
