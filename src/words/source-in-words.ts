import { HOUSE_RULE, OWN_BOOK } from '../rules/house-rules/house-rules.js';
import { bookName } from './book-names.js';
import { fill } from './fill.js';

/** The words around a place in a source (`payments`, `places`). */
export interface PlaceWords {
  /** With `id`, of a reading: R6. */
  readonly reading: string;
  /** With `book`. */
  readonly after: string;
  readonly house: string;
  /** Of the club's own book. */
  readonly own: string;
  /** With `rate`, in minor units. */
  readonly rate: string;
  readonly sections: Readonly<Record<keyof typeof SECTIONS, string>>;
}

/** Sections of the Königrufen book, which the club described itself, and factors of its payments. */
const SECTIONS = {
  bids: 'Budtabell',
  figures: 'Figurer',
  outcome: 'Vinst och förlust',
  loss: 'förlust',
  'forehand-loss': 'förlust i förhand',
  kings: 'Fyra kungar',
  'king-ultimo': 'Kung ultimo',
  silent: 'tyst',
  declared: 'dekl.',
  'silent-valat': 'silent valat',
  'declared-valat': 'declared valat',
  lost: 'lost',
  'above-valat': 'worth more than the valat',
  grossgrammeln: 'Großgrammeln',
  mayor: 'mayor',
  virgin: 'virgin',
  forehand: 'forehand',
} as const;

const SECTION_IDS = new Map(
  Object.entries(SECTIONS).map(([id, name]) => [name as string, id as keyof typeof SECTIONS]),
);

/**
 * A source as it is stored, in a reader's words: `brix-1996, Scoring 5` is ‘Brix 1996, Scoring 5’. The
 * titles of sections stay in the language of their book, except those of Königrufen.
 */
export function sourceInWords(words: PlaceWords, source: string): string {
  const rate = /^rate of the session: (\S+) a point$/.exec(source)?.[1];
  if (rate !== undefined) return fill(words.rate, { rate });
  // The source that brix-1996 has for its reading of who leaves: the same reading as in the other books.
  return source
    .replace('house rules, R7', 'reading R7')
    .split(/(, |; |: | ×\d+)/)
    .map((part) => partInWords(words, part))
    .join('');
}

function partInWords(words: PlaceWords, part: string): string {
  if (part === HOUSE_RULE) return words.house;
  if (part === OWN_BOOK) return words.own;
  const section = SECTION_IDS.get(part);
  if (section !== undefined) return words.sections[section];
  const reading = /^reading (R\d+)$/.exec(part)?.[1];
  if (reading !== undefined) return fill(words.reading, { id: reading });
  const after = /^after (.+)$/.exec(part)?.[1];
  if (after !== undefined) return fill(words.after, { book: bookName(after) });
  // Two places of one book.
  return bookName(part).replaceAll(/ (?:and|with) (?=[§\d])/g, ' · ');
}
