import type { PaperWords } from '../../words/papers.js';

/** What a sheet is written with: the words of a language, and what the players are called in a table. */
export interface Telling {
  readonly words: PaperWords;
  readonly short: (player: string) => string;
}
