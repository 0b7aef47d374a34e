import { HOUSE_RULE } from '../rules/house-rules/house-rules.js';
import { bookName } from './book-names.js';
import { fill } from './fill.js';

/** The words around a place in a source (`payments`, `places`). */
export interface PlaceWords {
  /** With `id`, of a reading: R6. */
  readonly reading: string;
  /** With `book`. */
  readonly after: string;
  readonly house: string;
  /** With `rate`, in minor units. */
  readonly rate: string;
}

/**
 * A source as it is stored, in a reader's words: `brix-1996, Scoring 5` is ‘Brix 1996, Scoring 5’. The
 * titles of sections stay in the language of their book.
 */
export function sourceInWords(words: PlaceWords, source: string): string {
  const rate = /^rate of the session: (\S+) a point$/.exec(source)?.[1];
  if (rate !== undefined) return fill(words.rate, { rate });
  const isHouse = source.endsWith(HOUSE_RULE);
  const place = isHouse ? source.slice(0, -HOUSE_RULE.length).replace(/; $/, '') : source;
  const read = place
    .split(', ')
    .map((part) => partInWords(words, part))
    .join(', ');
  return [read, isHouse ? words.house : ''].filter((text) => text !== '').join('; ');
}

function partInWords(words: PlaceWords, part: string): string {
  const reading = /^reading (R\d+)$/.exec(part)?.[1];
  if (reading !== undefined) return fill(words.reading, { id: reading });
  const after = /^after (.+)$/.exec(part)?.[1];
  if (after !== undefined) return fill(words.after, { book: bookName(after) });
  // Two places of one book.
  return bookName(part).replaceAll(/ (?:and|with) (?=[§\d])/g, ' · ');
}
