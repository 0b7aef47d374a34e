import { Button, Group, List, Stack, Text } from '@mantine/core';
import type { Evening } from '../../evening/evening.js';
import { useTranslation } from '../../words/use-translation.js';
import { dependsOn } from '../depends-on.js';
import { throwAway } from '../resolve.js';
import type { Waiting } from '../waiting.js';
import { useStepWords } from './use-step-words.js';

interface Props {
  readonly waiting: Waiting;
  readonly evening: Evening | null;
  /** The step in words. */
  readonly what: string;
  readonly onKeep: () => void;
}

/** Asks once more: it cannot be brought back. It names the steps that depend on it. */
export function ThrowAway({ waiting, evening, what, onKeep }: Props) {
  const { t } = useTranslation('outbox');
  const words = useStepWords(evening);
  const { id } = waiting;
  const hanging = evening === null ? [] : dependsOn(waiting, evening.waiting, evening.rules);
  return (
    <Stack gap="xs" role="alertdialog" aria-label={t('throwAwayTitle', { what })}>
      <Text fw={650}>{t('throwAwayTitle', { what })}</Text>
      <Text>{t('throwAwayText')}</Text>
      {hanging.length > 0 && (
        <>
          <Text>{t('hanging.text')}</Text>
          <List>
            {hanging.map((one) => (
              <List.Item key={one.id}>{words(one)}</List.Item>
            ))}
          </List>
          <Text size="sm">{t('hanging.alone')}</Text>
        </>
      )}
      <Group gap="xs">
        <Button data-autofocus autoFocus variant="default" onClick={onKeep}>
          {t('keep')}
        </Button>
        {hanging.length > 0 && (
          <Button
            color="red"
            onClick={() =>
              void throwAway(
                id,
                hanging.map((one) => one.id),
              )
            }
          >
            {t('hanging.all')}
          </Button>
        )}
        <Button
          color="red"
          variant={hanging.length > 0 ? 'outline' : 'filled'}
          onClick={() => void throwAway(id)}
        >
          {t(hanging.length > 0 ? 'hanging.only' : 'throwAway')}
        </Button>
      </Group>
    </Stack>
  );
}
