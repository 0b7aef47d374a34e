import { Code, Text, Title } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { closingQuery } from '../../api/evenings/evening-queries.js';
import { asPayments } from '../../parts/payments/as-payments.js';
import { Payments } from '../../parts/payments/payments.js';
import { SettledInCash } from '../../parts/settling/settled-in-cash.js';
import { Section } from '../../parts/page/section.js';
import { Standings } from '../../parts/evening/standings.js';
import { useIsPerson, usePlaces } from '../../parts/people/use-names.js';
import { useTranslation } from '../../words/use-translation.js';
import type { EveningProps } from './evening-props.js';
import classes from './session.module.css';

type Paid = ReturnType<typeof asPayments>;

/** The result of the evening at its close, and the head of the log for the minutes. */
export function Closing({ club, session, nameOf }: EveningProps) {
  const { t } = useTranslation(['session', 'table']);
  const { data: closing } = useSuspenseQuery(closingQuery(club.id, session.id));
  const isMe = useIsPerson(club.id, club.member);
  const placeOf = usePlaces(club.id);
  const { payments, paymentsNow, money, head, corrections } = closing;
  const [was, now] = [payments, paymentsNow].map(asPayments) as [Paid, Paid];
  const isSplitAgain = JSON.stringify(was) !== JSON.stringify(now);
  return (
    <Section title={t('closing')}>
      {session.rate > 0 && (
        <>
          <Title order={3} size="h5" mt="sm" mb={4}>
            {t('table:settling.title')}
          </Title>
          <SettledInCash club={club} session={session.id} nameOf={nameOf} />
        </>
      )}
      {now.length > 0 && (
        <>
          <Title order={3} size="h5" mt="sm">
            {t('split')}
          </Title>
          <Payments payments={now} nameOf={nameOf} />
        </>
      )}
      {isSplitAgain && (
        <>
          <Title order={3} size="h5" mt="sm">
            {t('splitAsClosed')}
          </Title>
          <Payments payments={was} nameOf={nameOf} />
        </>
      )}
      {corrections.length > 0 && (
        <>
          <Title order={3} size="h5" mt="sm">
            {t('asClosed')}
          </Title>
          <Standings
            session={{
              rate: session.rate,
              standings: money.map(({ player, points }) => ({ player, points, seated: true })),
            }}
            currency={club.currency}
            nameOf={nameOf}
            placeOf={placeOf}
            isMe={isMe}
            label={t('asClosed')}
          />
        </>
      )}
      <Title order={3} size="h5" mt="md">
        {t('head')}
      </Title>
      <Code className={classes['head']}>{head.short}</Code>
      <Text size="sm">{t('headText')}</Text>
    </Section>
  );
}
