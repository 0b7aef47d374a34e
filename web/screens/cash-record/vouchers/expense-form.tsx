import { Text } from '@mantine/core';
import { useState } from 'react';
import { recordExpense } from '../../../api/money/dues.js';
import { useDays } from '../../../parts/figures/days.js';
import { usePlace } from '../../../routing/use-routing.js';
import { useTranslation } from '../../../words/use-translation.js';
import type { CashProps } from '../../cash/cash-props.js';
import { ExpenseSharing } from './expense-sharing.js';
import { AccountField, AmountField, useAccounts } from '../money-fields.js';
import { PurseOrMemberField, usePurseOrMember } from '../purses/purse-or-member.js';
import { useSharedFiles } from '../../shared/use-shared-files.js';
import { useReceiptFiles } from './receipt-files.js';
import { useVoucherForm } from './use-voucher-form.js';
import { VoucherForm } from './voucher-form.js';

/** Says which due day of a recurring expense is booked. */
function DueDay({ day }: { readonly day: string }) {
  const { t } = useTranslation('recurring');
  return <Text size="sm">{t('dueOn', { day: useDays().date(day) })}</Text>;
}

/** Something that was paid for: by a purse or a member, borne by the club or shared. */
export function ExpenseForm({ club: place }: CashProps) {
  const { id: club, currency } = place;
  const { t } = useTranslation('cash');
  const [kind] = useAccounts(club, 'expense');
  const [purse] = useAccounts(club, 'purse');
  const purseOrMember = usePurseOrMember(club);
  // Null: the club bears it.
  const { search } = usePlace();
  const [sharedBy, share] = useState<readonly string[] | null>(
    search.get('sharedBy')?.split(',') ?? null,
  );
  const [isSent, setSent] = useState(false);
  // The due day of a recurring expense that it is.
  const recurring = search.get('recurring');
  const dueDay = search.get('dueDay');
  const due = recurring === null || dueDay === null ? {} : { recurring, dueDay };
  const receipts = useReceiptFiles(club, useSharedFiles(search.get('shared') !== null));
  const form = useVoucherForm(
    { club: place },
    {
      initial: { amount: '', account: kind?.id ?? '', paidBy: purse?.id ?? '' },
      amounts: ['amount'],
      others: ['sharedBy'],
      subject: ({ account, paidBy, amount }, minor) => {
        setSent(true);
        if (sharedBy?.length === 0) return null;
        return {
          account,
          amount: minor(amount),
          paidBy: purseOrMember(paidBy),
          sharedBy: sharedBy === null ? null : [...sharedBy],
          ...due,
        };
      },
      write: (body, key) => recordExpense(club, body, key),
      receipts,
    },
  );
  const { field, texts, amount } = form;
  return (
    <VoucherForm form={form} receipts={receipts}>
      {dueDay !== null && <DueDay day={dueDay} />}
      <AmountField currency={currency} given={field('amount')} />
      <AccountField
        club={club}
        type="expense"
        currency={currency}
        label={t('record.expense.account')}
        given={field('account')}
      />
      <PurseOrMemberField club={club} label={t('record.expense.paidBy')} given={field('paidBy')} />
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
