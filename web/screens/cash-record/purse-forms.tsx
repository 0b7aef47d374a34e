import { Text } from '@mantine/core';
import { countPurse, movePurse, type NewCount, type NewMove } from '../../api/money/dues.js';
import { useMoney } from '../../parts/figures/money.js';
import { ReasonField } from '../../parts/form/reason-field.js';
import { useTranslation } from '../../words/use-translation.js';
import type { CashProps } from '../cash/cash-props.js';
import classes from '../cash/cash.module.css';
import { useHeldWords } from '../cash/use-owed-words.js';
import {
  AccountField,
  AmountField,
  FormFoot,
  ON_VOUCHER,
  onVoucher,
  OPTIONAL_ON_VOUCHER,
  useAccounts,
  useToday,
  VoucherFields,
} from './money-fields.js';
import { useMoneyForm } from './use-money-form.js';
import { useRecording } from './use-recording.js';

/** From one purse into another. */
export function BetweenPursesForm({ club: { id: club, currency } }: CashProps) {
  const { t } = useTranslation('cash');
  const [one, other] = useAccounts(club, 'purse');
  const writing = useRecording(club, (body: NewMove, key) => movePurse(club, body, key));
  const initial = {
    from: one?.id ?? '',
    to: other?.id ?? one?.id ?? '',
    amount: '',
    ...ON_VOUCHER,
    day: useToday(club),
  };
  const { field, submit, amount, aboveForm } = useMoneyForm(initial, {
    currency,
    error: writing.error,
    amounts: ['amount'],
    optional: OPTIONAL_ON_VOUCHER,
  });
  const purse = (name: 'from' | 'to', label: string) => (
    <AccountField club={club} type="purse" currency={currency} label={label} given={field(name)} />
  );
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
        {purse('from', t('record.between-purses.from'))}
        {purse('to', t('record.between-purses.to'))}
      </div>
      <AmountField currency={currency} given={field('amount')} />
      <VoucherFields club={club} field={field} />
      <FormFoot error={aboveForm} isPending={writing.isPending} submit={t('submit')} />
    </form>
  );
}

/** The counted content of a purse, with the reason of a difference. */
export function CountForm({ club: { id: club, currency } }: CashProps) {
  const { t } = useTranslation('cash');
  const purses = useAccounts(club, 'purse');
  const held = useHeldWords(currency);
  const writing = useRecording(club, (body: NewCount, key) => countPurse(club, body, key));
  const initial = {
    purse: purses[0]?.id ?? '',
    counted: '',
    why: '',
    ...ON_VOUCHER,
    day: useToday(club),
  };
  const { field, submit, set, texts, amount, aboveForm } = useMoneyForm(initial, {
    currency,
    error: writing.error,
    optional: [...OPTIONAL_ON_VOUCHER, 'why'],
    amounts: ['counted'],
    mayBeNothing: true,
  });
  const inBooks = purses.find(({ id }) => id === texts.purse)?.amount ?? 0;
  const counted = amount.read(texts.counted, true);
  const why = field('why');
  return (
    <form
      noValidate
      className={classes['form']}
      onSubmit={submit((said) => {
        const { purse } = said;
        const found = amount.read(said.counted, true) ?? 0;
        writing.record({ ...onVoucher(said), purse, counted: found, why: said.why });
      })}
    >
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
      {counted !== null && counted !== inBooks && (
        <ReasonField
          label={t('record.counted.why')}
          description={t('whyHint')}
          value={why.value}
          error={typeof why.error === 'string' ? why.error : null}
          onChange={(text) => {
            set('why', text);
          }}
        />
      )}
      <VoucherFields club={club} field={field} />
      <FormFoot error={aboveForm} isPending={writing.isPending} submit={t('submit')} />
    </form>
  );
}

function Difference({ by, currency }: { readonly by: number; readonly currency: string }) {
  const { t } = useTranslation('cash');
  const money = useMoney(currency);
  if (by === 0) return t('record.counted.same');
  const words = by > 0 ? 'record.counted.more' : 'record.counted.less';
  return t(words, { money: money(Math.abs(by)) });
}
