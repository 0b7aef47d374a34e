import { NativeSelect } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { membersMoneyQuery } from '../../api/money/cash.js';
import { recordExpense } from '../../api/money/dues.js';
import { useTranslation } from '../../words/use-translation.js';
import type { CashProps } from '../cash/cash-props.js';
import { useAccountName } from '../cash/use-account-names.js';
import { ExpenseSharing } from './expense-sharing.js';
import { AccountField, AmountField, inUse, useAccounts } from './money-fields.js';
import { useVoucherForm } from './use-voucher-form.js';
import { VoucherForm } from './voucher-form.js';

/** Something that was paid for: by a purse or a member, borne by the club or shared. */
export function ExpenseForm({ club: place }: CashProps) {
  const { id: club, currency } = place;
  const { t } = useTranslation('cash');
  const [kind] = useAccounts(club, 'expense');
  const purses = useAccounts(club, 'purse');
  // Null: the club bears it.
  const [sharedBy, share] = useState<readonly string[] | null>(null);
  const [isSent, setSent] = useState(false);
  const form = useVoucherForm(
    { club: place },
    {
      initial: { amount: '', account: kind?.id ?? '', paidBy: purses[0]?.id ?? '' },
      amounts: ['amount'],
      others: ['sharedBy'],
      subject: ({ account, paidBy, amount }, minor) => {
        setSent(true);
        if (sharedBy?.length === 0) return null;
        const isPurse = purses.some(({ id }) => id === paidBy);
        return {
          account,
          amount: minor(amount),
          paidBy: isPurse ? { purse: paidBy } : { member: paidBy },
          sharedBy: sharedBy === null ? null : [...sharedBy],
        };
      },
      write: (body, key) => recordExpense(club, body, key),
    },
  );
  const { field, texts, amount } = form;
  return (
    <VoucherForm form={form}>
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
        refused={form.errorOf('sharedBy')}
        onChange={share}
      />
    </VoucherForm>
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
