import { ToCard } from '../account-card/to-card.js';
import { Figure, type MadeOf } from './figure.js';
import { usePlainAmount } from './use-plain-amount.js';
import classes from './year-accounts.module.css';

/** One line of the accounts: minor units; null where there is no amount. */
export interface AmountLine {
  readonly name: string;
  readonly amounts: readonly (number | null)[];
  readonly isSum?: boolean;
  /** The account or member whose card is behind it. */
  readonly owner?: string;
  /** The rows behind each of the amounts, where it is a link to them. */
  readonly madeOf?: readonly (MadeOf | undefined)[];
}

/** The amounts of this year and the year before, as the card of an account has them. */
export function ofCard(owner: string): Pick<AmountLine, 'owner' | 'madeOf'> {
  return {
    owner,
    madeOf: [
      { owner, year: 'this' },
      { owner, year: 'last' },
    ],
  };
}

/** Lines under a heading of their own; null for lines that need none. */
interface AmountGroup {
  readonly title: string | null;
  readonly lines: readonly AmountLine[];
}

interface Props {
  /** The label of the table, for a screen reader. */
  readonly label: string;
  /** The head of the names. */
  readonly of: string;
  readonly columns: readonly string[];
  readonly groups: readonly AmountGroup[];
  readonly currency: string;
}

/** Amounts by line, beside each other in columns; all groups have the same columns. */
export function AmountsTable({ label, of, columns, groups, currency }: Props) {
  const write = usePlainAmount(currency);
  const look = { width: '100%', '--columns': columns.length };
  return (
    <table
      className={classes['table']}
      aria-label={label}
      data-wide={columns.length > 1}
      style={look}
    >
      <thead>
        <tr>
          <th scope="col">{of}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ title, lines }) => (
        <tbody key={title}>
          {title !== null && (
            <tr className={classes['heading']}>
              <th scope="rowgroup" colSpan={columns.length + 1}>
                {title}
              </th>
            </tr>
          )}
          {lines.map(({ name, amounts, isSum = false, owner, madeOf = [] }) => (
            <tr key={name} data-sum={isSum}>
              <th scope="row">
                {owner === undefined ? name : <ToCard owner={owner} name={name} />}
              </th>
              {amounts.map((amount, at) => (
                <td key={columns[at]}>
                  {amount !== null && (
                    <Figure
                      of={madeOf[at]}
                      text={write(amount)}
                      label={`${name}, ${columns[at] ?? ''}: ${write(amount)}`}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
