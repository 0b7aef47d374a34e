import type { EveningsToCarry } from '../../api/seasons/carried.js';
import { isOfPerson, type Grid, type GridColumns } from './sheet/grid-columns.js';
import type { GridEvening } from './sheet/evening-grid.js';

/** The fields that all evenings of a grid share. */
export interface ForAll {
  readonly game: EveningsToCarry['evenings'][number]['game'];
  /** Null where it is not known. */
  readonly book: Exclude<EveningsToCarry['evenings'][number]['book'], undefined>;
  /** Minor units a point; null where it is not known. */
  readonly worth: number | null;
}

/** The request for the evenings of a grid, and the line of each of them. */
export function eveningsToCarry(
  { headings }: Grid,
  columns: GridColumns,
  evenings: readonly GridEvening[],
  all: ForAll,
): { readonly body: EveningsToCarry; readonly lines: readonly number[] } {
  const added = evenings.filter(({ isAdded }) => isAdded);
  const played = new Set(
    added.flatMap(({ cells }) =>
      cells.flatMap(({ points, column }) => (points === null ? [] : [column])),
    ),
  );
  const news = columns.flatMap((role, at) => {
    return (role === 'member' || role === 'guest') && played.has(at) ? [{ at, role }] : [];
  });
  const people = news.map(({ at, role }) => {
    return { name: (headings[at] ?? '').trim(), guest: role === 'guest' };
  });
  const whose = (column: number) => {
    const person = news.findIndex(({ at }) => at === column);
    const role = columns[column] ?? null;
    if (person >= 0) return { person };
    return { member: isOfPerson(role) ? role.slice('id:'.length) : '' };
  };
  return {
    lines: added.map(({ line }) => line),
    body: {
      people,
      evenings: added.map(({ day, table, cells, others, again, isKnown }) => ({
        ...{ day: day ?? '', game: all.game, book: all.book, worth: all.worth },
        table: table === '' ? null : table,
        results: cells.flatMap(({ column, points }) => {
          return typeof points === 'number' ? [{ ...whose(column), points }] : [];
        }),
        others: others === 0 ? null : others,
        // Somebody has ticked it: it is another one.
        again: again !== null || isKnown,
      })),
    },
  };
}
