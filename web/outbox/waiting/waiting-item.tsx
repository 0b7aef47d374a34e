import { Group, Paper, Stack, Text } from '@mantine/core';
import {
  IconAlertTriangle,
  IconClock,
  IconLock,
  IconPencil,
  type TablerIcon,
} from '@tabler/icons-react';
import { useMaybeMe, whoIs } from '../../api/people/me.js';
import type { Evening } from '../../evening/evening.js';
import { useKeptEvening } from '../../evening/use-evening.js';
import { useDates } from '../../parts/figures/dates.js';
import { useNameList } from '../../parts/people/player-name.js';
import { useCalled } from '../../parts/people/use-called.js';
import { useRefusalWords } from '../../parts/notices/use-refusal-words.js';
import { useTranslation } from '../../words/use-translation.js';
import { waitsAfterClose } from '../sending/record-after-close.js';
import { AfterClose } from './after-close.js';
import { ChangedSince } from '../meeting/changed-since.js';
import { neverSeated } from '../meeting/what-changed.js';
import { meetingOf } from '../meeting/meeting.js';
import { StepContent } from './step-in-full.js';
import { useStepWords } from './use-step-words.js';
import { WaitingActions } from './waiting-actions.js';
import { isStuck, type Waiting } from '../waiting.js';

const ICONS: Readonly<Record<Waiting['state']['is'], TablerIcon>> = {
  waiting: IconClock,
  'signed-out': IconLock,
  conflict: IconAlertTriangle,
  refused: IconAlertTriangle,
  changing: IconPencil,
};

interface Props {
  readonly waiting: Waiting;
  readonly onLeave: () => void;
}

/** An unsent step: its content, its state, and the decisions about it. */
export function WaitingItem({ waiting, onLeave }: Props) {
  const { t } = useTranslation('outbox');
  const dates = useDates();
  const evening = useKeptEvening(waiting.club, waiting.session);
  const what = useStepWords(evening)(waiting);
  const time = dates.clock(waiting.madeAt);
  return (
    <Paper
      component="li"
      withBorder
      p="md"
      {...(isStuck(waiting) ? { bd: '2px solid var(--loss)' } : {})}
    >
      <Stack gap="xs">
        <Group justify="space-between" gap="xs">
          <Text fw={650}>{what}</Text>
          <Text size="sm" c="var(--faint)">
            {t('tapped', { time })}
          </Text>
        </Group>
        {evening !== null && !isShownElsewhere(waiting, evening) && (
          <StepContent waiting={waiting} evening={evening} />
        )}
        <StepState waiting={waiting} evening={evening} what={what} onLeave={onLeave} />
      </Stack>
    </Paper>
  );
}

/** Whether its decision shows what was entered: of all that met a closed table, and of hands that meet. */
function isShownElsewhere(waiting: Waiting, evening: Evening): boolean {
  return waitsAfterClose(evening) !== null || meetingOf(waiting, evening) !== null;
}

interface StateProps extends Props {
  readonly evening: Evening | null;
  /** The step in words. */
  readonly what: string;
}

/**
 * Why a step waits for a decision where the evening has not moved on: something before it was changed or
 * thrown away on this device. Null where that is not so.
 */
function useWhyHere({ state, madeOn }: Waiting, evening: Evening | null): string | null {
  const { t } = useTranslation('outbox');
  const list = useNameList();
  if (state.is !== 'conflict' || state.currentVersion !== null || state.isRestored === true)
    return null;
  const away = evening === null ? [] : neverSeated(madeOn, evening.at);
  const names = list(away.map((player) => evening?.members.get(player) ?? '…'));
  return away.length > 0
    ? t('states.notSeated', { count: away.length, names })
    : t('states.changedHere');
}

/** The state of an unsent step, what has happened since, and the decisions about it. */
export function StepState({ waiting, evening, what, onLeave }: StateProps) {
  const { t } = useTranslation('outbox');
  const refusal = useRefusalWords((member) => evening?.members.get(member));
  const { state, tries } = waiting;
  const me = useMaybeMe();
  const called = useCalled();
  const isOthers = state.is === 'waiting' && me !== null && whoIs(me).id !== waiting.by.id;
  const whyHere = useWhyHere(waiting, evening);
  const Icon = isOthers ? IconLock : ICONS[state.is];
  const isFirstStuck = evening?.stuck?.id === waiting.id;
  const late = evening === null ? null : waitsAfterClose(evening);
  if (late !== null && late.head.id === waiting.id && meetingOf(waiting, late.evening) === null) {
    return <AfterClose {...late} what={what} onLeave={onLeave} />;
  }
  return (
    <>
      <Group gap="xs" wrap="nowrap" align="flex-start">
        <Icon size={20} aria-hidden style={{ flex: 'none', marginTop: 3 }} />
        <Text>
          {isOthers &&
            t(waiting.by.hasLeft === true ? 'states.left' : 'states.others', {
              name: called(waiting.by.name) || t('somebody'),
            })}
          {!isOthers && state.is === 'waiting' && tries > 0
            ? t('states.tried', { count: tries })
            : !isOthers && (whyHere ?? t(`states.${state.is}`))}
        </Text>
      </Group>
      {state.is === 'refused' && <Text>{refusal(state.problem)}</Text>}
      {state.is === 'conflict' && evening !== null && (
        <ChangedSince waiting={waiting} evening={evening} />
      )}
      {isFirstStuck && evening.waiting.length > 1 && (
        <Text size="sm" c="var(--faint)">
          {t('stopped.behind', { count: evening.waiting.length - 1 })}
        </Text>
      )}
      {/* A question that is open is about this step only. */}
      <WaitingActions
        key={waiting.id}
        waiting={waiting}
        takenOverBy={isOthers ? whoIs(me) : null}
        what={what}
        evening={evening}
        onLeave={onLeave}
      />
    </>
  );
}
