import type { OwnBookContent } from './changes.js';
import { readBook } from './read-book.js';
import { below, readName, readObject, readText, readWhole, wrongShape } from './read-parts.js';

/** A club's book as a file: its name and its content. */
export interface BookFile extends OwnBookContent {
  readonly format: typeof BOOK_FORMAT;
  readonly name: string;
  readonly description: string;
  /** Minor units of money a point that are proposed with it; null for none. */
  readonly rate: number | null;
}

/** The format that a file of a book names; docs/own-book.schema.json describes it. */
export const BOOK_FORMAT = 'kopperne-book/1';

const MOST_NAME = 80;
const MOST_DESCRIPTION = 1000;
const MOST_RATE = 1_000_000;

/**
 * Reads a club's book from a file.
 *
 * @param value the content of the file, of which nothing is known
 * @throws Refusal `book-refused` or `house-rule-unknown` with the field, e.g. `changes.fines.misdeal.0`
 */
export function readBookFile(value: unknown): BookFile {
  const known = ['format', 'name', 'description', 'rate', 'parent', 'changes', 'citations'];
  const { format, name, description, rate, parent, changes, citations } = readObject(
    value,
    '',
    known,
  );
  readName(format, [BOOK_FORMAT], 'format');
  const said = readText(name, MOST_NAME, 'name');
  const about = description ?? '';
  if (typeof about !== 'string' || about.length > MOST_DESCRIPTION) {
    throw wrongShape('text', below('', 'description'));
  }
  const worth = rate == null ? null : readWhole(rate, 0, MOST_RATE, 'rate');
  const content = readBook({
    parent,
    ...(changes !== undefined && { changes }),
    ...(citations !== undefined && { citations }),
  });
  return { format: BOOK_FORMAT, name: said, description: about.trim(), rate: worth, ...content };
}
