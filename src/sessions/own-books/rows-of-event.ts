import type {
  BookAdopted,
  BookAdoptionTakenBack,
  BookChanged,
  BookDrafted,
  OwnBookEvent,
} from '../../events/own-book/kinds.js';
import { settingsOf, type Books } from '../../ledger/books/books.js';
import { contentVersion } from '../../ledger/log/content-version.js';
import type { BooksSnapshot, NewEvent } from '../../ledger/log/event.js';
import { SEQ_OF_EVENT, TIME_OF_EVENT, type RowChange } from '../../ledger/projection/row-change.js';
import type { Row } from '../../ledger/projection/tables/tables.js';
import { refusal } from '../../rules/refusals/refusal.js';
import type { Day } from '../../values/day.js';
import { dayOf } from '../../values/time-zone.js';
import { step } from '../../world/step.js';
import { periodOn, periodsOf } from './periods.js';

/** The state that an event of the club's books meets: in a decision as in a replay. */
export interface FoundBooks extends Pick<
  Books,
  'clubBook' | 'clubBookVersion' | 'clubBookAdoption'
> {
  /** Where the club is. */
  readonly today: Day;
}

export function foundBooks({ club, books }: BooksSnapshot, now: Date): FoundBooks {
  const { clubBook, clubBookVersion, clubBookAdoption } = books;
  return {
    clubBook,
    clubBookVersion,
    clubBookAdoption,
    today: dayOf(now, settingsOf(club).timeZone),
  };
}

/** A book of the club. @throws Refusal `no-such-club-book` */
export function bookNow({ clubBook }: Pick<FoundBooks, 'clubBook'>, id: string): Row<'clubBook'> {
  const row = clubBook.get(id);
  if (row === undefined) throw refusal('no-such-club-book', {}, { field: 'book' });
  return row;
}

/** A version of a book. @throws Refusal `no-such-club-book` */
export function versionNow(
  { clubBookVersion }: Pick<FoundBooks, 'clubBookVersion'>,
  book: string,
  version: number,
): Row<'clubBookVersion'> {
  const row = clubBookVersion.get(`${book} ${version}`);
  if (row === undefined) throw refusal('no-such-club-book', {}, { field: 'version' });
  return row;
}

/** The same, while it is proposed. @throws Refusal `no-such-club-book`, `club-book-retired` */
function usedBook(found: FoundBooks, id: string): Row<'clubBook'> {
  const row = bookNow(found, id);
  if (row.retiredSeq !== null) throw refusal('club-book-retired', {});
  return row;
}

/** The digest of a version: of its content, not of its name, description or citations. */
export function digestOf({
  parent,
  parentVersion,
  content,
}: Pick<BookDrafted, 'parent' | 'parentVersion' | 'content'>): string {
  return contentVersion({ parent, parentVersion, content });
}

/**
 * An event of the club's books with all that it writes.
 * @throws Refusal for what cannot be with these books
 */
export function rowsOfOwnBookEvent(event: OwnBookEvent, found: FoundBooks): NewEvent {
  return step(event, { rows: rowsOf(event, found) });
}

function rowsOf(event: OwnBookEvent, found: FoundBooks): RowChange[] {
  switch (event.kind) {
    case 'book-drafted': {
      const { book: id, parent, name, description } = event;
      const begun = { versions: 1, retiredSeq: null, changedAt: TIME_OF_EVENT } as const;
      return [
        { table: 'clubBook', put: { id, parent, name, description, ...begun } },
        versionRow(event, 1, parent),
      ];
    }
    case 'book-changed':
      return changedRows(event, found);
    case 'book-adopted':
      return adoptedRows(event, found);
    case 'book-adoption-taken-back':
      return takenBackRows(event, found);
    case 'book-retired': {
      const { id } = usedBook(found, event.book);
      const change = { retiredSeq: SEQ_OF_EVENT, changedAt: TIME_OF_EVENT } as const;
      return [{ table: 'clubBook', of: { id }, change }];
    }
  }
}

function changedRows(event: BookChanged, found: FoundBooks): RowChange[] {
  const { id, parent, versions } = usedBook(found, event.book);
  const { name, description, version } = event;
  if (version !== versions + 1) throw new Error(`version ${version} follows on ${versions}`);
  const change = { name, description, versions: version, changedAt: TIME_OF_EVENT } as const;
  return [{ table: 'clubBook', of: { id }, change }, versionRow(event, version, parent)];
}

function versionRow(event: BookDrafted | BookChanged, version: number, parent: string): RowChange {
  const { book: bookId, changes, citations, content, digest, rate, parentVersion, why } = event;
  if (digest !== digestOf({ parent, parentVersion, content })) {
    throw new Error(`the digest of book ${bookId} is of another content`);
  }
  const said = { bookId, version, parentVersion, changes, citations, content, digest, rate, why };
  const drafted = { draftedSeq: SEQ_OF_EVENT, draftedAt: TIME_OF_EVENT } as const;
  return { table: 'clubBookVersion', put: { ...said, ...drafted } };
}

/** The adoptions of a book that nobody took back. */
export function adoptionsOf(
  { clubBookAdoption }: Pick<FoundBooks, 'clubBookAdoption'>,
  book: string,
): readonly Row<'clubBookAdoption'>[] {
  return [...clubBookAdoption.values()].filter(
    ({ bookId, endedSeq }) => bookId === book && endedSeq === null,
  );
}

/** The latest of them of a version. @throws Refusal `club-book-not-adopted` */
export function lastAdoption(
  found: FoundBooks,
  book: string,
  version: number,
): Row<'clubBookAdoption'> {
  const ofVersion = adoptionsOf(found, book).filter((one) => one.version === version);
  const last = ofVersion.reduce<Row<'clubBookAdoption'> | null>((best, one) => {
    return best !== null && best.adoptedSeq > one.adoptedSeq ? best : one;
  }, null);
  if (last === null) throw refusal('club-book-not-adopted', {});
  return last;
}

function adoptedRows({ book, version, from }: BookAdopted, found: FoundBooks): RowChange[] {
  const { id } = usedBook(found, book);
  versionNow(found, book, version);
  const { today } = found;
  const adoptions = adoptionsOf(found, book);
  const now = periodOn(periodsOf(adoptions, today), today);
  if (now?.version === version) throw refusal('club-book-in-force', { day: now.fromDay });
  if (from < today) throw refusal('club-book-day-past', { day: from }, { field: 'from' });
  // The version gets another day.
  const replaced = adoptions.filter((one) => one.version === version && one.fromDay > today);
  const adopted = { bookId: id, version, fromDay: from, endedSeq: null } as const;
  return [
    { table: 'clubBook', of: { id }, change: { changedAt: TIME_OF_EVENT } },
    ...replaced.map(endedRow),
    { table: 'clubBookAdoption', put: { ...adopted, adoptedSeq: SEQ_OF_EVENT } },
  ];
}

function takenBackRows(
  { book, version, from }: BookAdoptionTakenBack,
  found: FoundBooks,
): RowChange[] {
  const { id } = usedBook(found, book);
  const adoption = lastAdoption(found, book, version);
  if (adoption.fromDay !== from) throw new Error(`version ${version} is adopted from another day`);
  return [
    { table: 'clubBook', of: { id }, change: { changedAt: TIME_OF_EVENT } },
    endedRow(adoption),
  ];
}

function endedRow({ bookId, adoptedSeq }: Row<'clubBookAdoption'>): RowChange {
  return {
    table: 'clubBookAdoption',
    of: { bookId, adoptedSeq },
    change: { endedSeq: SEQ_OF_EVENT },
  };
}
