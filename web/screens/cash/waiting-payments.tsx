import { Button, Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { waitingPaymentsQuery, type ReportedPayment } from '../../api/money/payments.js';
import { may } from '../../api/people/rights.js';
import { useDates } from '../../parts/figures/dates.js';
import { useMoney } from '../../parts/figures/money.js';
import { useAsked } from '../../parts/form/use-asked.js';
import { Section } from '../../parts/page/section.js';
import { useTranslation } from '../../words/use-translation.js';
import { Confirming, Declining } from './answer-payment.js';
import type { CashProps } from './cash-props.js';
import rows from '../../parts/list/rows.module.css';
import classes from './cash.module.css';

interface Props extends CashProps {
  /** The member whose payments are listed; those of all when left out. */
  readonly member?: string;
}

/** Payments that members reported and nobody has answered. Empty when there are none. */
export function WaitingPayments({ club, member }: Props) {
  const { t } = useTranslation('cash.payments');
  const { data } = useSuspenseQuery(waitingPaymentsQuery(club.id));
  const payments = data.filter((payment) => member === undefined || payment.member === member);
  const confirming = useAsked<ReportedPayment>();
  const declining = useAsked<ReportedPayment>();
  return (
    <>
      {payments.length > 0 && (
        <Section title={t('waiting')} id="waiting-payments">
          <ul className={rows['rows']}>
            {payments.map((payment) => (
              <Row
                key={payment.id}
                club={club}
                payment={payment}
                onConfirm={confirming.ask}
                onDecline={declining.ask}
              />
            ))}
          </ul>
        </Section>
      )}
      {/* The screen stays while a dialog fetches its data. */}
      <Suspense fallback={null}>
        {confirming.row !== null && (
          <Confirming
            key={confirming.row.id}
            club={club}
            payment={confirming.row}
            opened={confirming.isAsked}
            onClose={confirming.close}
          />
        )}
        {declining.row !== null && (
          <Declining
            key={declining.row.id}
            club={club}
            payment={declining.row}
            opened={declining.isAsked}
            onClose={declining.close}
          />
        )}
      </Suspense>
    </>
  );
}

interface RowProps extends CashProps {
  readonly payment: ReportedPayment;
  readonly onConfirm: (payment: ReportedPayment) => void;
  readonly onDecline: (payment: ReportedPayment) => void;
}

function Row({ club, payment, onConfirm, onDecline }: RowProps) {
  const { t } = useTranslation(['cash.payments', 'my-money']);
  const dates = useDates();
  const money = useMoney(payment.currency);
  const { name, amount, day, way, reference, text } = payment;
  const about = [
    dates.short(day),
    ...(way === null ? [] : [t(`my-money:ways.${way}`)]),
    t('reference', { reference }),
    ...(text === '' ? [] : [text]),
  ];
  return (
    <li className={classes['bar']}>
      <span className={rows['grow']} style={{ flexBasis: '12rem' }}>
        <Text component="span" display="block" fw={650}>
          {t('says', { name, money: money(amount) })}
        </Text>
        <Text component="span" display="block" size="sm" c="dimmed">
          {about.join(' · ')}
        </Text>
      </span>
      {may(club, 'keep-money') && (
        <>
          <Button
            aria-label={t('confirmOf', { name })}
            onClick={() => {
              onConfirm(payment);
            }}
          >
            {t('confirm')}
          </Button>
          <Button
            variant="default"
            aria-label={t('declineOf', { name })}
            onClick={() => {
              onDecline(payment);
            }}
          >
            {t('decline')}
          </Button>
        </>
      )}
    </li>
  );
}
