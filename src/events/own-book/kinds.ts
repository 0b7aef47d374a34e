import type { Book } from '../../rules/game.js';
import { BOOK_IDS } from '../../rules/rule-book.js';
import type { BookChanges, OwnBookContent } from '../../rules/own-book/changes.js';
import { news, type EventKind } from '../kind.js';
import {
  isCount,
  isDay,
  isId,
  isObject,
  isOrdinal,
  isText,
  meaning,
  oneOf,
  orNull,
} from '../payload.js';

/** A version of a club's book, as it is written down. */
interface BookWritten {
  /** The id of the club's book. */
  readonly book: string;
  readonly name: string;
  readonly description: string;
  readonly changes: BookChanges;
  readonly citations: OwnBookContent['citations'];
  /** Minor units a point that the book proposes; null for none. It is no part of the digest. */
  readonly rate: number | null;
  /** The version of the parent that it was worked into. */
  readonly parentVersion: string;
  /** The parent with the changes worked in: the book of an evening by this version. */
  readonly content: Book;
  /** The digest of parent, its version and content. */
  readonly digest: string;
  /** The reason of the change, in words; may be empty for a first draft. */
  readonly why: string;
}

/** A club's book is begun: its first version. */
export interface BookDrafted extends BookWritten {
  readonly kind: 'book-drafted';
  /** The book of the sources that it changes. */
  readonly parent: string;
}

/** A further version of a club's book. */
export interface BookChanged extends BookWritten {
  readonly kind: 'book-changed';
  /** Counted from 2. */
  readonly version: number;
}

/** A version of a club's book is in force from a day on. */
export interface BookAdopted {
  readonly kind: 'book-adopted';
  readonly book: string;
  readonly version: number;
  readonly name: string;
  /** The first day, where the club is. */
  readonly from: string;
}

/** An adoption is taken back: the version in force before it goes on. */
export interface BookAdoptionTakenBack {
  readonly kind: 'book-adoption-taken-back';
  readonly book: string;
  readonly version: number;
  readonly name: string;
  /** The day from which the version was or would have been in force. */
  readonly from: string;
  readonly why: string;
}

/** A club's book is proposed no more. */
export interface BookRetired {
  readonly kind: 'book-retired';
  readonly book: string;
  readonly name: string;
  readonly why: string;
}

export type OwnBookEvent =
  | BookDrafted
  | BookChanged
  | BookAdopted
  | BookAdoptionTakenBack
  | BookRetired;

const OF_BOOKS = {
  group: 'evenings',
  live: 'read-sessions',
  subjects: ({ book: id }: { readonly book: string }) => [id],
  changes: () => [],
} as const;

const book = meaning(isId, "The club's book.");
const name = meaning(isText, 'Its name, as it then was.');
const version = meaning(isOrdinal, 'The version, counted from 1.');

const WRITTEN = {
  book,
  name,
  description: meaning(isText, 'The words of the club about it; may be empty.'),
  changes: meaning(isObject, 'Its changes to its parent.'),
  citations: meaning(isObject, 'Place of a change → where the club decided it.'),
  rate: meaning(orNull(isCount), 'Minor units a point that it proposes; null for none.'),
  parentVersion: meaning(isText, 'The version of the parent.'),
  content: meaning(isObject, 'The parent with the changes worked in.'),
  digest: meaning(isText, 'The digest of parent, its version and content.'),
  why: meaning(isText, 'The reason of the change.'),
};

const whyOf = ({ why }: { readonly why: string }): string | null => (why === '' ? null : why);

const drafted = {
  ...OF_BOOKS,
  payload: {
    ...WRITTEN,
    parent: meaning(oneOf(BOOK_IDS), 'The book of the sources that it changes.'),
  },
  why: whyOf,
  params: ({ event: { name: called, parent } }) => ({ name: called, parent }),
} satisfies EventKind<BookDrafted, unknown>;

const changed = {
  ...OF_BOOKS,
  payload: { ...WRITTEN, version },
  why: whyOf,
  params: ({ event: { name: called, version: next } }) => ({ name: called, version: next }),
} satisfies EventKind<BookChanged, unknown>;

const adopted = {
  ...OF_BOOKS,
  payload: { book, version, name, from: meaning(isDay, 'The first day, where the club is.') },
  params: ({ event: { name: called, version: which, from } }) => {
    return { name: called, version: which, from };
  },
  newsFor: 'read-account',
  news: ({ event: { book: id, name: called, version: which, from } }) => [
    news('book-adopted', { book: { id, name: called, version: which, from } }),
  ],
} satisfies EventKind<BookAdopted, unknown>;

const takenBack = {
  ...OF_BOOKS,
  payload: {
    book,
    version,
    name,
    from: meaning(isDay, 'The day from which the version was or would have been in force.'),
    why: meaning(isText, 'Why.'),
  },
  why: whyOf,
  params: ({ event: { name: called, version: which, from } }) => {
    return { name: called, version: which, from };
  },
  newsFor: 'read-account',
  news: ({ event: { book: id, name: called, version: which, from, why } }) => [
    news('book-adoption-taken-back', { why, book: { id, name: called, version: which, from } }),
  ],
} satisfies EventKind<BookAdoptionTakenBack, unknown>;

const retired = {
  ...OF_BOOKS,
  payload: { book, name, why: meaning(isText, 'Why.') },
  why: whyOf,
  params: ({ event: { name: called } }) => ({ name: called }),
} satisfies EventKind<BookRetired, unknown>;

export const OWN_BOOK_KINDS = {
  'book-drafted': drafted,
  'book-changed': changed,
  'book-adopted': adopted,
  'book-adoption-taken-back': takenBack,
  'book-retired': retired,
} as const;

/** Whether an event is one of these. */
export function isOfOwnBooks(event: { readonly kind: string }): event is OwnBookEvent {
  return Object.hasOwn(OWN_BOOK_KINDS, event.kind);
}
