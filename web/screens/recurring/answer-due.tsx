import { Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountsQuery, booksQuery } from '../../api/money/cash.js';
import { recordExpense } from '../../api/money/dues.js';
import { moneyReads } from '../../api/money/money-reads.js';
import { proposeDueDayAgain, recurringQuery, skipDueDay } from '../../api/money/recurring.js';
import { useDays } from '../../parts/figures/days.js';
import { ConfirmWrite } from '../../parts/form/confirm-write.js';
import { useAmount } from '../../parts/form/fields/use-amount.js';
import { useMeanwhile } from '../../parts/form/use-meanwhile.js';
import { toast } from '../../parts/notices/toast.js';
import { useNavigate } from '../../routing/use-routing.js';
import { useTranslation } from '../../words/use-translation.js';
import { AmountField, DayField } from '../cash-record/money-fields.js';
import { ReceiptFilesField, useReceiptFiles } from '../cash-record/vouchers/receipt-files.js';
import { bookableDay } from '../cash/bookable-day.js';
import type { CashProps } from '../cash/cash-props.js';
import { PurseChoice } from '../cash/purse-choice.js';
import { useAccountName } from '../cash/use-account-names.js';
import type { DueExpense } from './due-expense.js';

interface AskProps extends CashProps {
  /** As it was when it was asked about. */
  readonly due: DueExpense;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The answer that others gave to the due day while it was asked about. */
function useSettled({ club, due }: AskProps): string | null {
  const { data } = useSuspenseQuery(recurringQuery(club.id));
  const now = data.recurring.find(({ id }) => id === due.recurring.id);
  const settled = now?.settled.find(({ dueDay }) => dueDay === due.dueDay);
  const what = settled?.label === null ? 'recurring.skipped' : 'recurring.booked';
  return useMeanwhile(club, settled === undefined ? null : { what, by: settled.event });
}

/** Books a due day as an expense: as it recurs, or with another amount, day and purse. */
export function BookingDue(props: AskProps) {
  const { club, due, opened, onClose } = props;
  const { t } = useTranslation('recurring');
  const { t: cash } = useTranslation('cash');
  const { text } = due.recurring;
  const form = useBooking(props);
  const goOn = useWayOn(club.id);
  const { amount, day, purse, receipts } = form;
  return (
    <ConfirmWrite
      opened={opened}
      onClose={onClose}
      title={t('bookTitle', { text })}
      confirm={cash('submit')}
      confirmAsked={cash('despite')}
      body={form.body}
      write={async (body, key, _why, despite) => {
        const voucher = await recordExpense(club.id, { ...body, despite }, key);
        return { voucher, isWhole: await receipts.attachTo(voucher.event) };
      }}
      reads={moneyReads(club.id)}
      onDone={({ voucher, isWhole }) => {
        goOn(voucher, isWhole);
      }}
      meanwhile={useSettled(props)}
      fields={['amount', 'day', 'paidBy.purse']}
    >
      {(errorOf) => (
        <>
          <Text size="sm">{form.about}</Text>
          <AmountField
            currency={club.currency}
            given={{
              name: 'amount',
              value: amount,
              error: errorOf('amount') ?? (form.minor === null ? form.wrong : null),
              onChange: ({ currentTarget }) => {
                form.setAmount(currentTarget.value);
              },
            }}
          />
          <DayField
            label={cash('day')}
            most={form.today}
            given={{
              name: 'day',
              value: day,
              error: errorOf('day'),
              onChange: ({ currentTarget }) => {
                form.setDay(currentTarget.value);
              },
            }}
          />
          <PurseChoice
            club={club}
            label={t('purse')}
            chosen={purse}
            error={errorOf('paidBy.purse')}
            onChange={form.setPurse}
          />
          <ReceiptFilesField receipts={receipts} />
        </>
      )}
    </ConfirmWrite>
  );
}

/** The fields of a booking, with what they start from. */
function useBooking({ club, due: { recurring, dueDay } }: AskProps) {
  const { t } = useTranslation('recurring');
  const { t: cash } = useTranslation('cash');
  const { data: books } = useSuspenseQuery(booksQuery(club.id));
  const { data: accounts } = useSuspenseQuery(accountsQuery(club.id));
  const nameOf = useAccountName();
  const days = useDays();
  const { read, write } = useAmount(club.currency);
  const [amount, setAmount] = useState(write(recurring.amount));
  const [day, setDay] = useState(bookableDay(books, dueDay));
  const [purse, setPurse] = useState(recurring.purse);
  const receipts = useReceiptFiles(club.id);
  const account = accounts.find(({ id }) => id === recurring.account);
  const name = account === undefined ? '' : nameOf(account);
  const minor = read(amount);
  const { id, text } = recurring;
  const body =
    minor === null || day === ''
      ? null
      : {
          ...{ day, text, account: recurring.account, amount: minor, paidBy: { purse } },
          ...{ recurring: id, dueDay },
        };
  return {
    body,
    ...{ amount, setAmount, day, setDay, purse, setPurse, receipts },
    minor,
    wrong: cash('amountWrong', { example: write(12_500) }),
    today: books.today,
    about: `${t('dueOn', { day: days.date(dueDay) })} · ${name}`,
  };
}

/** Names the voucher; leads to it where a receipt of it was not sent. */
function useWayOn(club: string) {
  const { t } = useTranslation(['cash', 'receipts']);
  const navigate = useNavigate();
  return (
    { event, label }: { readonly event: number; readonly label: string },
    isWhole: boolean,
  ) => {
    toast(isWhole ? t('recorded', { label }) : t('receipts:onForm.left', { label }));
    if (isWhole) return;
    void navigate({
      to: '/clubs/$club/money/vouchers/$voucher',
      params: { club, voucher: String(event) },
    });
  };
}

/** Says why the expense of a due day is not booked. */
export function SkippingDue(props: AskProps) {
  const { club, due, opened, onClose } = props;
  const { t } = useTranslation('recurring');
  const days = useDays();
  const { recurring, dueDay } = due;
  return (
    <ConfirmWrite
      opened={opened}
      onClose={onClose}
      title={t('skipTitle', { text: recurring.text })}
      confirm={t('skip')}
      reason={{ label: t('why'), description: t('whyHint') }}
      body={dueDay}
      write={(day, key, why) => skipDueDay(club.id, recurring.id, { dueDay: day, why }, key)}
      reads={moneyReads(club.id)}
      done={t('skipped')}
      meanwhile={useSettled(props)}
    >
      <Text size="sm">{t('skipText', { day: days.date(dueDay) })}</Text>
    </ConfirmWrite>
  );
}

/** Takes back that a due day was skipped. */
export function ProposingAgain({ club, due: { recurring, dueDay }, opened, onClose }: AskProps) {
  const { t } = useTranslation('recurring');
  const days = useDays();
  return (
    <ConfirmWrite
      opened={opened}
      onClose={onClose}
      title={t('dueAgainTitle', { text: recurring.text })}
      confirm={t('dueAgain')}
      body={{ dueDay }}
      write={(body, key) => proposeDueDayAgain(club.id, recurring.id, body, key)}
      reads={moneyReads(club.id)}
      done={t('isDueAgain')}
    >
      <Text size="sm">{t('dueAgainText', { day: days.date(dueDay) })}</Text>
    </ConfirmWrite>
  );
}
