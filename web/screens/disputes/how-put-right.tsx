import { Button, SimpleGrid, Text } from '@mantine/core';
import { useTranslation } from '../../words/use-translation.js';
import type { Changes } from '../corrections/changes/use-changes.js';

interface Props {
  readonly hand: number;
  readonly changes: Changes;
}

/** A disputed hand should have been another, or none. */
export function HowPutRight({ hand, changes }: Props) {
  const { t } = useTranslation('corrections');
  return (
    <div role="group" aria-label={t('decide.how')}>
      <Text mb="xs">{t('decide.how')}</Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <Button
          variant="default"
          h="auto"
          mih={56}
          onClick={() => {
            changes.edit({ hand });
          }}
        >
          {t('decide.enterAgain', { number: hand })}
        </Button>
        <Button
          variant="default"
          h="auto"
          mih={56}
          onClick={() => {
            changes.put({ hand, void: true });
          }}
        >
          {t('decide.takeBack', { number: hand })}
        </Button>
      </SimpleGrid>
    </div>
  );
}
