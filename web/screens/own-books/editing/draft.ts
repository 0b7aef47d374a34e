import type { Book } from '../../../../src/rules/game.js';
import {
  houseRulesOf,
  type HouseChoices,
} from '../../../../src/rules/house-rules/house-choices.js';
import { withoutEmpty } from '../../../../src/rules/own-book/changes-like.js';
import {
  placesOf,
  type AddedFine,
  type BookChanges,
} from '../../../../src/rules/own-book/changes.js';
import { readChanges } from '../../../../src/rules/own-book/read-book.js';
import { Refusal } from '../../../../src/rules/refusals/refusal.js';
import type { PotName } from '../../../../src/rules/payment.js';

/** A fine that somebody adds, as it is typed; it has its place in the list before it has a name. */
export interface TypedFine extends Omit<AddedFine, 'price' | 'words'> {
  readonly words: string;
  /** Undefined while nothing is typed. */
  readonly price: number | undefined;
  /** The club's words in other languages, as they were imported. */
  readonly others: AddedFine['words'];
}

/** A club's book as it is being written. */
export interface BookDraft {
  /** Readings, rows of the tariff and degrees of fines, as of an evening. */
  readonly choices: HouseChoices;
  readonly foundations: Readonly<Partial<Record<PotName, number>>>;
  readonly cups: Readonly<Record<string, PotName>>;
  readonly from: Readonly<Record<string, number>>;
  readonly leftOut: readonly string[];
  readonly added: readonly TypedFine[];
  readonly notPlayed: readonly string[];
  readonly countFactor: number;
  readonly citations: Readonly<Record<string, string>>;
}

/** The draft of changes that were written before. @param language in which the club writes */
export function draftOf(
  changes: BookChanges,
  citations: BookDraft['citations'],
  language: string,
): BookDraft {
  const {
    readings = {},
    tariff = {},
    fines = {},
    foundations = {},
    cups = {},
    from = {},
  } = changes;
  const { leftOut = [], added = [], notPlayed = [], countFactor = 1 } = changes;
  const rows = Object.entries(tariff).map(([key, points]) => [`tariff/${key}/0`, points] as const);
  const degrees = Object.entries(fines).flatMap(([code, amounts]) =>
    amounts.map((points, degree) => [`fines/${code}/${degree}`, points] as const),
  );
  const amounts = Object.fromEntries([...rows, ...degrees]);
  const typed = added.map(({ words, ...fine }): TypedFine => {
    const { [language]: own, ...others } = words;
    return { ...fine, words: own ?? Object.values(words)[0] ?? '', others };
  });
  const choices = { readings, amounts };
  return {
    ...{ choices, foundations, cups, from, leftOut, notPlayed, countFactor },
    added: typed,
    citations,
  };
}

/** The changes of a draft, as they go out. A fine that is left out has no price. */
export function changesOf(book: Book, draft: BookDraft, language: string): BookChanges {
  const { choices, foundations, leftOut, added, notPlayed, countFactor } = draft;
  const house = houseRulesOf(book, choices) ?? {};
  const isKnown = ([code]: readonly [string, unknown]): boolean => !leftOut.includes(code);
  const fines = Object.entries(house.fines ?? {})
    .filter(isKnown)
    .map(([code, amounts]) => [code, typeof amounts === 'number' ? [amounts] : amounts]);
  return withoutEmpty({
    readings: house.readings ?? {},
    tariff: house.tariff ?? {},
    foundations,
    fines: Object.fromEntries(fines) as NonNullable<BookChanges['fines']>,
    cups: Object.fromEntries(Object.entries(draft.cups).filter(isKnown)),
    from: Object.fromEntries(
      Object.entries(draft.from).filter(([code, time]) => isKnown([code, time]) && time > 1),
    ),
    leftOut,
    added: added.map(({ words, others, price, ...fine }) => ({
      ...fine,
      price: price ?? Number.NaN,
      words: words.trim() === '' ? others : { ...others, [language]: words },
    })),
    notPlayed,
    ...(countFactor === 1 ? {} : { countFactor }),
  });
}

/** The citations of what is changed, as they go out. */
export function citationsOf({ citations }: BookDraft, changes: BookChanges) {
  const places = placesOf(changes);
  return Object.fromEntries(
    Object.entries(citations).filter(
      ([place, words]) => places.includes(place) && words.trim() !== '',
    ),
  );
}

/** Why changes make no book, with the field; null when they do. */
export function whyNoBook(book: Book, changes: BookChanges): Refusal | null {
  try {
    readChanges(book, changes, 'changes');
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** A short name that a club’s words for a fine make: `mobiltelefon`, and no other fine has it. */
export function codeFor(words: string, taken: readonly string[]): string {
  const first =
    words
      .toLocaleLowerCase()
      .match(/[\p{Ll}\p{N}]+/u)?.[0]
      ?.slice(0, 30) ?? 'bøde';
  let code = first;
  for (let more = 2; taken.includes(code); more++) code = `${first}-${more}`;
  return code;
}
