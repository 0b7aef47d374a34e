import { Badge, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconChevronRight, IconPlus } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMyClub, type MyClub } from '../../api/people/me.js';
import { may } from '../../api/people/rights.js';
import { seasonsQuery, type Season } from '../../api/seasons/seasons.js';
import { NotFoundScreen } from '../../app/states/not-found-screen.js';
import { LiveNote } from '../../parts/notices/live-note.js';
import rows from '../../parts/list/rows.module.css';
import { usePath } from '../../parts/page/use-path.js';
import { useSeasonFacts } from '../../parts/seasons/use-season-facts.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';

/** The seasons of a club, each the way to its standings. */
export function Seasons() {
  const club = useMyClub(usePath('club').club);
  return club === undefined ? <NotFoundScreen /> : <SeasonsOf club={club} />;
}

function SeasonsOf({ club }: { readonly club: MyClub }) {
  const { t } = useTranslation('seasons');
  const { data: seasons } = useSuspenseQuery(seasonsQuery(club.id));
  const isKeeper = may(club, 'keep-seasons');
  return (
    <Stack gap="md" maw="44rem" mx="auto">
      <Title order={1} size="h2">
        {t('title')}
      </Title>
      <LiveNote club={club.id} />
      {seasons.length === 0 && <Text>{t(isKeeper ? 'noneKeeper' : 'none')}</Text>}
      <ul className={rows['rows']}>
        {seasons.map((season) => (
          <li key={season.id}>
            <Row club={club.id} season={season} />
          </li>
        ))}
      </ul>
      {isKeeper && (
        <Group>
          <Button
            leftSection={<IconPlus size={20} aria-hidden />}
            renderRoot={(props) => (
              <Link to="/clubs/$club/seasons/new" params={{ club: club.id }} {...props} />
            )}
          >
            {t('new')}
          </Button>
          <Button
            variant="default"
            renderRoot={(props) => (
              <Link to="/clubs/$club/seasons/before" params={{ club: club.id }} {...props} />
            )}
          >
            {t('before')}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

function Row({ club, season }: { readonly club: string; readonly season: Season }) {
  const { t } = useTranslation('seasons');
  const facts = useSeasonFacts(club);
  return (
    <Link
      to="/clubs/$club/seasons/$season"
      params={{ club, season: season.id }}
      className={rows['row']}
    >
      <span className={rows['grow']}>
        <Text component="span" display="block" fw={650} fz="lg">
          {season.name}
        </Text>
        <Text component="span" display="block" size="sm" c="dimmed">
          {facts(season)}
        </Text>
      </span>
      {season.status === 'closed' && (
        <Badge variant="outline" color="felt" c="var(--mantine-color-text)">
          {t('states.closed')}
        </Badge>
      )}
      <IconChevronRight size={20} aria-hidden />
    </Link>
  );
}
