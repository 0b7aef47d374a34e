import { recordIncome } from '../../../api/money/dues.js';
import { useTranslation } from '../../../words/use-translation.js';
import type { CashProps } from '../../cash/cash-props.js';
import { AccountField, AmountField, useAccounts } from '../money-fields.js';
import { PurseOrMemberField, usePurseOrMember } from '../purses/purse-or-member.js';
import { useReceiptFiles } from './receipt-files.js';
import { useVoucherForm } from './use-voucher-form.js';
import { VoucherForm } from './voucher-form.js';

/** Income that is no dues: a grant, interest, a sale; into a purse, or taken by a member. */
export function IncomeForm({ club: place }: CashProps) {
  const { id: club, currency } = place;
  const { t } = useTranslation('cash');
  const kinds = useAccounts(club, 'income');
  const usual = kinds.find(({ code }) => code === 'other-income') ?? kinds[0];
  const [purse] = useAccounts(club, 'purse');
  const purseOrMember = usePurseOrMember(club);
  const receipts = useReceiptFiles(club);
  const form = useVoucherForm(
    { club: place },
    {
      initial: { amount: '', account: usual?.id ?? '', paidTo: purse?.id ?? '' },
      amounts: ['amount'],
      subject: ({ account, paidTo, amount }, minor) => {
        return { account, amount: minor(amount), paidTo: purseOrMember(paidTo) };
      },
      write: (body, key) => recordIncome(club, body, key),
      receipts,
    },
  );
  return (
    <VoucherForm form={form} receipts={receipts}>
      <AmountField currency={currency} given={form.field('amount')} />
      <AccountField
        club={club}
        type="income"
        currency={currency}
        label={t('record.income.account')}
        given={form.field('account')}
      />
      <PurseOrMemberField
        club={club}
        label={t('record.income.paidTo')}
        given={form.field('paidTo')}
      />
    </VoucherForm>
  );
}
