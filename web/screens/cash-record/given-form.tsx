import { giveMoney, type Given } from '../../api/money/cash.js';
import { useTranslation } from '../../words/use-translation.js';
import type { CashProps } from '../cash/cash-props.js';
import classes from '../cash/cash.module.css';
import {
  AmountField,
  FormFoot,
  MemberField,
  ON_VOUCHER,
  onVoucher,
  OPTIONAL_ON_VOUCHER,
  useToday,
  VoucherFields,
} from './money-fields.js';
import { useMoneyForm } from './use-money-form.js';
import { useRecording } from './use-recording.js';

/** From one member to another, in the books of the club. */
export function GivenForm({ club: { id: club, currency } }: CashProps) {
  const { t } = useTranslation('cash');
  const writing = useRecording(club, (body: Given, key) => giveMoney(club, body, key));
  const initial = { from: '', to: '', amount: '', ...ON_VOUCHER, day: useToday(club) };
  const { field, submit, amount, aboveForm } = useMoneyForm(initial, {
    currency,
    error: writing.error,
    amounts: ['amount'],
    optional: OPTIONAL_ON_VOUCHER,
  });
  return (
    <form
      noValidate
      className={classes['form']}
      onSubmit={submit((said) => {
        const { from, to } = said;
        const minor = amount.read(said.amount) ?? 0;
        writing.record({ ...onVoucher(said), from, to, amount: minor });
      })}
    >
      <div className={classes['two']}>
        <MemberField club={club} label={t('record.given.from')} given={field('from')} />
        <MemberField club={club} label={t('record.given.to')} given={field('to')} />
      </div>
      <AmountField currency={currency} given={field('amount')} />
      <VoucherFields club={club} field={field} />
      <FormFoot error={aboveForm} isPending={writing.isPending} submit={t('submit')} />
    </form>
  );
}
