import { FINE_CODES, FINE_STAGES, type FineRule } from '../fine-record.js';
import type { Book } from '../game.js';
import type { PotName } from '../payment.js';
import { refusal } from '../refusals/refusal.js';
import { ruleBook } from '../rule-book.js';
import { deriveBook, partsOf } from './derive-book.js';
import { placesOf, type AddedFine, type BookChanges, type OwnBookContent } from './changes.js';
import {
  below,
  readList,
  readMap,
  readName,
  readObject,
  readText,
  readWhole,
  wrongShape,
} from './read-parts.js';

const MOST_STAKE = 100_000;
const MOST_FACTOR = 100;
const MOST_TIMES = 99;
const MOST_ADDED = 50;
const MOST_WORDS = 200;
const MOST_CITATION = 200;
const CUPS: readonly PotName[] = ['king-pot', 'pagat-pot'];
/** The club's short name of a fine: small letters and figures, with hyphens between them. */
const CODE = /^[\p{Ll}\p{N}]+(-[\p{Ll}\p{N}]+)*$/u;
const LANGUAGE = /^[a-z]{2}$/;
const MOST_CODE = 40;

/**
 * Reads a club's book as somebody wrote it, and checks it as a whole.
 *
 * @returns the content with nothing in it that the format does not have
 * @throws Refusal `book-refused` or `house-rule-unknown` with the field, e.g. `changes.fines.misdeal.0`
 */
export function readBook(value: unknown): OwnBookContent {
  const { parent, changes, citations } = readObject(value, '', ['parent', 'changes', 'citations']);
  if (typeof parent !== 'string') throw wrongShape('name', 'parent');
  const book = parentOf(parent);
  const read = readChanges(book, changes ?? {}, 'changes');
  return { parent, changes: read, citations: readCitations(citations ?? {}, read) };
}

function parentOf(id: string): Book {
  try {
    return ruleBook(id);
  } catch {
    throw refusal('rule-book-unknown', { book: id.slice(0, 100) }, { field: 'parent' });
  }
}

/**
 * Reads the changes to a book, and checks the book that they make.
 *
 * @param at the place of the changes, as refusals name it
 * @throws Refusal
 */
export function readChanges(book: Book, value: unknown, at: string): BookChanges {
  const parts = partsOf(book);
  const given = readObject(value, at, parts.fields);
  const field = (name: string) => below(at, name);
  const part = <Name extends keyof BookChanges>(
    name: Name,
    read: (one: unknown, field: string) => NonNullable<BookChanges[Name]>,
  ) => (given[name] == null ? {} : { [name]: read(given[name], field(name)) });
  const leftOut = part('leftOut', (one, place) => readNames(one, parts.fineCodes, place));
  const known = parts.fineCodes.filter((code) => !leftOut.leftOut?.includes(code));
  const changes: BookChanges = {
    ...part('readings', (one, place) => readReadings(book, one, place)),
    ...part('tariff', (one, place) =>
      readMap(one, parts.rows, place, (points, spot, row) => {
        const [least, most] = parts.boundsOf(row);
        return readWhole(points, least, most, spot);
      }),
    ),
    ...part('foundations', (one, place) => readMap(one, CUPS, place, readStake)),
    ...part('fines', (one, place) =>
      readMap(one, known, place, (list, spot, code) => readDegrees(parts.fines[code], list, spot)),
    ),
    ...part('cups', (one, place) => readMap(one, known, place, readCup)),
    ...part('from', (one, place) => readMap(one, known, place, readFrom)),
    ...leftOut,
    ...part('added', (one, place) =>
      readList(
        one,
        MOST_ADDED,
        place,
        (fine, spot) => readAdded(fine, parts.hasCups, spot),
        ({ code }) => code,
      ),
    ),
    ...part('notPlayed', (one, place) => readNames(one, parts.playable, place)),
    ...part('countFactor', (one, place) => readWhole(one, 1, MOST_FACTOR, place)),
  };
  parts.check(deriveBook(book, changes), changes, at);
  return changes;
}

function readNames(value: unknown, known: readonly string[], field: string): readonly string[] {
  return readList(
    value,
    known.length,
    field,
    (one, place) => readName(one, known, place),
    (name) => name,
  );
}

function readReadings({ readings }: Book, value: unknown, field: string) {
  const ids = readings.map(({ id }) => id);
  return readMap(value, ids, field, (option, place, id) => {
    const reading = readings.find((one) => one.id === id);
    const options = (reading?.options ?? []).map((one) => one.id);
    return readName(option, options, place);
  });
}

function readStake(value: unknown, field: string): number {
  return readWhole(value, 0, MOST_STAKE, field);
}

function readFrom(value: unknown, field: string): number {
  return readWhole(value, 1, MOST_TIMES, field);
}

function readCup(value: unknown, field: string): PotName {
  return readName(value, CUPS, field);
}

/** One amount for each degree; a number alone where there is one. */
function readDegrees(rule: FineRule | undefined, value: unknown, field: string): readonly number[] {
  const degrees = rule?.choices.length ?? 0;
  const list: unknown = typeof value === 'number' && degrees === 1 ? [value] : value;
  if (!Array.isArray(list)) throw wrongShape('list', field);
  if (list.length !== degrees) {
    throw refusal('book-degrees', { degrees }, { field });
  }
  return list.map((amount: unknown, degree) => readStake(amount, below(field, degree)));
}

function readAdded(value: unknown, hasCups: boolean, field: string): AddedFine {
  const names = ['code', 'words', 'stage', 'price', 'from', ...(hasCups ? ['cup'] : [])];
  const { code, words, stage, price, from, cup } = readObject(value, field, names);
  const name = readText(code, MOST_CODE, below(field, 'code'));
  if (!CODE.test(name)) throw wrongShape('code', below(field, 'code'));
  if (FINE_CODES.some((one) => one === name)) {
    throw refusal('book-named-twice', { name }, { field: below(field, 'code') });
  }
  return {
    code: name,
    words: readWords(words ?? {}, below(field, 'words')),
    stage: readName(stage, FINE_STAGES, below(field, 'stage')),
    price: readWhole(price, 0, MOST_STAKE, below(field, 'price')),
    ...(cup != null && { cup: readCup(cup, below(field, 'cup')) }),
    ...(from != null && { from: readFrom(from, below(field, 'from')) }),
  };
}

function readWords(value: unknown, field: string): Readonly<Record<string, string>> {
  const given = Object.entries(readObject(value, field));
  if (given.length === 0) throw refusal('own-fine-without-words', {}, { field });
  return Object.fromEntries(
    given.map(([language, words]) => {
      const place = below(field, language.slice(0, MOST_CODE));
      if (!LANGUAGE.test(language)) throw wrongShape('name', place);
      return [language, readText(words, MOST_WORDS, place)];
    }),
  );
}

function readCitations(value: unknown, changes: BookChanges): Readonly<Record<string, string>> {
  const given = readObject(value, 'citations');
  return Object.fromEntries(
    Object.entries(given).map(([place, words]) => {
      const field = below('citations', place.slice(0, 100));
      if (!placesOf(changes).includes(place)) {
        throw refusal('book-citation-of-nothing', { name: place.slice(0, 100) }, { field });
      }
      return [place, readText(words, MOST_CITATION, field)];
    }),
  );
}
