import type { ResultLine } from '../../api/money/years.js';
import { useMoney } from '../../parts/figures/money.js';
import { Section } from '../../parts/page/section.js';
import { useTranslation } from '../../words/use-translation.js';
import { useAccountName } from '../cash/use-account-names.js';
import { AmountsTable, type AmountLine } from './amounts-table.js';
import type { YearProps } from './year-props.js';

/** Income and expenses beside last year and the budget; what is left of it in words. */
export function Result({ accounts }: YearProps) {
  const { t } = useTranslation('cash.years');
  const nameOf = useAccountName();
  const { result, year, lastLabel, currency } = accounts;
  const money = useMoney(currency);
  const all = [...result.income, ...result.expenses];
  const hasBudget = all.some(({ budget }) => budget !== null);
  const columns = [year.label, lastLabel, ...(hasBudget ? [t('budget.title')] : [])];
  const amounts = (one: Pick<ResultLine, 'amount' | 'last' | 'budget'>) => [
    one.amount,
    one.last,
    ...(hasBudget ? [one.budget] : []),
  ];
  const line = (one: ResultLine): AmountLine => ({
    name: nameOf({ ...one, id: one.account }),
    amounts: amounts(one),
    owner: one.account,
  });
  const { amount } = result.result;
  return (
    <Section title={t('result.title')}>
      <AmountsTable
        label={t('result.income')}
        columns={columns}
        currency={currency}
        lines={[
          ...result.income.map(line),
          { name: t('result.income'), amounts: amounts(result.totalIncome), isSum: true },
        ]}
      />
      <AmountsTable
        label={t('result.expenses')}
        columns={columns}
        currency={currency}
        lines={[
          ...result.expenses.map(line),
          { name: t('result.expenses'), amounts: amounts(result.totalExpenses), isSum: true },
        ]}
      />
      <p>
        <strong>
          {t(amount < 0 ? 'result.loss' : 'result.surplus', { money: money(Math.abs(amount)) })}
        </strong>
      </p>
    </Section>
  );
}
