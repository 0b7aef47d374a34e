import { Badge } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { contact } from '../../api/live/contact.js';
import { meQuery } from '../../api/people/me.js';
import { useTranslation } from '../../words/use-translation.js';

/** Says when the service cannot be reached. */
export function Connection() {
  const { t } = useTranslation();
  const reached = useSyncExternalStore(contact.watch, contact.now);
  // Asks now and then, so as to notice when it is back.
  useQuery({ ...meQuery, refetchInterval: reached ? false : 10_000 });
  return (
    <span role="status">
      {!reached && (
        <Badge
          color="brass.4"
          c="dark.9"
          size="lg"
          leftSection={<IconCloudOff size={16} aria-hidden />}
        >
          {t('offline')}
        </Badge>
      )}
    </span>
  );
}
