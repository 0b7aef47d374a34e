/** A row of a file, with the number of the line on which it begins. */
export interface SheetRow {
  readonly line: number;
  /** Without spaces around them. */
  readonly cells: readonly string[];
}

export const SEPARATORS = [';', '\t', ','] as const;
export type Separator = (typeof SEPARATORS)[number];

/** The rows of a file as one separator parts them; empty rows are left out. */
export interface Sheet {
  readonly separator: Separator;
  readonly rows: readonly SheetRow[];
}
