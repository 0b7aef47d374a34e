import { SimpleGrid, Stack, Title } from '@mantine/core';
import { useMyClub } from '../../api/people/me.js';
import { NotFoundScreen } from '../../app/states/not-found-screen.js';
import { LiveNote } from '../../parts/notices/live-note.js';
import { usePath } from '../../parts/page/use-path.js';
import { useTranslation } from '../../words/use-translation.js';
import { Acts } from './acts.js';
import { DueExpenses } from './due-expenses.js';
import { OpenObjections } from '../objections/open-objections.js';
import { Purses } from './purses.js';
import { More } from './more.js';
import { Search } from './search.js';
import { WaitingPayments } from './waiting-payments.js';
import { WhoOwes } from './who-owes.js';
import { Years } from './years.js';

/** The club's money at a glance, and the way to each thing that is done with it. */
export function Cash() {
  const { t } = useTranslation('cash');
  const club = useMyClub(usePath('club').club);
  if (club === undefined) return <NotFoundScreen />;
  return (
    <Stack maw="76rem" mx="auto">
      <Title order={1} size="h2">
        {t('title')}
      </Title>
      <LiveNote club={club.id} />
      <SimpleGrid cols={{ base: 1, md: 2 }} style={{ alignItems: 'start' }}>
        <Stack>
          <Search club={club} />
          <OpenObjections club={club} />
          <WaitingPayments club={club} />
          <DueExpenses club={club} />
          <Purses club={club} />
          <Acts club={club} />
        </Stack>
        <Stack>
          <WhoOwes club={club} />
          <Years club={club} />
          <More club={club} />
        </Stack>
      </SimpleGrid>
    </Stack>
  );
}
