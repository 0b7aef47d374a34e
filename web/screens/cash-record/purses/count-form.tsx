import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { balanceOnQuery } from '../../../api/money/cards.js';
import { countPurse } from '../../../api/money/dues.js';
import { useDays } from '../../../parts/figures/days.js';
import { useMoney } from '../../../parts/figures/money.js';
import { ReasonField } from '../../../parts/form/fields/reason-field.js';
import { useTranslation } from '../../../words/use-translation.js';
import type { CashProps } from '../../cash/cash-props.js';
import { useHeldWords } from '../../cash/use-owed-words.js';
import { AccountField, AmountField, useAccounts } from '../money-fields.js';
import { useVoucherForm } from '../vouchers/use-voucher-form.js';
import { VoucherForm } from '../vouchers/voucher-form.js';

/**
 * The counted content of a purse beside the books as they are on the day of the count, with the reason of a
 * difference.
 */
export function CountForm({ club: place }: CashProps) {
  const { id: club, currency } = place;
  const { t } = useTranslation('cash');
  const purses = useAccounts(club, 'purse');
  const held = useHeldWords(currency);
  const days = useDays();
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
  const { data: inBooks } = useQuery({
    ...balanceOnQuery(club, texts.purse, texts.day),
    enabled: texts.purse !== '' && texts.day !== '',
  });
  const counted = amount.read(texts.counted, true);
  const difference = counted === null || inBooks === undefined ? null : counted - inBooks;
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
        {inBooks !== undefined &&
          t('record.counted.books', { day: days.date(texts.day), money: held(inBooks) })}{' '}
        {difference !== null && <Difference by={difference} currency={currency} />}
      </Text>
      {((difference !== null && difference !== 0) || why.error !== null) && (
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
