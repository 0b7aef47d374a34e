import { Code, Text, Title } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { closingQuery } from '../../api/evenings/evening-queries.js';
import { asPayments } from '../../parts/payments/as-payments.js';
import { Payments } from '../../parts/payments/payments.js';
import { SettledInCash } from '../../parts/settling/settled-in-cash.js';
import { Folding } from '../../parts/page/folding.js';
import { Section } from '../../parts/page/section.js';
import { Standings } from '../../parts/evening/standings.js';
import { useIsPerson, usePlaces } from '../../parts/people/use-names.js';
import { useTranslation } from '../../words/use-translation.js';
import { isLong, type EveningProps } from './evening-props.js';
import classes from './session.module.css';

type Paid = ReturnType<typeof asPayments>;

/** The payments that settle the evening, as it ended. Nothing of an evening for honour. */
export function WhoPaysWhom({ club, session, nameOf }: EveningProps) {
  const { t } = useTranslation('table');
  if (session.rate === 0) return null;
  return (
    <Section title={t('settling.title')}>
      <SettledInCash club={club} session={session.id} nameOf={nameOf} />
    </Section>
  );
}

/** The result of the evening at its close, and the head of the log for the minutes. */
export function Closing({ club, session, nameOf }: EveningProps) {
  const { t } = useTranslation('session');
  const { data: closing } = useSuspenseQuery(closingQuery(club.id, session.id));
  const isMe = useIsPerson(club.id, club.member);
  const placeOf = usePlaces(club.id);
  const { payments, paymentsNow, money, head, corrections } = closing;
  const [was, now] = [payments, paymentsNow].map(asPayments) as [Paid, Paid];
  const isSplitAgain = JSON.stringify(was) !== JSON.stringify(now);
  return (
    <Folding
      title={t('closing')}
      id="closing"
      summary={`${t('head')}: ${head.short}`}
      isAlways={isLong(session)}
    >
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
    </Folding>
  );
}
