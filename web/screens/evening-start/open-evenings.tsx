import { Button, Stack, Title } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Start } from './use-start.js';
import { localeOf } from '../../words/locale.js';

interface Props extends Pick<Start, 'sessions'> {
  readonly club: string;
}

/** An evening that is going on is more likely what one came for than a new one. */
export function OpenEvenings({ club, sessions }: Props) {
  const { t, i18n } = useTranslation('evening-start');
  const open = sessions.filter(({ status }) => status === 'open');
  if (open.length === 0) return null;
  const date = new Intl.DateTimeFormat(localeOf(i18n.language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  return (
    <Stack gap="xs">
      <Title order={2} size="h4">
        {t('open')}
      </Title>
      {open.map(({ id, openedAt }) => (
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
          {t('goOn', { date: date.format(new Date(openedAt)) })}
        </Button>
      ))}
    </Stack>
  );
}
