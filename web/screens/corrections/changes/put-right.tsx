import { Button, Group, Text, Title } from '@mantine/core';
import type { Change } from '../../../api/evenings/corrections.js';
import type { Evening } from '../../../evening/evening.js';
import { useTranslation } from '../../../words/use-translation.js';
import classes from '../ways/both-ways.module.css';
import { keyOf, type Changes } from './use-changes.js';
import { useTargetWords } from './use-target-words.js';

interface Props {
  readonly evening: Evening;
  readonly changes: Changes;
}

/** The changes of one correction: each can be edited again, and left out. */
export function PutRight({ evening, changes }: Props) {
  const { t } = useTranslation('corrections');
  const wordsOf = useTargetWords(evening);
  const says = (change: Change) => {
    if (change.void !== true) return t('isPutRight');
    return t('fine' in change ? 'isLifted' : 'isTakenBack');
  };
  return (
    <section aria-label={t('together')}>
      <Title order={2} size="h3">
        {t('together')}
      </Title>
      <ul className={classes['rows']}>
        {changes.list.map((change, index) => {
          const what = wordsOf(change);
          return (
            <li key={keyOf(change)} className={classes['row']}>
              <Text component="span" className={classes['name'] ?? ''}>
                <strong>{what}</strong> {says(change)}
              </Text>
              <Group gap="xs">
                {!('step' in change) && (
                  <Button
                    variant="default"
                    aria-label={t('changeOf', { what })}
                    onClick={() => {
                      changes.edit(change);
                    }}
                  >
                    {t('changeOne')}
                  </Button>
                )}
                {index > 0 && (
                  <Button
                    variant="default"
                    aria-label={t('leaveOutOf', { what })}
                    onClick={() => {
                      changes.leaveOut(change);
                    }}
                  >
                    {t('leaveOut')}
                  </Button>
                )}
              </Group>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
