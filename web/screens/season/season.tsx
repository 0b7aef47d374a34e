import { Anchor, Badge, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconLock, IconPencil, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMyClub, type MyClub } from '../../api/people/me.js';
import { may } from '../../api/people/rights.js';
import { standingsQuery } from '../../api/seasons/seasons.js';
import { NotFoundScreen } from '../../app/states/not-found-screen.js';
import { AsFile } from '../../parts/files/as-file.js';
import { PrintLink } from '../../parts/files/print-link.js';
import { LiveNote } from '../../parts/notices/live-note.js';
import { Section } from '../../parts/page/section.js';
import { usePath } from '../../parts/page/use-path.js';
import { useSeasonFacts } from '../../parts/seasons/use-season-facts.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import { CloseSeason } from './close-season.js';
import { SeasonChase } from './season-chase.js';
import { SeasonRule } from './season-rule.js';
import { SeasonEvenings } from './season-evenings.js';
import type { SeasonProps } from './season-props.js';
import classes from './season.module.css';
import { StandingCurve } from './standing-curve.js';
import { StandingTable } from './standing-table.js';
import { ThenAndNow } from './then-and-now.js';

/** A season: its standings, its rule, and the evenings that count. */
export function Season() {
  const { club: id, season } = usePath('club', 'season');
  const club = useMyClub(id);
  return club === undefined ? <NotFoundScreen /> : <Shown club={club} season={season} />;
}

function Shown({ club, season: id }: { readonly club: MyClub; readonly season: string }) {
  const { t } = useTranslation(['seasons', 'files']);
  const { data: standings } = useSuspenseQuery(standingsQuery(club.id, id));
  const { season, then, rows, hidden } = standings;
  const place = { club, standings };
  return (
    <Stack className={classes['page']} gap="md">
      <Title order={1} size="h2">
        {season.name}
      </Title>
      <Facts {...place} />
      <Group gap="xs">
        <PrintLink of={`${club.id}/seasons/${id}/standings`}>{t('files:printStanding')}</PrintLink>
        <AsFile
          files={[{ of: `${club.id}/seasons/${id}/standings`, formats: ['pdf', 'xlsx', 'csv'] }]}
        />
        <ToStatistics {...place} />
        <ToWhatIf {...place} />
      </Group>
      <LiveNote club={club.id} />
      {may(club, 'keep-seasons') && <Keeping {...place} />}
      <div className={classes['columns']}>
        <Stack gap="md">
          {then === null ? (
            <Section title={t('standing')}>
              {rows.length === 0 && <Text>{t('noRows')}</Text>}
              {rows.length > 0 && <StandingTable {...place} label={t('standing')} />}
            </Section>
          ) : (
            <ThenAndNow {...place} head={then.head} />
          )}
          <SeasonChase {...place} />
          {hidden.includes('money') && <Text size="sm">{t('moneyHidden')}</Text>}
        </Stack>
        <Stack gap="md">
          <SeasonRule {...place} />
          <StandingCurve {...place} />
          <SeasonEvenings {...place} />
        </Stack>
      </div>
    </Stack>
  );
}

function Facts({ club, standings: { season } }: SeasonProps) {
  const { t } = useTranslation('seasons');
  const facts = useSeasonFacts(club.id);
  const isOpen = season.status === 'open';
  const Icon = isOpen ? IconPlayerPlayFilled : IconLock;
  return (
    <Group gap="xs">
      <Badge
        size="lg"
        color={isOpen ? 'brass.4' : 'felt'}
        c={isOpen ? 'dark.9' : 'var(--mantine-color-text)'}
        variant={isOpen ? 'filled' : 'outline'}
        leftSection={<Icon size={14} aria-hidden />}
      >
        {t(`states.${season.status}`)}
      </Badge>
      <Text>{facts(season)}</Text>
    </Group>
  );
}

/** The numbers of its evenings. */
function ToStatistics({ club, standings }: SeasonProps) {
  const { t } = useTranslation('shell');
  return (
    <Anchor
      className={classes['way'] ?? ''}
      renderRoot={(props) => (
        <Link
          to="/clubs/$club/statistics"
          params={{ club: club.id }}
          search={{ season: standings.season.id }}
          {...props}
        />
      )}
    >
      {t('destinations.statistics')}
    </Anchor>
  );
}

/** Its evenings by another book. */
function ToWhatIf({ club, standings }: SeasonProps) {
  const { t } = useTranslation('seasons');
  return (
    <Anchor
      className={classes['way'] ?? ''}
      renderRoot={(props) => (
        <Link
          to="/clubs/$club/what-if"
          params={{ club: club.id }}
          search={{ season: standings.season.id }}
          {...props}
        />
      )}
    >
      {t('whatIf')}
    </Anchor>
  );
}

/** The actions of owner and secretary. */
function Keeping({ club, standings }: SeasonProps) {
  const { t } = useTranslation('seasons');
  const { season } = standings;
  return (
    <Group gap="sm">
      {season.status === 'open' && (
        <Button
          variant="default"
          leftSection={<IconPencil size={20} aria-hidden />}
          renderRoot={(props) => (
            <Link
              to="/clubs/$club/seasons/$season/change"
              params={{ club: club.id, season: season.id }}
              {...props}
            />
          )}
        >
          {t('change')}
        </Button>
      )}
      <CloseSeason club={club} standings={standings} />
    </Group>
  );
}
