import type { Prisma } from '../../generated/prisma/client.js';

/** The name of a column in the database: `recordedAt` is `recorded_at` there. */
export function sqlName(column: string): string {
  return column.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
}

/** Columns in a SELECT, by their names here. @param of the name of their table in the statement */
export function columnsSql(of: string, columns: readonly string[]): string {
  return columns
    .map((column) => {
      const name = sqlName(column);
      return name === column ? `${of}.${name}` : `${of}.${name} AS "${column}"`;
    })
    .join(', ');
}

type ColumnOf<M extends Prisma.ModelName> = keyof Prisma.TypeMap['model'][M]['payload']['scalars'] &
  string;

/**
 * Some columns of a table in a SELECT, by their names here: schema.prisma has them, so that another name
 * does not compile.
 *
 * @param _model the model of the table
 * @param of the name of the table in the statement
 */
export function selectColumns<M extends Prisma.ModelName>(
  _model: M,
  of: string,
  ...columns: readonly ColumnOf<M>[]
): string {
  return columnsSql(of, columns);
}
