import { Stack, Title } from '@mantine/core';
import { useMyClub } from '../../api/me.js';
import { NotFoundScreen } from '../../app/not-found-screen.js';
import { usePath } from '../../parts/use-path.js';
import { useTranslation } from '../../words/use-translation.js';
import { BooksSettings } from './books-settings.js';

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
      <BooksSettings club={club} />
    </Stack>
  );
}
