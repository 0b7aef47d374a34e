import { SimpleGrid, Stack, Title } from '@mantine/core';
import { useMyClub } from '../../api/people/me.js';
import { may } from '../../api/people/rights.js';
import { NotFoundScreen } from '../../app/states/not-found-screen.js';
import { LiveNote } from '../../parts/notices/live-note.js';
import { usePath } from '../../parts/page/use-path.js';
import { useTranslation } from '../../words/use-translation.js';
import { ClubLanguage } from './club-language.js';
import { ClubStatistics } from './club-statistics.js';
import { Devices } from './devices.js';
import { Guests } from './guests.js';
import { Invites } from './invites.js';
import { Members } from './members.js';
import { Roles } from './roles.js';
import { WebhooksLink } from './webhooks-link.js';

/** The people of the club: members, users, invitations, and the tablets at the table. */
export function People() {
  const { t } = useTranslation('people');
  const club = useMyClub(usePath('club').club);
  if (club === undefined || !may(club, 'read-all')) {
    return <NotFoundScreen />;
  }
  return (
    <Stack maw="76rem" mx="auto">
      <Title order={1} size="h2">
        {t('title')}
      </Title>
      <LiveNote club={club.id} />
      <SimpleGrid cols={{ base: 1, md: 2 }} style={{ alignItems: 'start' }}>
        <Stack>
          <Members club={club} />
          <Guests club={club} />
          <Devices club={club} />
        </Stack>
        <Stack>
          <Roles club={club} />
          <Invites club={club} />
          {may(club, 'keep-club') && <ClubLanguage club={club} />}
          {may(club, 'keep-club') && <ClubStatistics club={club} />}
          {may(club, 'keep-club') && <WebhooksLink club={club} />}
        </Stack>
      </SimpleGrid>
    </Stack>
  );
}
