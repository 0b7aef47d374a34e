import type { HandRecord, Outcome } from '../../../rules/game.js';
import type { PaperWords } from '../../../words/papers.js';
import type { PaperColumn } from '../../paper.js';
import type { Telling } from '../telling.js';

/** How a game describes a hand in a line. */
export interface HandOnPaper<H = HandRecord, O = Outcome> {
  readonly columns: (words: PaperWords) => readonly PaperColumn[];
  /** One for each of its columns. */
  readonly cells: (record: H, outcome: O, telling: Telling) => readonly string[];
}
