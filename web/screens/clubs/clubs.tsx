import { Paper, Stack, Text, Title } from '@mantine/core';
import { useMe } from '../../api/people/me.js';
import { Navigate } from '../../routing/navigate.js';
import { useTranslation } from '../../words/use-translation.js';
import { ClubLink } from './club-link.js';

/** The choice of clubs, for who is in more than one or in none; else straight into the one. */
export function Clubs() {
  const { t } = useTranslation('shell.clubs');
  const { clubs } = useMe();
  const [only, another] = clubs;
  if (only !== undefined && another === undefined) {
    return <Navigate to="/clubs/$club" params={{ club: only.id }} />;
  }
  return (
    <Stack maw="32rem" mx="auto">
      <Title order={1}>{t('title')}</Title>
      {clubs.length === 0 && <Text>{t('none')}</Text>}
      {clubs.map((club) => (
        <Paper key={club.id} withBorder>
          <ClubLink {...club} />
        </Paper>
      ))}
    </Stack>
  );
}
