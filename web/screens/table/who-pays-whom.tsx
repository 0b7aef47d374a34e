import { List, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Standing } from '../../../src/evening/fold.js';
import { sessionQuery } from '../../api/evenings/evening-queries.js';
import type { Evening } from '../../evening/evening.js';
import { useNames } from '../../parts/evening/use-evening-here.js';
import { useSettling } from '../../parts/settling/use-settling.js';
import { useTranslation } from '../../words/use-translation.js';

interface Props {
  readonly evening: Evening;
  /** The results of the evening, with the pots split. */
  readonly standings: readonly Standing[];
}

/**
 * Payments that settle this evening alone, those that were made in cash among them. The list moves nothing
 * in the books: the unpaid rest is on everybody's account.
 */
export function WhoPaysWhom({ evening, standings }: Props) {
  const { t } = useTranslation('table');
  const { club, session, at } = evening;
  const settled = { club, session: session.id, rate: at.rate, nameOf: useNames(evening) };
  const payments = useSettling(settled)(standings);
  const { data: seen } = useQuery(sessionQuery(club.id, session.id));
  if (payments.length === 0) return null;
  if (seen?.settledThen === true) return <Text>{t('settling.then')}</Text>;
  return (
    <section>
      <Title order={3} size="h4">
        {t('settling.title')}
      </Title>
      <List mt={4} spacing={2}>
        {payments.map((payment) => (
          <List.Item key={payment}>{payment}</List.Item>
        ))}
      </List>
      <Text size="sm" c="dimmed">
        {t('settling.rest')}
      </Text>
    </section>
  );
}
