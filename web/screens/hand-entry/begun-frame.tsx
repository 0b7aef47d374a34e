import { Button, Group, List, Stack, Text } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { SessionState } from '../../../src/evening/fold.js';
import type { Evening } from '../../evening/evening.js';
import { useTableChanges } from '../../outbox/meeting/changed-since.js';
import { Link } from '../../routing/link.js';
import type { Target } from '../../routing/target.js';
import { useTranslation } from '../../words/use-translation.js';

interface Props {
  readonly evening: Evening;
  readonly begunAt: SessionState;
  /** Back to the table: nothing has to be decided at once. */
  readonly back: Target;
  /** Where what was typed was begun. */
  readonly text: string;
  /** The draft, and the steps recorded since. */
  readonly children: ReactNode;
  /** The question to decide, where there is more than whether to go on. */
  readonly question: string | undefined;
  readonly choices: ReactNode;
}

/** Something was begun at the table, which is another one now: the entry, the changes, and the choices. */
export function BegunFrame({ evening, begunAt, back, text, children, question, choices }: Props) {
  const { t } = useTranslation(['hand-entry.twoHands', 'hand-entry']);
  const changes = useTableChanges(begunAt, evening);
  const isRecorded = evening.hands > begunAt.hands;
  return (
    <Stack gap="md">
      <h1 style={{ margin: 0, fontSize: '1.5rem' }}>
        {isRecorded ? t('recorded', { hand: evening.hands }) : t('moved')}
      </h1>
      <Text>{text}</Text>
      {children}
      {changes.length > 0 && (
        <List>
          {changes.map((line) => (
            <List.Item key={line}>{line}</List.Item>
          ))}
        </List>
      )}
      {question !== undefined && (
        <Text fw={650} aria-hidden>
          {question}
        </Text>
      )}
      <Group role="group" {...(question === undefined ? {} : { 'aria-label': question })}>
        {choices}
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
