import { Button, Group, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '../../words/use-translation.js';
import { nextTry, tryNow } from '../sending/next-try.js';

const SECOND_MS = 1000;

/** The seconds until this device tries again to send, and a button for those who do not want to wait. */
export function NextTry() {
  const at = useSyncExternalStore(nextTry.watch, nextTry.now);
  return at === null ? null : <Countdown key={at} at={at} />;
}

function Countdown({ at }: { readonly at: number }) {
  const { t } = useTranslation('outbox');
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const ticking = setInterval(() => {
      setNow(Date.now());
    }, SECOND_MS);
    return () => {
      clearInterval(ticking);
    };
  }, []);
  const count = Math.max(1, Math.ceil((at - now) / SECOND_MS));
  return (
    <Group gap="sm">
      <Text>{t('nextTry', { count })}</Text>
      <Button
        variant="default"
        leftSection={<IconRefresh size={18} aria-hidden />}
        onClick={tryNow}
      >
        {t('tryNow')}
      </Button>
    </Group>
  );
}
