import { Alert, Input, Text } from '@mantine/core';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { booksQuery } from '../../api/money/cash.js';
import { moneyReads } from '../../api/money/money-reads.js';
import {
  confirmPayment,
  declinePayment,
  referenceQuery,
  waysToPayQuery,
  type ReportedPayment,
} from '../../api/money/payments.js';
import { useMoney } from '../../parts/figures/money.js';
import { ConfirmWrite } from '../../parts/form/confirm-write.js';
import { useMeanwhile } from '../../parts/form/use-meanwhile.js';
import { useTranslation } from '../../words/use-translation.js';
import { useAccounts, useStanding } from '../cash-record/money-fields.js';
import { OLDEST_FIRST, PaidItems, paysOf, textOfPays } from '../cash-record/paid-items.js';
import { bookableDay } from './bookable-day.js';
import type { CashProps } from './cash-props.js';
import { PurseChoice, type ChoiceProps } from './purse-choice.js';
import { DayInput } from '../../parts/form/fields/day-input.js';

interface AboutProps extends CashProps {
  /** As it was when it was asked about. */
  readonly payment: ReportedPayment;
}

interface AskProps extends AboutProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The debt behind the reference of a payment now; read once it is asked about. */
function useBehind(club: string, { reference }: ReportedPayment, isAsked: boolean) {
  return useQuery({ ...referenceQuery(club, reference), enabled: isAsked }).data;
}

/** The answer that a payment got while it was asked about. */
function useAnswered({ club, payment, opened }: AskProps): string | null {
  const behind = useBehind(club.id, payment, opened);
  const now = behind?.payments.find(({ id }) => id === payment.id);
  const isAnswered = now !== undefined && now.version > payment.version;
  return useMeanwhile(club, isAnswered ? { what: `payment.${now.state}`, by: now.endedBy } : null);
}

/** Into which purse the money came: under the day it was paid, which its year allows or refuses. */
export function Confirming(props: AskProps) {
  const { club, payment, opened, onClose } = props;
  const { t } = useTranslation('cash.payments');
  const { t: cash } = useTranslation('cash');
  const money = useMoney(payment.currency);
  const [chosen, choose] = usePaidPurse(club.id, payment);
  const behind = useBehind(club.id, payment, opened);
  const [day, setDay] = usePaidDay(club.id, payment);
  const transfer = behind?.transfers.find(({ id }) => id === payment.transfer);
  const isPaidTwice = transfer?.status === 'done';
  const [ticked, tick] = useState(textOfPays(payment.pays));
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
            {
              purse: chosen,
              day,
              text: payment.text,
              ...(ticked === OLDEST_FIRST ? {} : { pays: paysOf(ticked) }),
              ...(isPaidTwice ? { transfer: null } : {}),
            }
      }
      write={(body, key, _why, despite) =>
        confirmPayment(club.id, payment, { ...body, despite }, key)
      }
      reads={moneyReads(club.id)}
      done={t('confirmed')}
      meanwhile={useAnswered(props)}
      fields={['transfer', 'day', 'purse', 'pays']}
    >
      {(errorOf) => (
        <>
          <PaysWhat club={club} payment={payment} isPaidTwice={isPaidTwice} />
          {errorOf('transfer') && <Input.Error role="alert">{errorOf('transfer')}</Input.Error>}
          <DayChoice club={club} chosen={day} error={errorOf('day')} onChange={setDay} />
          <PurseChoice club={club} chosen={chosen} error={errorOf('purse')} onChange={choose} />
          {payment.transfer === null && (
            <PaidItems
              club={club.id}
              member={payment.member}
              currency={payment.currency}
              amount={payment.amount}
              ticked={ticked}
              error={errorOf('pays')}
              onChange={tick}
            />
          )}
        </>
      )}
    </ConfirmWrite>
  );
}

/** The day in the bank. */
function DayChoice({ club, chosen, error, onChange }: ChoiceProps) {
  const { t } = useTranslation('cash.payments');
  const { data: books } = useSuspenseQuery(booksQuery(club.id));
  return (
    <DayInput
      name="day"
      required
      error={error}
      label={t('day')}
      max={books.today}
      value={chosen}
      onChange={({ currentTarget }) => {
        onChange(currentTarget.value);
      }}
    />
  );
}

/** The payer's choice, in cash the cash box; else the purse of a way to pay. */
function usePaidPurse(club: string, payment: ReportedPayment) {
  const purses = useAccounts(club, 'purse');
  const { data: pay } = useSuspenseQuery(waysToPayQuery(club));
  const box = purses.find(({ code }) => code === 'drawer')?.id ?? null;
  const named = [
    payment.purse,
    ...(payment.way === 'cash' ? [box] : []),
    ...pay.ways.map(({ purse }) => purse),
  ];
  const proposed = named.find((id) => purses.some((one) => one.id === id));
  return useState(proposed ?? purses[0]?.id ?? '');
}

/** The day of the voucher: as it was paid, or today where that year is closed. */
function usePaidDay(club: string, payment: ReportedPayment) {
  const { data: books } = useSuspenseQuery(booksQuery(club));
  return useState(bookableDay(books, payment.day));
}

interface PaysProps extends AboutProps {
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

export function Declining(props: AskProps) {
  const { club, payment, opened, onClose } = props;
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
      meanwhile={useAnswered(props)}
    />
  );
}
