import { Text } from '@mantine/core';
import { countPurse, movePurse } from '../../api/money/dues.js';
import { useMoney } from '../../parts/figures/money.js';
import { ReasonField } from '../../parts/form/reason-field.js';
import { useTranslation } from '../../words/use-translation.js';
import type { CashProps } from '../cash/cash-props.js';
import classes from '../cash/cash.module.css';
import { useHeldWords } from '../cash/use-owed-words.js';
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

/** The counted content of a purse, with the reason of a difference. */
export function CountForm({ club: place }: CashProps) {
  const { id: club, currency } = place;
  const { t } = useTranslation('cash');
  const purses = useAccounts(club, 'purse');
  const held = useHeldWords(currency);
  const form = useVoucherForm(
    { club: place },
    {
      initial: { purse: purses[0]?.id ?? '', counted: '', why: '' },
      amounts: ['counted'],
      optional: ['why'],
      mayBeNothing: true,
      subject: (said, minor) => ({
        purse: said.purse,
        counted: minor(said.counted),
        why: said.why,
      }),
      write: (body, key) => countPurse(club, body, key),
    },
  );
  const { field, set, texts, amount } = form;
  const inBooks = purses.find(({ id }) => id === texts.purse)?.amount ?? 0;
  const counted = amount.read(texts.counted, true);
  const why = field('why');
  return (
    <VoucherForm form={form}>
      <AccountField
        club={club}
        type="purse"
        currency={currency}
        label={t('record.counted.purse')}
        given={field('purse')}
      />
      <AmountField
        label={t('record.counted.counted')}
        currency={currency}
        given={field('counted')}
      />
      <Text role="status">
        {t('record.counted.books', { money: held(inBooks) })}{' '}
        {counted !== null && <Difference by={counted - inBooks} currency={currency} />}
      </Text>
      {((counted !== null && counted !== inBooks) || why.error !== null) && (
        <ReasonField
          label={t('record.counted.why')}
          description={t('whyHint')}
          value={why.value}
          name="why"
          error={why.error}
          onChange={(text) => {
            set('why', text);
          }}
        />
      )}
    </VoucherForm>
  );
}

function Difference({ by, currency }: { readonly by: number; readonly currency: string }) {
  const { t } = useTranslation('cash');
  const money = useMoney(currency);
  if (by === 0) return t('record.counted.same');
  const words = by > 0 ? 'record.counted.more' : 'record.counted.less';
  return t(words, { money: money(Math.abs(by)) });
}
