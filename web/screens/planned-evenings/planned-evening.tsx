import { Alert, Stack, Text, Title } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import {
  plannedEveningQuery,
  type PlannedEvening,
  type ReadEvening,
} from '../../api/evenings/planned.js';
import { useMyClub, type MyClub } from '../../api/people/me.js';
import { may } from '../../api/people/rights.js';
import { NotFoundScreen } from '../../app/states/not-found-screen.js';
import { useDates } from '../../parts/figures/dates.js';
import rows from '../../parts/list/rows.module.css';
import { LiveNote } from '../../parts/notices/live-note.js';
import { Section } from '../../parts/page/section.js';
import { usePath } from '../../parts/page/use-path.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import { AnswerForm } from './answer-form.js';
import { KeepEvening } from './keep-evening.js';
import { TablesLine } from './tables-line.js';
import { Swaps, TurnsLine } from './turns-line.js';
import { useEveningWords } from './use-evening-words.js';
import { WhoCame, WhoComes } from './who-comes.js';

/** A planned evening: the people, their tables, and one's own answer. */
export function PlannedEveningScreen() {
  const { club: id, ...of } = usePath('club', 'series', 'planned');
  const club = useMyClub(id);
  return club === undefined ? <NotFoundScreen /> : <EveningOf club={club} of={of} />;
}

interface Props {
  readonly club: MyClub;
  readonly of: { readonly series: string; readonly planned: string };
}

function EveningOf({ club, of }: Props) {
  const { t } = useTranslation('planned');
  const { data } = useSuspenseQuery(plannedEveningQuery(club.id, of));
  const words = useEveningWords();
  const dates = useDates();
  const { evening } = data;
  const { tables } = data;
  const isComing = evening.played === null && new Date(evening.begins) > new Date();
  return (
    <Stack gap="md" maw="44rem" mx="auto">
      <Title order={1} size="h2">
        {words.whenLong(evening)}
      </Title>
      <LiveNote club={club.id} />
      <div>
        <Text>{words.whereAndWhat(evening, tables)}</Text>
        <Text size="sm" c="dimmed">
          {useSeriesWords()(data)}
        </Text>
        {isComing && evening.answerBy !== evening.begins && !evening.calledOff && (
          <Text size="sm">{t('answerBy', { time: dates.moment(evening.answerBy) })}</Text>
        )}
      </div>
      <ChangeNote evening={evening} />
      <TurnsLine club={club} evening={evening} />
      <Swaps club={club} read={data} />
      {evening.played === null && (
        <>
          <TablesLine evening={evening} />
          <AnswerForm club={club} evening={evening} isWhole />
        </>
      )}
      <Played club={club.id} read={data} />
      <WhoCame club={club} tables={tables} />
      <WhoComes club={club} evening={evening} />
      {isComing && may(club, 'plan-evenings') && <KeepEvening club={club} read={data} />}
    </Stack>
  );
}

/** How often the evenings come, and until when. */
function useSeriesWords() {
  const { t } = useTranslation('planned.series');
  const words = useEveningWords();
  return ({ series: { repeat, lastDay } }: ReadEvening) =>
    lastDay === null || repeat === 'once'
      ? t(repeat)
      : t('until', { repeat: t(repeat), day: words.day(lastDay) });
}

/** That it was moved, called off or brought back, and why. */
function ChangeNote({ evening }: { readonly evening: PlannedEvening }) {
  const { t } = useTranslation('planned');
  const words = useEveningWords();
  const { calledOff, broughtBack, changes, planned, day } = evening;
  const why = evening.why ?? '';
  if (changes === 0) return null;
  return (
    <Alert color={calledOff ? 'red' : 'brass'} variant="outline">
      {calledOff
        ? t('offWhy', { why })
        : broughtBack
          ? t('backWhy', { why })
          : planned === day
            ? t('changedWhy', { why })
            : t('movedFrom', { day: words.day(planned), why })}
    </Alert>
  );
}

/** The tables that were opened for it. */
function Played({ club, read }: { readonly club: string; readonly read: ReadEvening }) {
  const { t } = useTranslation('planned');
  const dates = useDates();
  if (read.tables.length === 0) return null;
  return (
    <Section title={t('played')}>
      <ul className={rows['rows']}>
        {read.tables.map(({ session, tableName, status, openedAt }) => (
          <li key={session}>
            <Link
              to="/clubs/$club/sessions/$session"
              params={{ club, session }}
              className={rows['row']}
            >
              <span className={rows['grow']}>
                {tableName ?? t('table', { time: dates.clock(openedAt) })}
              </span>
              {status === 'open' && <Text component="span">{t('running')}</Text>}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
