import { Alert, Button, Paper, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconArrowLeft } from '@tabler/icons-react';
import type { Evening } from '../../evening/evening.js';
import { Link } from '../../routing/link.js';
import type { Target } from '../../routing/target.js';
import { useTranslation } from '../../words/use-translation.js';
import type { Waiting } from '../waiting.js';
import { meetingOf } from '../meeting/meeting.js';
import { useStepWords } from './use-step-words.js';
import { StepState } from './waiting-item.js';

/** An evening with a step that somebody must decide about before anything else is entered. */
type StoppedEvening = Evening & { readonly stuck: Waiting };

/** Whether an entry stops; a step that is back in its entry is decided there. */
export function isStopped(evening: Evening): evening is StoppedEvening {
  return evening.stuck !== null && evening.stuck.state.is !== 'changing';
}

interface Props {
  readonly evening: StoppedEvening;
  /** Back to the table: nothing has to be decided at once. */
  readonly back: Target;
}

/** The words for the step that waits for a decision. */
function useTitle({ evening }: Pick<Props, 'evening'>): string {
  const { t } = useTranslation('outbox');
  const { stuck } = evening;
  const what = useStepWords(evening)(stuck);
  const meeting = meetingOf(stuck, evening);
  return meeting === null
    ? t('stopped.title', { what })
    : t('meet.title', { hand: meeting.recorded.number });
}

interface NoticeProps extends Pick<Props, 'evening'> {
  /** The entry, where it is decided. */
  readonly entry: Target;
}

/** At the table, whose points are without the steps that wait. */
export function StoppedNotice({ evening, entry }: NoticeProps) {
  const { t } = useTranslation('outbox');
  return (
    <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title={useTitle({ evening })}>
      <Button variant="default" renderRoot={(props) => <Link {...entry} {...props} />}>
        {t('decide')}
      </Button>
    </Alert>
  );
}

/**
 * In place of an entry: a step from this device met another table, or was refused. Without a decision
 * the next hand would be entered with the number of the one that waits.
 */
export function Stopped({ evening, back }: Props) {
  const { t } = useTranslation('outbox');
  const { stuck } = evening;
  const what = useStepWords(evening)(stuck);
  const meeting = meetingOf(stuck, evening);
  const title = useTitle({ evening });
  return (
    <Paper
      component="section"
      withBorder
      p="lg"
      bd="2px solid var(--loss)"
      maw="64rem"
      w="100%"
      m="auto"
    >
      <Stack gap="md">
        <h1 style={{ margin: 0, fontSize: '1.6rem' }} aria-live="assertive">
          {title}
        </h1>
        {meeting !== null && <Text>{t('meet.text', { hand: stuck.madeOn.hands + 1 })}</Text>}
        <StepState waiting={stuck} evening={evening} what={what} onLeave={() => undefined} />
        <Button
          size="lg"
          variant="subtle"
          style={{ alignSelf: 'flex-start' }}
          leftSection={<IconArrowLeft size={20} aria-hidden />}
          renderRoot={(props) => <Link {...back} {...props} />}
        >
          {t('stopped.back')}
        </Button>
      </Stack>
    </Paper>
  );
}
