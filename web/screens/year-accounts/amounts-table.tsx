import { ToCard } from '../account-card/to-card.js';
import { useTranslation } from '../../words/use-translation.js';
import { useHeldWords } from '../cash/use-owed-words.js';
import classes from './year-accounts.module.css';

/** One line of the accounts: minor units; null where there is no amount. */
export interface AmountLine {
  readonly name: string;
  readonly amounts: readonly (number | null)[];
  readonly isSum?: boolean;
  /** The account or member whose card is behind it. */
  readonly owner?: string;
}

interface Props {
  /** The label of the table, for a screen reader. */
  readonly label: string;
  readonly columns: readonly string[];
  readonly lines: readonly AmountLine[];
  readonly currency: string;
}

/** Amounts by line, beside each other in columns. */
export function AmountsTable({ label, columns, lines, currency }: Props) {
  const { t } = useTranslation('cash.years');
  const words = useHeldWords(currency);
  return (
    <table className={classes['table']} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('account')}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, amounts, isSum = false, owner }) => (
          <tr key={name} data-sum={isSum}>
            <th scope="row">{owner === undefined ? name : <ToCard owner={owner} name={name} />}</th>
            {amounts.map((amount, at) => (
              <td key={columns[at]}>{amount === null ? '' : words(amount)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
