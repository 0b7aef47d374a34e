import { Alert, Button, NativeSelect, Text, TextInput } from '@mantine/core';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { booksQuery, moneyReads } from '../../api/money/cash.js';
import {
  confirmPayment,
  declinePayment,
  referenceQuery,
  waitingPaymentsQuery,
  type ReportedPayment,
} from '../../api/money/payments.js';
import { may } from '../../api/people/rights.js';
import { useDates } from '../../parts/figures/dates.js';
import { useMoney } from '../../parts/figures/money.js';
import { Section } from '../../parts/page/section.js';
import { ConfirmWrite } from '../../parts/form/confirm-write.js';
import { useTranslation } from '../../words/use-translation.js';
import { useAccounts, useStanding } from '../cash-record/money-fields.js';
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
  const { t: cash } = useTranslation('cash');
  const nameOf = useAccountName();
  const held = useHeldWords(payment.currency);
  const purses = useAccounts(club.id, 'purse');
  const { data: books } = useSuspenseQuery(booksQuery(club.id));
  const money = useMoney(payment.currency);
  const [chosen, choose] = useState(payment.purse ?? purses[0]?.id ?? '');
  const transfer = useNamedTransfer(club.id, payment, opened);
  const isClosed = books.years.some(
    ({ firstDay, lastDay, status }) =>
      firstDay <= payment.day && payment.day <= lastDay && status === 'closed',
  );
  const [typed, setDay] = useState<string | null>(null);
  const day = typed ?? (isClosed ? books.today : payment.day);
  const isPaidTwice = transfer?.status === 'done';
  return (
    <ConfirmWrite
      opened={opened}
      onClose={onClose}
      title={t('confirmTitle', { name: payment.name, money: money(payment.amount) })}
      confirm={t('confirm')}
      confirmAsked={cash('despite')}
      body={
        day === ''
          ? null
          : // Without a transfer it is a credit: as it was reported, it would be refused.
            { purse: chosen, day, text: payment.text, ...(isPaidTwice ? { transfer: null } : {}) }
      }
      write={(body, key, _why, despite) =>
        confirmPayment(club.id, payment, { ...body, despite }, key)
      }
      reads={moneyReads(club.id)}
      done={t('confirmed')}
    >
      <PaysWhat club={club} payment={payment} isPaidTwice={isPaidTwice} />
      <TextInput
        type="date"
        required
        label={t('day')}
        max={books.today}
        value={day}
        onChange={({ currentTarget }) => {
          setDay(currentTarget.value);
        }}
      />
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

/** The transfer of a plan that a payment names, as it is now; read once it is asked about. */
function useNamedTransfer(
  club: string,
  { transfer, reference }: ReportedPayment,
  isAsked: boolean,
) {
  const isNamed = transfer !== null;
  const { data } = useQuery({ ...referenceQuery(club, reference), enabled: isAsked && isNamed });
  return data?.transfers.find(({ id }) => id === transfer);
}

interface PaysProps extends RowProps {
  readonly isPaidTwice: boolean;
}

/** Says before it is booked what the payment is for, and where it would be paid twice. */
function PaysWhat({ club, payment, isPaidTwice }: PaysProps) {
  const { t } = useTranslation('cash.payments');
  const money = useMoney(payment.currency);
  const standing = useStanding(club.id, payment.member);
  const { name, amount, reference, transfer } = payment;
  if (isPaidTwice) {
    return <Alert color="yellow">{t('transferDone', { reference, money: money(amount) })}</Alert>;
  }
  return (
    <>
      {transfer !== null && <Text size="sm">{t('paysTransfer', { reference })}</Text>}
      {standing >= 0 && <Alert color="yellow">{t('owesNothing', { name })}</Alert>}
    </>
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
