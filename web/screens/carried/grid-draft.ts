import type { ForAll } from './evenings-to-carry.js';
import type { RowChanges } from './sheet/evening-grid.js';
import type { Grid, GridColumns } from './sheet/grid-columns.js';

/** The evenings that somebody brings, and how far they are with them: it stays on this device. */
export interface GridDraft {
  /** The pasted text. */
  readonly text: string;
  readonly game: ForAll['game'];
  /** Empty where it is not known. */
  readonly book: NonNullable<ForAll['book']> | '';
  /** The table of rows that name none; empty for none. */
  readonly table: string;
  /** As it is typed; empty where it is not known. */
  readonly worth: string;
  /** Null before it is shown as evenings. */
  readonly read: {
    readonly grid: Grid;
    readonly columns: GridColumns;
    readonly changes: RowChanges;
  } | null;
  /** The days and tables about which the service asked. */
  readonly asked: readonly string[];
  /** How many evenings were added last; null for none. */
  readonly added: number | null;
}

export const EMPTY_GRID: GridDraft = {
  ...{
    text: '',
    game: 'tarok',
    book: '',
    table: '',
    worth: '',
    read: null,
    asked: [],
    added: null,
  },
};
