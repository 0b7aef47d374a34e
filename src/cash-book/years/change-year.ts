import { readExaminations } from '../../clubs/read-examinations.js';
import { holdsNow } from '../../events/money/examinations.js';
import type { YearEvent } from '../../events/money/years.js';
import { booksOf, type Books } from '../../ledger/books/books.js';
import type { BooksSnapshot } from '../../ledger/log/event.js';
import type { ClubWriter } from '../../ledger/write/club-writer.js';
import { StaleRead, writeWithFreshRead } from '../../ledger/write/fresh-read.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import { labelOfYear, type YearInBooks } from '../../money/books.js';
import { refusal } from '../../money/reasons/reasons.js';
import type { Day } from '../../values/day.js';
import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem/problem.js';
import { checkVersion, etagOf } from '../../platform/http/write/version.js';
import type { ClubWrite } from '../../ledger/requests/club-write.js';
import { decideMoney, writeMoney, type MoneyWrite } from '../write-money.js';
import { findYears, readWaits, yearBegun, type FoundYears } from './read-years.js';
import type { AccountsNotesDto, BudgetDto } from './year.dto.js';
import type { AccountsNotesView, BudgetView, ChangedYear, YearWait } from './year.view.js';
import { inBooks, yearNamed } from './year-rows.js';

/** A write to a fiscal year: the version that it was made for is named. */
export interface YearWrite extends ClubWrite {
  readonly firstDay: Day;
  readonly version: number;
}

/**
 * Closes a fiscal year. Open matters in it do not keep it open, but are listed.
 *
 * @throws Problem `year-not-found`, `version-stale`, `club-archived`; `year-closed`; `year-refused` for
 *   a running year, and while an earlier one is open
 */
export async function closeYear(
  writer: ClubWriter,
  database: Database,
  write: YearWrite,
): Promise<StoredAnswer> {
  const found = await findYears(database, write.clubId);
  const year = yearBegun(found, write.firstDay);
  const waits = (await readWaits(database, write.clubId, [year])).get(year.firstDay) ?? [];
  const { firstDay, version, ...asked } = write;
  const event = { kind: 'year-closed', year: firstDay } as const;
  const check = (books: Books) => {
    if (year.lastDay < found.today) requireEarlierClosed(books, found, year);
  };
  return writeMoney(writer, asked, changed(firstDay, version, event, { waits, check }));
}

/**
 * Whether all earlier years are closed, beside those whose vouchers cancel out: these are as they were
 * read as long as no voucher was added to them.
 *
 * @throws Refusal `earlier-year-is-open`
 */
function requireEarlierClosed(books: Books, { years, cancelled }: FoundYears, year: YearInBooks) {
  const earlier = inBooks(books).find(({ firstDay, status, vouchers }) => {
    const isCancelled = cancelled.has(firstDay) && years.get(firstDay)?.vouchers === vouchers;
    return firstDay < year.firstDay && status === 'open' && !isCancelled;
  });
  if (earlier === undefined) return;
  throw refusal('earlier-year-is-open', { year: labelOfYear(earlier) });
}

/** Why a year is opened again, and who asks for it. */
interface Reopening {
  readonly why: string;
  /** Only an owner opens a year that an auditor has signed. */
  readonly isOwner: boolean;
}

/**
 * Opens a closed year again. Earlier examinations are about the year as it was then.
 *
 * @throws Problem `year-not-found`, `version-stale`, `club-archived`; `year-refused` for an open year,
 *   while a later one is closed, and for an examined one where an owner does not ask
 */
export function reopenYear(
  writer: ClubWriter,
  { pool }: Pick<Database, 'pool'>,
  write: YearWrite,
  { why, isOwner }: Reopening,
): Promise<StoredAnswer> {
  const { firstDay, version, ...asked } = write;
  const event = { kind: 'year-reopened', year: firstDay, why: why.trim() } as const;
  const reopened = changed(firstDay, version, event, { waits: [], check: () => {} });
  return writeWithFreshRead(
    writer,
    asked,
    () => readExaminations(pool, write.clubId),
    ({ headSeq, examinations }) => ({
      books: true,
      decide(snapshot, now) {
        if (headSeq !== snapshot.club.headSeq) throw new StaleRead();
        return decideMoney(snapshot, now, {
          ...reopened,
          event(current) {
            const happened = reopened.event(current);
            const isSigned = examinations.some((one) => one.year === firstDay && holdsNow(one));
            if (isSigned && !isOwner) throw new Problem('owner-opens-examined', {});
            return happened;
          },
        });
      },
    }),
  );
}

interface Changing {
  /** The open matters of the year, for the answer. */
  readonly waits: readonly YearWait[];
  /** May throw a Refusal. */
  readonly check: (books: Books) => void;
}

function changed(
  firstDay: Day,
  made: number,
  event: YearEvent,
  { waits, check }: Changing,
): MoneyWrite {
  const version = made + 1;
  return {
    event: (snapshot) => {
      requireVersion(snapshot, firstDay, made);
      check(booksOf(snapshot));
      return event;
    },
    answer: (_written, snapshot) => {
      const year = yearNamed(booksOf(snapshot), firstDay);
      const status = event.kind === 'year-closed' ? 'closed' : 'open';
      const { lastDay, vouchers } = year;
      const label = labelOfYear(year);
      return {
        status: 200,
        etag: etagOf(version),
        body: (): ChangedYear => {
          return { firstDay, lastDay, label, vouchers, status, version, waits };
        },
      };
    },
  };
}

/**
 * Says what is expected of a year: all of it. An account that is left out has no budget any more.
 *
 * @throws Problem `year-not-found`, `year-closed`, `account-not-found`, `account-refused`,
 *   `validation-failed`, `club-archived`
 */
export function setBudget(
  writer: ClubWriter,
  write: ClubWrite,
  year: Day,
  { lines: asked }: BudgetDto,
): Promise<StoredAnswer> {
  const lines = asked.map(({ account, amount }) => ({ account: account.toLowerCase(), amount }));
  return writeMoney(writer, write, {
    event: () => ({ kind: 'budget-set', year, lines }),
    answer: () => ({ status: 200, body: (): BudgetView => ({ year, lines }) }),
  });
}

/**
 * Writes the notes to the accounts of a year that is open: all of them, in their order.
 *
 * @throws Problem `year-not-found`, `year-closed`, `account-not-found`, `club-archived`
 */
export function setNotes(
  writer: ClubWriter,
  write: ClubWrite,
  year: Day,
  { notes: asked }: AccountsNotesDto,
): Promise<StoredAnswer> {
  const notes = asked.map(({ account, text }) => {
    return { account: account?.toLowerCase() ?? null, text: text.trim() };
  });
  return writeMoney(writer, write, {
    event: () => ({ kind: 'accounts-noted', year, notes }),
    answer: () => ({ status: 200, body: (): AccountsNotesView => ({ year, notes }) }),
  });
}

/** @throws Problem `version-stale`; Refusal `no-such-year` */
export function requireVersion(
  snapshot: BooksSnapshot,
  firstDay: Day,
  version: number,
): YearInBooks {
  const year = yearNamed(booksOf(snapshot), firstDay);
  checkVersion(year.version, version, 'year-moved-on');
  return year;
}
