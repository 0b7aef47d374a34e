import { checkInUse } from '../../clubs/in-use.js';
import type { BookChanged, BookDrafted, OwnBookEvent } from '../../events/own-book/kinds.js';
import type { LogHead } from '../../ledger/log/chain.js';
import { contentVersion } from '../../ledger/log/content-version.js';
import type { ClubWrite } from '../../ledger/requests/club-write.js';
import type { ClubWriter } from '../../ledger/write/club-writer.js';
import { isCalendarDay } from '../../values/day.js';
import { newId } from '../../platform/chance/chance.js';
import { Problem } from '../../platform/http/problem/problem.js';
import { refusalAsProblem } from '../../platform/http/problem/refusal-as-problem.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import { deriveBook } from '../../rules/own-book/derive-book.js';
import { readBook } from '../../rules/own-book/read-book.js';
import { refusal } from '../../rules/refusals/refusal.js';
import { ruleBook } from '../../rules/rule-book.js';
import { versionOfBook } from '../rule-books/version-of-book.js';
import type { BookVersionDto, NewBookDto } from './own-book.dto.js';
import type { ClubBookWritten } from './own-book.view.js';
import {
  bookNow,
  digestOf,
  foundBooks,
  rowsOfOwnBookEvent,
  versionNow,
  type FoundBooks,
} from './rows-of-event.js';

/**
 * Begins a book of the club.
 * @throws Problem `book-refused`, `house-rule-unknown` with the field; `club-archived`
 */
export function draftBook(
  writer: ClubWriter,
  write: ClubWrite,
  asked: NewBookDto,
): Promise<StoredAnswer> {
  const { parent } = asked;
  const book = newId();
  return writeBook(writer, write, book, 201, () => {
    const event: BookDrafted = { kind: 'book-drafted', parent, ...written(book, parent, asked) };
    return { event, version: 1 };
  });
}

/**
 * Writes a further version of a book.
 * @throws Problem `club-book-not-found`, `club-book-refused`; what `draftBook` throws
 */
export function changeBook(
  writer: ClubWriter,
  write: ClubWrite,
  book: string,
  asked: BookVersionDto,
): Promise<StoredAnswer> {
  return writeBook(writer, write, book, 201, (found) => {
    const { parent, versions, name, description } = bookNow(found, book);
    const next = written(book, parent, asked);
    const last = versionNow(found, book, versions);
    const isSame =
      last.digest === next.digest &&
      last.rate === next.rate &&
      name === next.name &&
      description === next.description &&
      contentVersion(last.citations) === contentVersion(next.citations);
    if (isSame) throw refusal('club-book-unchanged', {}, { field: 'changes' });
    const version = versions + 1;
    const event: BookChanged = { kind: 'book-changed', version, ...next };
    return { event, version };
  });
}

function written(book: string, parent: string, asked: BookVersionDto) {
  const { name, description, rate = null, why } = asked;
  const { changes, citations } = readBook({
    parent,
    changes: asked.changes,
    citations: asked.citations ?? {},
  });
  const printed = ruleBook(parent);
  const content = deriveBook(printed, changes);
  const parentVersion = versionOfBook(printed);
  const digest = digestOf({ parent, parentVersion, content });
  const said = { book, name: name.trim(), description: description?.trim() ?? '' };
  return {
    ...said,
    changes,
    citations,
    rate,
    parentVersion,
    content,
    digest,
    why: why?.trim() ?? '',
  };
}

/**
 * Puts a version in force from a day on.
 * @throws Problem `club-book-not-found`, `club-book-refused`, `day-refused`, `club-archived`
 */
export function adoptBook(
  writer: ClubWriter,
  write: ClubWrite,
  { book, version }: { readonly book: string; readonly version: number },
  from: string,
): Promise<StoredAnswer> {
  if (!isCalendarDay(from)) throw new Problem('no-such-day', {}, { field: 'from' });
  return writeBook(writer, write, book, 200, (found) => {
    const { name } = bookNow(found, book);
    return { event: { kind: 'book-adopted', book, version, name, from }, version };
  });
}

/**
 * Retires a book: no evening is proposed it any more.
 * @throws Problem `club-book-not-found`, `club-book-refused`, `club-archived`
 */
export function retireBook(
  writer: ClubWriter,
  write: ClubWrite,
  book: string,
  why: string,
): Promise<StoredAnswer> {
  return writeBook(writer, write, book, 200, (found) => {
    const { name, versions } = bookNow(found, book);
    return { event: { kind: 'book-retired', book, name, why: why.trim() }, version: versions };
  });
}

function writeBook(
  writer: ClubWriter,
  write: ClubWrite,
  book: string,
  status: 200 | 201,
  decide: (found: FoundBooks) => { readonly event: OwnBookEvent; readonly version: number },
): Promise<StoredAnswer> {
  return writer.write({
    ...write,
    books: true,
    rows: { clubBook: [book], clubBookVersion: [book] },
    decide: (snapshot, now) => {
      checkInUse(snapshot.club);
      const found = foundBooks(snapshot, now);
      return refusalAsProblem(() => {
        const { event, version } = decide(found);
        return {
          events: [rowsOfOwnBookEvent(event, found)],
          response: {
            status,
            body: ({ seq }: LogHead): ClubBookWritten => ({ event: seq, book, version }),
          },
        };
      });
    },
  });
}
