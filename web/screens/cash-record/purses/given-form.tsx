import { Radio, Stack } from '@mantine/core';
import { giveMoney, type GivenAs } from '../../../api/money/cash.js';
import { useTranslation } from '../../../words/use-translation.js';
import type { CashProps } from '../../cash/cash-props.js';
import classes from '../../cash/cash.module.css';
import { GivenPreview } from './given-preview.js';
import { AmountField, MemberField } from '../money-fields.js';
import { useVoucherForm } from '../vouchers/use-voucher-form.js';
import { VoucherForm } from '../vouchers/voucher-form.js';

const HAPPENED = ['paid', 'taken-over', 'given'] as const satisfies readonly GivenAs[];

/** Something between two members, with both balances before and after. */
export function GivenForm({ club }: CashProps) {
  const { t } = useTranslation('cash-given');
  const form = useVoucherForm(
    { club },
    {
      initial: {
        as: 'paid',
        from: '',
        to: '',
        amount: '',
      },
      amounts: ['amount'],
      subject: ({ as, from, to, amount }, minor) => {
        return { as: happened(as), from, to, amount: minor(amount) };
      },
      write: (body, key) => giveMoney(club.id, body, key),
    },
  );
  const { field, set, texts, amount } = form;
  const as = happened(texts.as);
  return (
    <VoucherForm form={form}>
      <Radio.Group
        label={t('what')}
        value={texts.as}
        error={field('as').error}
        onChange={(chosen) => {
          set('as', chosen);
        }}
      >
        <Stack gap="xs" mt="xs">
          {HAPPENED.map((one) => (
            <Radio key={one} value={one} size="md" label={t(`as.${one}.do`)} />
          ))}
        </Stack>
      </Radio.Group>
      <div className={classes['two']}>
        <MemberField club={club.id} label={t(`as.${as}.from`)} given={field('from')} />
        <MemberField club={club.id} label={t(`as.${as}.to`)} given={field('to')} />
      </div>
      <AmountField currency={club.currency} given={field('amount')} />
      <GivenPreview
        club={club.id}
        given={{ as, from: texts.from, to: texts.to, amount: amount.read(texts.amount) }}
      />
    </VoucherForm>
  );
}

function happened(text: string): GivenAs {
  return HAPPENED.find((one) => one === text) ?? 'paid';
}
