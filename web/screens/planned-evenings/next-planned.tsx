import { Anchor, Box, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { comingOf } from '../../../src/planned/answers.js';
import { plannedQuery } from '../../api/evenings/planned-list.js';
import type { PlannedEvening } from '../../api/evenings/planned.js';
import type { MyClub } from '../../api/people/me.js';
import rows from '../../parts/list/rows.module.css';
import { Folding } from '../../parts/page/folding.js';
import { Section } from '../../parts/page/section.js';
import { useNameList } from '../../parts/people/player-name.js';
import { useMemberNames } from '../../parts/people/use-names.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import { AnswerForm } from './answer-form.js';
import { TablesLine } from './tables-line.js';
import { TurnsLine } from './turns-line.js';
import { useEveningWords } from './use-evening-words.js';

interface Props {
  readonly club: MyClub;
  /** Whether an evening is going on: then the next one waits behind its heading. */
  readonly isBehind: boolean;
}

/** The next planned evening on a member's start, answered by one tap. Empty where none is planned. */
export function NextPlanned({ club, isBehind }: Props) {
  const { t } = useTranslation('planned');
  const { data } = useQuery(plannedQuery(club.id));
  const words = useEveningWords();
  // The evening of an open table is the one that is going on, and not the next one.
  const coming = (data?.evenings ?? []).filter(
    ({ begins, played }) => played === null && new Date(begins) > new Date(),
  );
  const next = coming.find(({ calledOff }) => !calledOff);
  const off = coming[0]?.calledOff === true ? coming[0] : undefined;
  if (next === undefined && off === undefined) return null;
  const content = (
    <>
      {off !== undefined && (
        <Text size="sm">{t('offBefore', { day: words.day(off.day), why: off.why ?? '' })}</Text>
      )}
      {next !== undefined && <Next club={club} evening={next} />}
      <Group mt="xs" gap="0 var(--space-6)">
        {next !== undefined && (
          <Anchor
            className={rows['way'] ?? ''}
            renderRoot={(props) => <Link {...toEvening(club.id, next)} {...props} />}
          >
            {t('open')}
          </Anchor>
        )}
        <Anchor
          className={rows['way'] ?? ''}
          renderRoot={(props) => (
            <Link to="/clubs/$club/evenings" params={{ club: club.id }} {...props} />
          )}
        >
          {t('all')}
        </Anchor>
      </Group>
    </>
  );
  if (!isBehind) return <Section title={t('next')}>{content}</Section>;
  return (
    <Folding
      title={t('next')}
      id="next"
      summary={next === undefined ? undefined : words.when(next)}
    >
      {content}
    </Folding>
  );
}

/** The page of a planned evening. */
export function toEvening(club: string, { series, planned }: PlannedEvening) {
  return {
    to: '/clubs/$club/evenings/$series/$planned',
    params: { club, series, planned },
  } as const;
}

function Next({ club, evening }: { readonly club: MyClub; readonly evening: PlannedEvening }) {
  const words = useEveningWords();
  const nameOf = useMemberNames(club.id);
  const list = useNameList();
  const { t } = useTranslation('planned');
  const names = comingOf(evening.answers).map(nameOf);
  const unnamed = evening.coming - names.length;
  const guests = unnamed > 0 ? [t('who.guests', { count: unnamed })] : [];
  return (
    <>
      <Text fw={650} fz="lg">
        {words.when(evening)}
      </Text>
      <Text size="sm" c="dimmed" mb="xs">
        {words.whereAndWhat(evening)}
      </Text>
      <TurnsLine club={club} evening={evening} />
      <TablesLine evening={evening} />
      {names.length > 0 && <Text size="sm">{list([...names, ...guests])}</Text>}
      <Box mt="md">
        <AnswerForm club={club} evening={evening} />
      </Box>
    </>
  );
}
