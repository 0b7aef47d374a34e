import { Stack, Text } from '@mantine/core';
import { useTranslation } from '../../words/use-translation.js';
import type { Waiting } from '../waiting.js';
import { NextTry } from './next-try.js';
import { WaitingItem } from './waiting-item.js';

interface Props {
  readonly all: readonly Waiting[];
  /** Somebody goes on to another screen from here. */
  readonly onLeave: () => void;
}

/** What is not sent, in the order in which it goes out, and what can be done about it. */
export default function WaitingList({ all, onLeave }: Props) {
  const { t } = useTranslation('outbox');
  if (all.length === 0) return <Text>{t('empty')}</Text>;
  return (
    <Stack>
      <Text c="var(--faint)">{t('intro')}</Text>
      <NextTry />
      <Stack component="ol" p={0} m={0} style={{ listStyle: 'none' }}>
        {all.map((waiting) => (
          <WaitingItem key={waiting.id} waiting={waiting} onLeave={onLeave} />
        ))}
      </Stack>
    </Stack>
  );
}
