import { Stack, Title } from '@mantine/core';
import { useMyClub } from '../../api/people/me.js';
import { NotFoundScreen } from '../../app/states/not-found-screen.js';
import { usePath } from '../../parts/page/use-path.js';
import { useTranslation } from '../../words/use-translation.js';
import { BooksSettings } from './books-settings.js';
import { WaysSettings } from './ways-settings.js';

/** How the club keeps its money. */
export function CashSettings() {
  const { t } = useTranslation('cash');
  const club = useMyClub(usePath('club').club);
  if (club === undefined) return <NotFoundScreen />;
  return (
    <Stack maw="40rem" mx="auto">
      <Title order={1} size="h2">
        {t('settings.title')}
      </Title>
      <WaysSettings club={club} />
      <BooksSettings club={club} />
    </Stack>
  );
}
