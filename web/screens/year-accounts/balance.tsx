import { Section } from '../../parts/page/section.js';
import { useTranslation } from '../../words/use-translation.js';
import { useNotedName } from './use-noted-name.js';
import { AmountsTable, ofCard, type AmountLine } from './amounts-table.js';
import type { YearProps } from './year-props.js';

/** Assets, debts and equity. */
export function Balance({ accounts }: YearProps) {
  const { t } = useTranslation('cash.years');
  const nameOf = useNotedName(accounts);
  const { balance, year, lastLabel, currency } = accounts;
  type Stood = { readonly amount: number; readonly last: number };
  const line = (name: string, { amount, last }: Stood, isSum = false): AmountLine => ({
    name,
    amounts: [amount, last],
    isSum,
  });
  const named = (one: (typeof balance.purses)[number]) => ({
    ...line(nameOf(one), one),
    ...ofCard(one.account),
  });
  const isAny = ({ amount, last }: Stood) => amount !== 0 || last !== 0;
  return (
    <Section title={t('balance.title')}>
      <AmountsTable
        label={t('balance.title')}
        of={t('account')}
        columns={[year.label, lastLabel]}
        currency={currency}
        groups={[
          {
            title: t('balance.assets'),
            lines: [
              ...balance.purses.map(named),
              line(t('balance.owedByMembers'), balance.owedByMembers),
              line(t('sum'), balance.assets, true),
            ],
          },
          {
            title: t('balance.debts'),
            lines: [line(t('balance.owedToMembers'), balance.owedToMembers)],
          },
          {
            title: t('balance.equity'),
            lines: [
              ...balance.equity.map(named),
              line(t('balance.carried'), balance.carried),
              line(t('balance.result'), balance.result),
              ...(isAny(balance.unsorted) ? [line(t('balance.unsorted'), balance.unsorted)] : []),
              line(t('balance.totalEquity'), balance.totalEquity, true),
              line(t('balance.liabilities'), balance.liabilities, true),
            ],
          },
        ]}
      />
    </Section>
  );
}
