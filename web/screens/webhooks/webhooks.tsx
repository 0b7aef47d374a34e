import { Stack, Text, Title } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMyClub } from '../../api/people/me.js';
import { may } from '../../api/people/rights.js';
import { webhooksQuery } from '../../api/people/webhooks.js';
import { NotFoundScreen } from '../../app/states/not-found-screen.js';
import { LiveNote } from '../../parts/notices/live-note.js';
import { usePath } from '../../parts/page/use-path.js';
import { useTranslation } from '../../words/use-translation.js';
import type { PeopleProps } from '../people/people-props.js';
import { NewWebhook } from './new-webhook.js';
import { ShownWebhook } from './shown-webhook.js';

/** No note of the live line says that something was sent: it shows after this long at most. */
const LOOK_MS = 5_000;

/** The webhooks of the club: owners add them, and see what was sent. */
export function Webhooks() {
  const { t } = useTranslation('webhooks');
  const club = useMyClub(usePath('club').club);
  if (club === undefined || !may(club, 'keep-club')) return <NotFoundScreen />;
  return (
    <Stack maw="48rem" mx="auto">
      <Title order={1} size="h2">
        {t('title')}
      </Title>
      <LiveNote club={club.id} />
      <Text>{t('text')}</Text>
      <List club={club} />
      <NewWebhook club={club} />
    </Stack>
  );
}

function List({ club }: PeopleProps) {
  const { t } = useTranslation('webhooks');
  const { data: webhooks } = useSuspenseQuery({
    ...webhooksQuery(club.id),
    refetchInterval: ({ state }) =>
      state.data?.some(({ hasSecret }) => hasSecret) === true ? LOOK_MS : false,
  });
  if (webhooks.length === 0) return <Text c="dimmed">{t('none')}</Text>;
  return webhooks.map((webhook) => <ShownWebhook key={webhook.id} club={club} webhook={webhook} />);
}
