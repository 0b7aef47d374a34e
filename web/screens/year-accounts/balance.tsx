import { Section } from '../../parts/page/section.js';
import { useTranslation } from '../../words/use-translation.js';
import { useAccountName } from '../cash/use-account-names.js';
import { AmountsTable, type AmountLine } from './amounts-table.js';
import type { YearProps } from './year-props.js';

/** Assets and liabilities. */
export function Balance({ accounts }: YearProps) {
  const { t } = useTranslation('cash.years');
  const nameOf = useAccountName();
  const { balance, year, lastLabel, currency } = accounts;
  const columns = [year.label, lastLabel];
  type Stood = { readonly amount: number; readonly last: number };
  const line = (name: string, { amount, last }: Stood, isSum = false): AmountLine => ({
    name,
    amounts: [amount, last],
    isSum,
  });
  const named = (one: (typeof balance.purses)[number]) => ({
    ...line(nameOf({ ...one, id: one.account }), one),
    owner: one.account,
  });
  const isAny = ({ amount, last }: Stood) => amount !== 0 || last !== 0;
  return (
    <Section title={t('balance.title')}>
      <AmountsTable
        label={t('balance.assets')}
        columns={columns}
        currency={currency}
        lines={[
          ...balance.purses.map(named),
          line(t('balance.owedByMembers'), balance.owedByMembers),
          line(t('balance.assets'), balance.assets, true),
        ]}
      />
      <AmountsTable
        label={t('balance.liabilities')}
        columns={columns}
        currency={currency}
        lines={[
          line(t('balance.owedToMembers'), balance.owedToMembers),
          ...balance.equity.map(named),
          line(t('balance.carried'), balance.carried),
          line(t('result.title'), balance.result),
          ...(isAny(balance.unsorted) ? [line(t('balance.unsorted'), balance.unsorted)] : []),
          line(t('balance.liabilities'), balance.liabilities, true),
        ]}
      />
    </Section>
  );
}
