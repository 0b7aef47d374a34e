import { Checkbox, NativeSelect, Paper, Stack, Text, Title } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { notificationsQuery, type Notifications } from '../../api/people/notifications.js';
import { useMe } from '../../api/people/me.js';
import { may } from '../../api/people/rights.js';
import { NotFoundScreen } from '../../app/states/not-found-screen.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { useTranslation } from '../../words/use-translation.js';
import { Devices } from './devices.js';
import { FailedOfClub, OwnFailed } from './failed.js';
import { MailAddress } from './mail-address.js';
import { QuietHours } from './quiet-hours.js';
import { useChoices } from './use-choices.js';

const CATEGORIES = ['disputes', 'money', 'evenings', 'tasks'] as const;
const RHYTHMS = ['at-once', 'daily', 'weekly', 'never'] as const;
/** Hours before an evening; 0 for no reminder. */
const BEGINS = [0, 1, 2, 3, 6, 12, 24] as const;

/** The user's choices: the address, the devices, how soon what is sent, and the hours without. */
export function NotificationsScreen() {
  const { user } = useMe();
  return user === null ? <NotFoundScreen /> : <Mine />;
}

function Mine() {
  const { t } = useTranslation('notifications');
  const { data } = useSuspenseQuery(notificationsQuery);
  const owned = useMe().clubs.filter((club) => may(club, 'keep-club'));
  return (
    <Stack maw="36rem" mx="auto">
      <Title order={1} size="h2">
        {t('title')}
      </Title>
      <Text>{t('text')}</Text>
      <MailAddress settings={data} />
      <Devices settings={data} />
      <OwnFailed />
      {owned.map((club) => (
        <FailedOfClub key={club.id} club={club} />
      ))}
      {(data.canSend || data.pushKey !== null) && (
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
          <Choice key={category} category={category} settings={settings} saving={saving} />
        ))}
        <NativeSelect
          label={t('begins.label')}
          value={String(settings.beginsHours)}
          data={BEGINS.map((hours) => ({
            value: String(hours),
            label: hours === 0 ? t('begins.never') : t('begins.hours', { count: hours }),
          }))}
          onChange={({ currentTarget }) => {
            saving.mutate({ beginsHours: Number(currentTarget.value) });
          }}
        />
      </Stack>
    </Paper>
  );
}

interface ChoiceProps extends Props {
  readonly category: (typeof CATEGORIES)[number];
  readonly saving: ReturnType<typeof useChoices>;
}

/** One category: how soon by mail, and whether to the devices. */
function Choice({ category, settings, saving }: ChoiceProps) {
  const { t } = useTranslation('notifications');
  const { canSend, pushKey, pushed } = settings;
  const others = pushed.filter((one) => one !== category);
  return (
    <Stack gap="xs" role="group" aria-label={t(`categories.${category}`)}>
      {canSend ? (
        <NativeSelect
          label={t(`categories.${category}`)}
          description={t(`about.${category}`)}
          value={settings[category]}
          data={RHYTHMS.map((value) => ({ value, label: t(`rhythms.${value}`) }))}
          onChange={({ currentTarget }) => {
            saving.mutate({ [category]: currentTarget.value });
          }}
        />
      ) : (
        <div>
          <Text fw={650}>{t(`categories.${category}`)}</Text>
          <Text size="sm">{t(`about.${category}`)}</Text>
        </div>
      )}
      {pushKey !== null && (
        <Checkbox
          size="lg"
          styles={{
            body: { alignItems: 'center' },
            label: { minHeight: 'var(--target)', alignContent: 'center' },
          }}
          label={t('pushed')}
          checked={pushed.includes(category)}
          onChange={({ currentTarget }) => {
            saving.mutate({ pushed: currentTarget.checked ? [...others, category] : others });
          }}
        />
      )}
    </Stack>
  );
}
