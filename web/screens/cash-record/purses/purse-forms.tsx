import { Text } from '@mantine/core';
import { movePurse } from '../../../api/money/dues.js';
import { usePlace } from '../../../routing/use-routing.js';
import { useTranslation } from '../../../words/use-translation.js';
import type { CashProps } from '../../cash/cash-props.js';
import classes from '../../cash/cash.module.css';
import { AccountField, AmountField, useAccounts } from '../money-fields.js';
import { NewPurse } from './new-purse.js';
import { twoPurses, withPurse, type TwoPurses } from './two-purses.js';
import { useVoucherForm } from '../vouchers/use-voucher-form.js';
import { VoucherForm } from '../vouchers/voucher-form.js';

/** Money moves between two purses; a club that has one can make the other here. */
export function BetweenPursesForm({ club }: CashProps) {
  const { t } = useTranslation('cash');
  const { search } = usePlace();
  const purses = useAccounts(club.id, 'purse').length;
  if (purses > 1 || search.has('from') || search.has('to')) return <TwoPursesForm club={club} />;
  return (
    <>
      <Text>{t('record.between-purses.lacking', { count: purses })}</Text>
      <NewPurse club={club.id} />
    </>
  );
}

/** From one purse into another one: never the same on both sides. */
function TwoPursesForm({ club }: CashProps) {
  const { t } = useTranslation('cash');
  const { id, currency } = club;
  const { search } = usePlace();
  const purses = useAccounts(id, 'purse').map((one) => one.id);
  const said = { from: search.get('from'), to: search.get('to') };
  const form = useVoucherForm(
    { club },
    {
      initial: { ...twoPurses(purses, said), amount: '' },
      amounts: ['amount'],
      subject: ({ from, to, amount }, minor) => ({ from, to, amount: minor(amount) }),
      write: (body, key) => movePurse(id, body, key),
    },
  );
  const choose = (side: keyof TwoPurses, purse: string) => {
    const { from, to } = withPurse(form.texts, side, purse);
    form.set('from', from);
    form.set('to', to);
  };
  const purse = (name: keyof TwoPurses, label: string) => (
    <AccountField
      club={id}
      type="purse"
      currency={currency}
      label={label}
      given={{
        ...form.field(name),
        onChange: ({ currentTarget }) => {
          choose(name, currentTarget.value);
        },
      }}
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
