import { Button, Stack } from '@mantine/core';
import { IconCards } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { contact } from '../../api/live/contact.js';
import { meQuery, useMaybeMe } from '../../api/people/me.js';
import { runningHere } from '../../evening/running-here.js';
import { atTable } from '../../parts/evening/at-table.js';
import { useDates } from '../../parts/figures/dates.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';

interface Props {
  readonly club: string | undefined;
  /** The service can be reached again. */
  readonly onReached: () => void;
}

/** The running tables that this device keeps, as ways on where the service cannot be reached. */
export default function KeptTables({ club, onReached }: Props) {
  useReached(onReached);
  const { t } = useTranslation();
  const dates = useDates();
  const mine = useMaybeMe()?.clubs ?? [];
  const kept = useLiveQuery(() => runningHere(club), [club]) ?? [];
  const tables = kept.filter((table) => mine.some(({ id }) => id === table.club));
  if (tables.length === 0) return null;
  return (
    <Stack gap="xs" align="stretch">
      {tables.map(({ id, club: of, tableName, openedAt }) => (
        <Button
          key={id}
          size="lg"
          leftSection={<IconCards size={24} aria-hidden />}
          renderRoot={(props) => (
            <Link
              to="/clubs/$club/sessions/$session/table"
              params={{ club: of, session: id }}
              {...props}
            />
          )}
        >
          {openedAt === null
            ? t('keptTable')
            : atTable(t('keptTableSince', { when: dates.moment(openedAt) }), { tableName })}
        </Button>
      ))}
    </Stack>
  );
}

/** How often it is looked whether the service can be reached again. */
const LOOK_MS = 10_000;

/** Calls back once the service can be reached again. */
function useReached(onReached: () => void): void {
  // Asks, so that an answer is noticed; at once where the device has a network again.
  useQuery({ ...meQuery, refetchInterval: LOOK_MS, refetchOnReconnect: true });
  useEffect(
    () =>
      contact.watch(() => {
        if (contact.now()) onReached();
      }),
    [onReached],
  );
}
