import type { FineRule } from '../fine-record.js';
import type { TarokBook } from '../tarok/books/book.js';
import type { KoenigrufenBook } from '../koenigrufen/books/book.js';
import type { BookChanges } from './changes.js';

/** The parts of a book that a club can change, by its game. */
export interface OwnBookParts {
  /** The names of the parts. */
  readonly fields: readonly (keyof BookChanges)[];
  /** The rows of the tariff. */
  readonly rows: readonly string[];
  /** The least and the highest value of a row. */
  readonly boundsOf: (row: string) => readonly [number, number];
  readonly fines: Readonly<Partial<Record<string, FineRule>>>;
  readonly fineCodes: readonly string[];
  /** The parts that may be left out of the game. */
  readonly playable: readonly string[];
  /** Whether its fines go into cups. */
  readonly hasCups: boolean;
  /** Checks the book as a whole. Throws a Refusal `book-refused` with a field below `at`. */
  readonly check: (derived: TarokBook | KoenigrufenBook, changes: BookChanges, at: string) => void;
}
