import { movePurse } from '../../api/money/dues.js';
import { useTranslation } from '../../words/use-translation.js';
import type { CashProps } from '../cash/cash-props.js';
import classes from '../cash/cash.module.css';
import { AccountField, AmountField, useAccounts } from './money-fields.js';
import { useVoucherForm } from './use-voucher-form.js';
import { VoucherForm } from './voucher-form.js';

/** From one purse into another. */
export function BetweenPursesForm({ club }: CashProps) {
  const { t } = useTranslation('cash');
  const { id, currency } = club;
  const [one, other] = useAccounts(id, 'purse');
  const form = useVoucherForm(
    { club },
    {
      initial: { from: one?.id ?? '', to: other?.id ?? one?.id ?? '', amount: '' },
      amounts: ['amount'],
      subject: ({ from, to, amount }, minor) => ({ from, to, amount: minor(amount) }),
      write: (body, key) => movePurse(id, body, key),
    },
  );
  const purse = (name: 'from' | 'to', label: string) => (
    <AccountField
      club={id}
      type="purse"
      currency={currency}
      label={label}
      given={form.field(name)}
    />
  );
  return (
    <VoucherForm form={form}>
      <div className={classes['two']}>
        {purse('from', t('record.between-purses.from'))}
        {purse('to', t('record.between-purses.to'))}
      </div>
      <AmountField currency={currency} given={form.field('amount')} />
    </VoucherForm>
  );
}
