import { Button, NativeSelect, Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { booksQuery, moneyReads } from '../../api/money/cash.js';
import {
  confirmPayment,
  declinePayment,
  waitingPaymentsQuery,
  type ReportedPayment,
} from '../../api/money/payments.js';
import { may } from '../../api/people/rights.js';
import { useDates } from '../../parts/figures/dates.js';
import { useMoney } from '../../parts/figures/money.js';
import { Section } from '../../parts/page/section.js';
import { ConfirmWrite } from '../../parts/form/confirm-write.js';
import { useTranslation } from '../../words/use-translation.js';
import { useAccounts } from '../cash-record/money-fields.js';
import type { CashProps } from './cash-props.js';
import { useAccountName } from './use-account-names.js';
import { useHeldWords } from './use-owed-words.js';
import rows from '../../parts/list/rows.module.css';
import classes from './cash.module.css';

/** Payments that members reported and nobody has answered. Empty when there are none. */
export function WaitingPayments({ club }: CashProps) {
  const { t } = useTranslation('cash.payments');
  const { data: payments } = useSuspenseQuery(waitingPaymentsQuery(club.id));
  if (payments.length === 0) return null;
  return (
    <Section title={t('waiting')}>
      <ul className={rows['rows']}>
        {payments.map((payment) => (
          <Row key={payment.id} club={club} payment={payment} />
        ))}
      </ul>
    </Section>
  );
}

interface RowProps extends CashProps {
  readonly payment: ReportedPayment;
}

function Row({ club, payment }: RowProps) {
  const { t } = useTranslation('cash.payments');
  const dates = useDates();
  const money = useMoney(payment.currency);
  const [asked, ask] = useState<'confirm' | 'decline' | null>(null);
  const { name, amount, day, reference, text } = payment;
  const close = () => {
    ask(null);
  };
  return (
    <li className={classes['bar']}>
      <span className={rows['grow']} style={{ flexBasis: '12rem' }}>
        <Text component="span" display="block" fw={650}>
          {t('says', { name, money: money(amount) })}
        </Text>
        <Text component="span" display="block" size="sm" c="dimmed">
          {[dates.short(day), t('reference', { reference }), ...(text === '' ? [] : [text])].join(
            ' · ',
          )}
        </Text>
      </span>
      {may(club, 'keep-money') && (
        <>
          <Button
            aria-label={t('confirmOf', { name })}
            onClick={() => {
              ask('confirm');
            }}
          >
            {t('confirm')}
          </Button>
          <Button
            variant="default"
            aria-label={t('declineOf', { name })}
            onClick={() => {
              ask('decline');
            }}
          >
            {t('decline')}
          </Button>
          <Confirming club={club} payment={payment} opened={asked === 'confirm'} onClose={close} />
          <Declining club={club} payment={payment} opened={asked === 'decline'} onClose={close} />
        </>
      )}
    </li>
  );
}

interface AskProps extends RowProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Into which purse the money came: under the day it was paid, which its year allows or refuses. */
function Confirming({ club, payment, opened, onClose }: AskProps) {
  const { t } = useTranslation('cash.payments');
  const nameOf = useAccountName();
  const held = useHeldWords(payment.currency);
  const purses = useAccounts(club.id, 'purse');
  const { data: books } = useSuspenseQuery(booksQuery(club.id));
  const money = useMoney(payment.currency);
  const [chosen, choose] = useState(payment.purse ?? purses[0]?.id ?? '');
  const isClosed = books.years.some(
    ({ firstDay, lastDay, status }) =>
      firstDay <= payment.day && payment.day <= lastDay && status === 'closed',
  );
  const day = isClosed ? books.today : payment.day;
  return (
    <ConfirmWrite
      opened={opened}
      onClose={onClose}
      title={t('confirmTitle', { name: payment.name, money: money(payment.amount) })}
      confirm={t('confirm')}
      body={{ purse: chosen, day, text: payment.text }}
      write={(body, key) => confirmPayment(club.id, payment, body, key)}
      reads={moneyReads(club.id)}
      done={t('confirmed')}
    >
      <NativeSelect
        label={t('purse')}
        value={chosen}
        onChange={({ currentTarget }) => {
          choose(currentTarget.value);
        }}
        data={purses.map((one) => ({
          value: one.id,
          label: `${nameOf(one)} (${held(one.amount)})`,
        }))}
      />
    </ConfirmWrite>
  );
}

function Declining({ club, payment, opened, onClose }: AskProps) {
  const { t } = useTranslation('cash.payments');
  return (
    <ConfirmWrite
      opened={opened}
      onClose={onClose}
      title={t('declineTitle', { name: payment.name })}
      confirm={t('decline')}
      reason={{ label: t('why'), description: t('whyHint') }}
      body={payment.id}
      write={(_, key, why) => declinePayment(club.id, payment, why, key)}
      reads={moneyReads(club.id)}
      done={t('declined')}
    />
  );
}
