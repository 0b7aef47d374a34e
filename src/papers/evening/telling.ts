import type { PaperWords } from '../../words/papers.js';

/** The words of a sheet: those of a language, and the players' names in a table. */
export interface Telling {
  readonly words: PaperWords;
  readonly short: (player: string) => string;
}
