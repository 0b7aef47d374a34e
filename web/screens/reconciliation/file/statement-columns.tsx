import { NativeSelect, Text } from '@mantine/core';
import {
  areComplete,
  COLUMN_ROLES,
  withRole,
  type ColumnRole,
  type Columns,
} from '../../../../src/money/bank/columns.js';
import type { Statement } from '../../../../src/money/bank/statement.js';
import { useTranslation } from '../../../words/use-translation.js';
import classes from '../reconciliation.module.css';

interface Props {
  readonly statement: Statement;
  readonly columns: Columns;
  /** Whether they are shown without being asked for. */
  readonly isOpen: boolean;
  readonly onChange: (columns: Columns) => void;
}

const FIRST_ROWS = 3;

/** The columns of the bank's file, each with what it holds above it and its first rows below. */
export function StatementColumns({ statement, columns, isOpen, onChange }: Props) {
  const { t } = useTranslation('reconciliation.columns');
  const choices = [
    { value: '', label: t('none') },
    ...COLUMN_ROLES.map((role) => ({ value: role, label: t(`roles.${role}`) })),
  ];
  const first = statement.rows.slice(0, FIRST_ROWS);
  return (
    <details className={classes['more']} open={isOpen}>
      <summary>{t('title')}</summary>
      {!areComplete(columns) && <Text role="alert">{t('incomplete')}</Text>}
      <div className={classes['wide']} tabIndex={0} role="group" aria-label={t('title')}>
        <table className={classes['columns']}>
          <thead>
            <tr>
              {statement.headings.map((heading, at) => (
                <th key={at} scope="col">
                  <NativeSelect
                    aria-label={t('of', { name: heading === '' ? String(at + 1) : heading })}
                    value={columns[at] ?? ''}
                    data={choices}
                    onChange={({ currentTarget: { value } }) => {
                      const role = COLUMN_ROLES.find((one): one is ColumnRole => one === value);
                      onChange(withRole(columns, at, role ?? null));
                    }}
                  />
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {first.map(({ line, cells }) => (
              <tr key={line}>
                {statement.headings.map((_, at) => (
                  <td key={at}>{cells[at]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
