import { checkInUse } from '../../clubs/in-use.js';
import type { BookChanged, BookDrafted, OwnBookEvent } from '../../events/own-book/kinds.js';
import type { BooksSnapshot } from '../../ledger/log/event.js';
import type { LogHead } from '../../ledger/log/chain.js';
import { contentVersion } from '../../ledger/log/content-version.js';
import type { ClubWrite } from '../../ledger/requests/club-write.js';
import type { ClubWriter } from '../../ledger/write/club-writer.js';
import type { Deciding } from '../../ledger/write/decide-requests.js';
import { StaleRead, writeWithFreshRead } from '../../ledger/write/fresh-read.js';
import { isCalendarDay } from '../../values/day.js';
import type { Database } from '../../platform/database/database.js';
import { newId } from '../../platform/chance/chance.js';
import { Problem } from '../../platform/http/problem/problem.js';
import { refusalAsProblem } from '../../platform/http/problem/refusal-as-problem.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import { deriveBook } from '../../rules/own-book/derive-book.js';
import { readBook } from '../../rules/own-book/read-book.js';
import { refusal } from '../../rules/refusals/refusal.js';
import { ruleBook } from '../../rules/rule-book.js';
import { versionOfBook } from '../rule-books/version-of-book.js';
import type { BookVersionDto, ChangeBookDto, NewBookDto } from './own-book.dto.js';
import type { ClubBookWritten } from './own-book.view.js';
import { readEveningsBy } from './evenings-by.js';
import { periodOn, periodsOf } from './periods.js';
import {
  adoptionsOf,
  bookNow,
  digestOf,
  foundBooks,
  lastAdoption,
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
  asked: ChangeBookDto,
): Promise<StoredAnswer> {
  return writeBook(writer, write, book, 201, (found) => {
    const { parent, versions, name, description } = bookNow(found, book);
    if (asked.newestKnown != null && asked.newestKnown < versions) {
      throw refusal('club-book-newer', { version: versions }, { field: 'newestKnown' });
    }
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
 * Takes the latest adoption of a version back, as long as no evening was opened by it since. The version
 * before it goes on.
 * @throws Problem `club-book-not-found`, `club-book-refused`, `club-archived`
 */
export function takeAdoptionBack(
  writer: ClubWriter,
  { pool }: Pick<Database, 'pool'>,
  write: ClubWrite,
  { book, version }: { readonly book: string; readonly version: number },
  why: string,
): Promise<StoredAnswer> {
  return writeWithFreshRead(
    writer,
    write,
    () => readEveningsBy(pool, write.clubId, book),
    ({ headSeq, evenings }) =>
      deciding(book, 200, (found, { club }) => {
        if (club.headSeq !== headSeq) throw new StaleRead();
        const { name } = bookNow(found, book);
        versionNow(found, book, version);
        const { fromDay: from, adoptedSeq } = lastAdoption(found, book, version);
        const since = evenings.filter((one) => one.version === version && one.seq > adoptedSeq);
        if (since.length > 0) {
          const others = adoptionsOf(found, book).filter((one) => one.adoptedSeq !== adoptedSeq);
          const before = periodOn(periodsOf(others, found.today), found.today)?.version ?? 0;
          throw refusal('club-book-played', { evenings: since.length, before });
        }
        const said = { book, version, name, from, why: why.trim() };
        return { event: { kind: 'book-adoption-taken-back', ...said }, version };
      }),
  );
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

/** Decides on an event of a book, and on the version that the answer names. */
type Decide = (
  found: FoundBooks,
  snapshot: BooksSnapshot,
) => { readonly event: OwnBookEvent; readonly version: number };

function writeBook(
  writer: ClubWriter,
  write: ClubWrite,
  book: string,
  status: 200 | 201,
  decide: Decide,
): Promise<StoredAnswer> {
  return writer.write({ ...write, ...deciding(book, status, decide) });
}

function deciding(book: string, status: 200 | 201, decide: Decide): Deciding {
  return {
    books: true,
    rows: { clubBook: [book], clubBookVersion: [book], clubBookAdoption: [book] },
    decide: (snapshot, now) => {
      checkInUse(snapshot.club);
      const found = foundBooks(snapshot, now);
      return refusalAsProblem(() => {
        const { event, version } = decide(found, snapshot);
        return {
          events: [rowsOfOwnBookEvent(event, found)],
          response: {
            status,
            body: ({ seq }: LogHead): ClubBookWritten => ({ event: seq, book, version }),
          },
        };
      });
    },
  };
}
