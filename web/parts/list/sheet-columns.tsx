import { NativeSelect, Text } from '@mantine/core';
import type { SheetRow } from '../../../src/money/bank/sheet.js';
import classes from './sheet-columns.module.css';

interface Props<Role extends string> {
  /** One for each column; empty where it has none. */
  readonly headings: readonly string[];
  readonly rows: readonly SheetRow[];
  readonly columns: readonly (Role | null)[];
  /** The roles that a column can have, in words. */
  readonly roles: readonly { readonly value: Role; readonly label: string }[];
  readonly words: {
    readonly title: string;
    /** Of a column that is not read. */
    readonly none: string;
    readonly of: (column: string) => string;
  };
  /** A sentence about what is missing; null for nothing. */
  readonly missing: string | null;
  /** Whether they are shown without being asked for. */
  readonly isOpen: boolean;
  readonly onChange: (at: number, role: Role | null) => void;
}

const FIRST_ROWS = 3;

/** The columns of a sheet, each with what it holds above it and its first rows below. */
export function SheetColumns<Role extends string>(props: Props<Role>) {
  const { headings, rows, columns, roles, words, missing, isOpen, onChange } = props;
  const choices = [{ value: '', label: words.none }, ...roles];
  return (
    <details className={classes['more']} open={isOpen}>
      <summary>{words.title}</summary>
      {missing !== null && <Text role="alert">{missing}</Text>}
      <div className={classes['wide']} tabIndex={0} role="group" aria-label={words.title}>
        <table className={classes['columns']}>
          <thead>
            <tr>
              {headings.map((heading, at) => (
                <th key={at} scope="col">
                  <NativeSelect
                    aria-label={words.of(heading === '' ? String(at + 1) : heading)}
                    value={columns[at] ?? ''}
                    data={choices}
                    onChange={({ currentTarget: { value } }) => {
                      onChange(at, roles.find((one) => one.value === value)?.value ?? null);
                    }}
                  />
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, FIRST_ROWS).map(({ line, cells }) => (
              <tr key={line}>
                {headings.map((_, at) => (
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
