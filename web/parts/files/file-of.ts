import type files from '../../words/da/files.js';

/** A paper, or a list as a table. */
export interface FileOf {
  /** The address of what is shown, below `/v1/clubs`; a file has the same with an ending. */
  readonly of: string;
  readonly formats: readonly (keyof (typeof files)['formats'])[];
  /** The filters of the screen; and its `language`, where it is not the reader's. */
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  /** The title, in a menu with several. */
  readonly title?: keyof (typeof files)['titles'];
}
