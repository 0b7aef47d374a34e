import { Button, Stack, Title } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { atTable } from '../../parts/evening/at-table.js';
import { useDates } from '../../parts/figures/dates.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import type { Start } from './use-start.js';

interface Props extends Pick<Start, 'sessions'> {
  readonly club: string;
}

/** An evening that is going on is more likely what one came for than a new one. */
export function OpenEvenings({ club, sessions }: Props) {
  const { t } = useTranslation('evening-start');
  const dates = useDates();
  const open = sessions.filter(({ status }) => status === 'open');
  if (open.length === 0) return null;
  return (
    <Stack gap="xs">
      <Title order={2} size="h4">
        {t('open')}
      </Title>
      {open.map(({ id, openedAt, tableName }) => (
        <Button
          key={id}
          size="lg"
          variant="default"
          rightSection={<IconArrowRight size={22} aria-hidden />}
          renderRoot={(props) => (
            <Link
              to="/clubs/$club/sessions/$session/table"
              params={{ club, session: id }}
              {...props}
            />
          )}
        >
          {t('goOn', {
            date: atTable(`${dates.short(openedAt)}, ${dates.clock(openedAt)}`, { tableName }),
          })}
        </Button>
      ))}
    </Stack>
  );
}
