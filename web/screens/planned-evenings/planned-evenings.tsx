import { Badge, Button, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronRight, IconPlus } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { plannedQuery } from '../../api/evenings/planned-list.js';
import type { PlannedEvening } from '../../api/evenings/planned.js';
import { useMyClub, type MyClub } from '../../api/people/me.js';
import { may } from '../../api/people/rights.js';
import { NotFoundScreen } from '../../app/states/not-found-screen.js';
import rows from '../../parts/list/rows.module.css';
import { LiveNote } from '../../parts/notices/live-note.js';
import { usePath } from '../../parts/page/use-path.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import { Calendars } from './calendars.js';
import { toEvening } from './next-planned.js';
import { PlanDialog } from './plan-dialog.js';
import { Reminder } from './reminder.js';
import { useTurnWords } from './turns-line.js';
import { Turns } from './turns.js';
import { useEveningWords } from './use-evening-words.js';

/** The evenings to come, each the way to its page. */
export function PlannedEvenings() {
  const club = useMyClub(usePath('club').club);
  return club === undefined ? <NotFoundScreen /> : <PlannedOf club={club} />;
}

function PlannedOf({ club }: { readonly club: MyClub }) {
  const { t } = useTranslation('planned');
  const { data } = useSuspenseQuery(plannedQuery(club.id));
  const [isPlanning, planning] = useDisclosure(false);
  const coming = data.evenings.filter(({ played }) => played !== 'closed');
  const isKeeper = may(club, 'plan-evenings');
  return (
    <Stack gap="md" maw="44rem" mx="auto">
      <Title order={1} size="h2">
        {t('title')}
      </Title>
      <LiveNote club={club.id} />
      {coming.length === 0 && <Text>{t(isKeeper ? 'noneKeeper' : 'none')}</Text>}
      {isKeeper && (
        <div>
          <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={planning.open}>
            {t('plan.open')}
          </Button>
          <PlanDialog club={club} opened={isPlanning} onClose={planning.close} />
        </div>
      )}
      <ul className={rows['rows']}>
        {coming.map((evening) => (
          <li key={`${evening.series} ${evening.planned}`}>
            <Row club={club} evening={evening} />
          </li>
        ))}
      </ul>
      <Turns club={club} />
      <Reminder club={club} />
      <Calendars club={club} />
    </Stack>
  );
}

function Row({ club, evening }: { readonly club: MyClub; readonly evening: PlannedEvening }) {
  const { t } = useTranslation('planned');
  const words = useEveningWords();
  const { coming, answers, calledOff, played } = evening;
  const isMoved = evening.changes > 0 && (!evening.broughtBack || evening.day !== evening.planned);
  const turns = useTurnWords(club)(evening);
  const own = answers.find(({ member }) => member === club.member)?.answer ?? 'none';
  const said = [
    coming === 0 ? t('nobody') : t('coming', { count: coming }),
    ...(club.member === null ? [] : [t(`yours.${own}`)]),
  ];
  return (
    <Link {...toEvening(club.id, evening)} className={rows['row']}>
      <span className={rows['grow']}>
        <Text component="span" display="block" fw={650} fz="lg">
          {words.when(evening)}
        </Text>
        <Text component="span" display="block" size="sm" c="dimmed">
          {words.whereAndWhat(evening)}
        </Text>
        {turns !== '' && (
          <Text component="span" display="block" size="sm">
            {turns}
          </Text>
        )}
        <Text component="span" display="block" size="sm">
          {played !== null
            ? t('running')
            : calledOff
              ? t('offWhy', { why: evening.why ?? '' })
              : said.join(' · ')}
        </Text>
      </span>
      {(calledOff || isMoved) && (
        <Badge variant="outline" color={calledOff ? 'red' : 'felt'} c="var(--mantine-color-text)">
          {t(calledOff ? 'off' : 'moved')}
        </Badge>
      )}
      <IconChevronRight size={20} aria-hidden />
    </Link>
  );
}
