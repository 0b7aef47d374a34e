import { Button, Group, List, Stack, Text } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { SessionState } from '../../../src/evening/fold.js';
import { handsAfter } from '../../evening/counted-hands.js';
import type { Evening } from '../../evening/evening.js';
import { strangersIn } from '../../evening/moved-on.js';
import { useTableChanges } from '../../outbox/changed-since.js';
import { useNameList } from '../../parts/player-name.js';
import { TwoHands } from '../../parts/told-hand/two-hands.js';
import { useNames } from '../../parts/use-evening-here.js';
import { Link } from '../../routing/link.js';
import type { Target } from '../../routing/target.js';
import { useTranslation } from '../../words/use-translation.js';

interface Props {
  readonly evening: Evening;
  /** What is typed so far. */
  readonly typed: unknown;
  readonly begunAt: SessionState;
  /** Back to the table: nothing has to be decided at once. */
  readonly back: Target;
  readonly onThrowAway: () => void;
  readonly onGoOn: () => void;
}

/**
 * A hand was begun here, and then the evening moved on: it was recorded on another device, or others
 * play now. Nothing is moved until somebody says whether it is the same hand or another one.
 */
export function BegunBefore({ evening, typed, begunAt, back, onThrowAway, onGoOn }: Props) {
  const { t } = useTranslation(['two-hands', 'hand-entry']);
  const list = useNameList();
  const nameOf = useNames(evening);
  // Those that wait to be sent, too: they stand at the table.
  const all = { ...evening, session: { hands: evening.hands } };
  const theirs = handsAfter(all, begunAt.hands);
  const changes = useTableChanges(begunAt, evening);
  const strangers = strangersIn(evening, typed);
  const [last] = theirs.slice(-1);
  const isRecorded = last !== undefined;
  return (
    <Stack gap="md">
      <h1 style={{ margin: 0, fontSize: '1.5rem' }}>
        {isRecorded ? t('recorded', { hand: last.number }) : t('moved')}
      </h1>
      <Text>{t('text', { hand: begunAt.hands + 1 })}</Text>
      <TwoHands evening={evening} mine={typed} payments={null} begunAt={begunAt} theirs={theirs} />
      {changes.length > 0 && (
        <List>
          {changes.map((line) => (
            <List.Item key={line}>{line}</List.Item>
          ))}
        </List>
      )}
      {strangers.length > 0 && (
        <Text fw={650}>
          {t('strangers', { count: strangers.length, names: list(strangers.map(nameOf)) })}
        </Text>
      )}
      {isRecorded && (
        <Text fw={650} aria-hidden>
          {t('isSame')}
        </Text>
      )}
      <Group role="group" {...(isRecorded ? { 'aria-label': t('isSame') } : {})}>
        <Button size="lg" variant="default" onClick={onThrowAway}>
          {t(isRecorded ? 'same' : 'throwAway')}
        </Button>
        {strangers.length === 0 && (
          <Button size="lg" variant="default" onClick={onGoOn}>
            {t(isRecorded ? 'another' : 'goOn', { hand: evening.hands + 1 })}
          </Button>
        )}
        <Button
          size="lg"
          variant="subtle"
          leftSection={<IconArrowLeft size={20} aria-hidden />}
          renderRoot={(props) => <Link {...back} {...props} />}
        >
          {t('hand-entry:back')}
        </Button>
      </Group>
    </Stack>
  );
}
