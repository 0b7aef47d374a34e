import { NativeSelect } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { membersMoneyQuery } from '../../api/money/cash.js';
import { recordExpense, type NewExpense } from '../../api/money/dues.js';
import { useTranslation } from '../../words/use-translation.js';
import type { CashProps } from '../cash/cash-props.js';
import classes from '../cash/cash.module.css';
import { useAccountName } from '../cash/use-account-names.js';
import { ExpenseSharing } from './expense-sharing.js';
import {
  AccountField,
  AmountField,
  FormFoot,
  inUse,
  ON_VOUCHER,
  onVoucher,
  OPTIONAL_ON_VOUCHER,
  useAccounts,
  useToday,
  VoucherFields,
} from './money-fields.js';
import { useMoneyForm } from './use-money-form.js';
import { useRecording } from './use-recording.js';

/** Something that was paid for: by a purse or a member, borne by the club or shared. */
export function ExpenseForm({ club: { id: club, currency } }: CashProps) {
  const { t } = useTranslation('cash');
  const [kind] = useAccounts(club, 'expense');
  const purses = useAccounts(club, 'purse');
  const writing = useRecording(club, (body: NewExpense, key) => recordExpense(club, body, key));
  const initial = {
    amount: '',
    account: kind?.id ?? '',
    paidBy: purses[0]?.id ?? '',
    ...ON_VOUCHER,
    day: useToday(club),
  };
  const { field, submit, texts, amount, aboveForm } = useMoneyForm(initial, {
    currency,
    error: writing.error,
    amounts: ['amount'],
    optional: OPTIONAL_ON_VOUCHER,
  });
  // Null: the club bears it.
  const [sharedBy, share] = useState<readonly string[] | null>(null);
  const [isSent, setSent] = useState(false);
  return (
    <form
      noValidate
      className={classes['form']}
      onSubmit={submit((said) => {
        setSent(true);
        if (sharedBy?.length === 0) return;
        const { account, paidBy } = said;
        const isPurse = purses.some(({ id }) => id === paidBy);
        writing.record({
          ...onVoucher(said),
          account,
          amount: amount.read(said.amount) ?? 0,
          paidBy: isPurse ? { purse: paidBy } : { member: paidBy },
          sharedBy: sharedBy === null ? null : [...sharedBy],
        });
      })}
    >
      <AmountField currency={currency} given={field('amount')} />
      <AccountField
        club={club}
        type="expense"
        currency={currency}
        label={t('record.expense.account')}
        given={field('account')}
      />
      <NativeSelect
        label={t('record.expense.paidBy')}
        required
        {...field('paidBy')}
        data={usePayers(club)}
      />
      <ExpenseSharing
        club={club}
        currency={currency}
        amount={amount.read(texts.amount)}
        sharedBy={sharedBy}
        isWrong={isSent && sharedBy?.length === 0}
        onChange={share}
      />
      <VoucherFields club={club} field={field} />
      <FormFoot error={aboveForm} isPending={writing.isPending} submit={t('submit')} />
    </form>
  );
}

/** The possible payers: the purses, then the members. */
function usePayers(club: string) {
  const { t } = useTranslation('cash');
  const nameOf = useAccountName();
  const purses = useAccounts(club, 'purse');
  const { data } = useSuspenseQuery(membersMoneyQuery(club));
  return [
    {
      group: t('accounts.types.purse'),
      items: purses.map((one) => ({ value: one.id, label: nameOf(one) })),
    },
    {
      group: t('record.opening.members'),
      items: inUse(data.members).map(({ member, name }) => ({ value: member, label: name })),
    },
  ];
}
