import { Button, Stack } from '@mantine/core';
import { IconCards } from '@tabler/icons-react';
import { useLiveQuery } from 'dexie-react-hooks';
import { useMaybeMe } from '../../api/people/me.js';
import { runningHere } from '../../evening/running-here.js';
import { atTable } from '../../parts/evening/at-table.js';
import { useDates } from '../../parts/figures/dates.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';

/** The running tables that this device keeps, as ways on where the service cannot be reached. */
export default function KeptTables({ club }: { readonly club: string | undefined }) {
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
