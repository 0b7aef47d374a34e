import type { ResultLine } from '../../api/money/years.js';
import { useMoney } from '../../parts/figures/money.js';
import { Section } from '../../parts/page/section.js';
import { useTranslation } from '../../words/use-translation.js';
import { useNotedName } from './use-noted-name.js';
import { AmountsTable, type AmountLine } from './amounts-table.js';
import type { YearProps } from './year-props.js';

/** Income and expenses beside the budget and last year; what is left of it in words. */
export function Result({ accounts }: YearProps) {
  const { t } = useTranslation('cash.years');
  const nameOf = useNotedName(accounts);
  const { result, year, lastLabel, currency } = accounts;
  const money = useMoney(currency);
  const all = [...result.income, ...result.expenses];
  const hasBudget = all.some(({ budget }) => budget !== null);
  const columns = [year.label, ...(hasBudget ? [t('budget.title')] : []), lastLabel];
  const amounts = (one: Pick<ResultLine, 'amount' | 'last' | 'budget'>) => [
    one.amount,
    ...(hasBudget ? [one.budget] : []),
    one.last,
  ];
  const group = (what: 'income' | 'expenses', total: Parameters<typeof amounts>[0]) => ({
    title: t(`result.${what}`),
    lines: [
      ...result[what].map((one): AmountLine => ({
        name: nameOf(one),
        amounts: amounts(one),
        owner: one.account,
        madeOf: [
          { owner: one.account, year: 'this' },
          ...(hasBudget ? [undefined] : []),
          { owner: one.account, year: 'last' },
        ],
      })),
      { name: t('sum'), amounts: amounts(total), isSum: true },
    ],
  });
  const { amount } = result.result;
  return (
    <Section title={t('result.title')}>
      <AmountsTable
        label={t('result.title')}
        of={t('account')}
        columns={columns}
        currency={currency}
        groups={[group('income', result.totalIncome), group('expenses', result.totalExpenses)]}
      />
      <p>
        <strong>
          {t(amount < 0 ? 'result.loss' : 'result.surplus')}: {money(Math.abs(amount))}
        </strong>
      </p>
    </Section>
  );
}
