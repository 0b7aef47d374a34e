import { Button, Title } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Evening } from '../../evening/evening.js';
import { Result } from './result.js';

/** What is left of a table when the evening has ended. */
export function Ended({ evening }: { readonly evening: Evening }) {
  const { t } = useTranslation('table');
  const link = { to: '/clubs/$club', params: { club: evening.club.id } } as unknown as LinkProps;
  return (
    <section aria-live="polite">
      <Title order={2} size="h3">
        {t('ended')}
      </Title>
      <Result evening={evening} standings={evening.standings} />
      <Button mt="md" size="lg" renderRoot={(props) => <Link {...link} {...props} />}>
        {t('toClub')}
      </Button>
    </section>
  );
}
