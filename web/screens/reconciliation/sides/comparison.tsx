import { useDays } from '../../../parts/figures/days.js';
import { useMoney } from '../../../parts/figures/money.js';
import { useTranslation } from '../../../words/use-translation.js';
import type { ReconcilingProps } from '../reconciling-props.js';
import classes from '../reconciliation.module.css';

/** The balance of the bank beside that of the books, and the sum of all that is between them. */
export function Comparison({ reconciling }: Pick<ReconcilingProps, 'reconciling'>) {
  const { t } = useTranslation('reconciliation.comparison');
  const days = useDays();
  const { comparison, data, draft, sides } = reconciling;
  const money = useMoney(data.currency);
  if (comparison === null) return null;
  const on = draft.until === '' ? '' : ` ${days.date(draft.until)}`;
  const { onlyAtBank, onlyInBooks } = sides;
  const rows = [
    { words: t('onlyAtBank', { count: onlyAtBank.length }), amount: comparison.onlyAtBank },
    { words: t('onlyInBooks', { count: onlyInBooks.length }), amount: comparison.onlyInBooks },
    { words: t('foundLater'), amount: comparison.foundLater, mayBeNothing: false },
    { words: t('unexplained'), amount: comparison.unexplained, mayBeNothing: false },
  ];
  return (
    <table className={classes['comparison']}>
      <caption>{t('title')}</caption>
      <tbody>
        <Row words={`${t('bank')}${on}`} amount={money(comparison.bank)} />
        <Row words={`${t('books')}${on}`} amount={money(comparison.books)} />
        <Row words={t('difference')} amount={money(comparison.difference)} isSum />
        {rows
          .filter(({ amount, mayBeNothing = true }) => amount !== 0 || mayBeNothing)
          .map(({ words, amount }) => (
            // No minus before nothing.
            <Row key={words} words={words} amount={money(amount === 0 ? 0 : amount)} isPart />
          ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly words: string;
  readonly amount: string;
  readonly isSum?: boolean;
  readonly isPart?: boolean;
}

function Row({ words, amount, isSum = false, isPart = false }: RowProps) {
  return (
    <tr data-sum={isSum} data-part={isPart}>
      <th scope="row">{words}</th>
      <td className={classes['money']}>{amount}</td>
    </tr>
  );
}
