import { giveMoney } from '../../api/money/cash.js';
import { useTranslation } from '../../words/use-translation.js';
import type { CashProps } from '../cash/cash-props.js';
import classes from '../cash/cash.module.css';
import { AmountField, MemberField } from './money-fields.js';
import { useVoucherForm } from './use-voucher-form.js';
import { VoucherForm } from './voucher-form.js';

/** From one member to another, in the books of the club. */
export function GivenForm({ club }: CashProps) {
  const { t } = useTranslation('cash');
  const form = useVoucherForm(
    { club },
    {
      initial: { from: '', to: '', amount: '' },
      amounts: ['amount'],
      subject: ({ from, to, amount }, minor) => ({ from, to, amount: minor(amount) }),
      write: (body, key) => giveMoney(club.id, body, key),
    },
  );
  return (
    <VoucherForm form={form}>
      <div className={classes['two']}>
        <MemberField club={club.id} label={t('record.given.from')} given={form.field('from')} />
        <MemberField club={club.id} label={t('record.given.to')} given={form.field('to')} />
      </div>
      <AmountField currency={club.currency} given={form.field('amount')} />
    </VoucherForm>
  );
}
