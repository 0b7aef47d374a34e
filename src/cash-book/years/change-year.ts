import { readRolesHeld } from '../../clubs/read-roles-held.js';
import type { YearEvent } from '../../events/money/years.js';
import { booksOf, type Books } from '../../ledger/books/books.js';
import type { LogHead } from '../../ledger/log/chain.js';
import type { Snapshot } from '../../ledger/log/event.js';
import type { ClubWriter } from '../../ledger/write/club-writer.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import { labelOfYear, type YearInBooks } from '../../money/books.js';
import { refusal } from '../../money/reasons/reasons.js';
import { BOOK_KEEPERS } from '../../money/years/examined.js';
import type { Day } from '../../values/day.js';
import type { Role } from '../../people/roles.js';
import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem/problem.js';
import { checkVersion, etagOf } from '../../platform/http/write/version.js';
import type { ClubWrite } from '../../platform/http/write/write-request.js';
import { writeMoney } from '../write-money.js';
import { findYears, readWaits, yearBegun, type FoundYears } from './read-years.js';
import type { BudgetDto, ExaminationDto } from './year.dto.js';
import type { BudgetView, ChangedYear, ExaminedYear, YearWait } from './year.view.js';
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
  const event = { kind: 'year-closed', year: write.firstDay } as const;
  const check = (books: Books) => {
    if (year.lastDay < found.today) requireEarlierClosed(books, found, year);
  };
  return changeYear(writer, write, event, { waits, check });
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

/**
 * Opens a closed year again. Earlier examinations are about the year as it was then.
 *
 * @throws Problem `year-not-found`, `version-stale`, `club-archived`; `year-refused` for an open year,
 *   and while a later one is closed
 */
export function reopenYear(writer: ClubWriter, write: YearWrite, why: string) {
  const event = { kind: 'year-reopened', year: write.firstDay, why: why.trim() } as const;
  return changeYear(writer, write, event, { waits: [], check: () => {} });
}

interface Changing {
  /** The open matters of the year, for the answer. */
  readonly waits: readonly YearWait[];
  /** May throw a Refusal. */
  readonly check: (books: Books) => void;
}

function changeYear(
  writer: ClubWriter,
  write: YearWrite,
  event: YearEvent,
  { waits, check }: Changing,
): Promise<StoredAnswer> {
  const { firstDay, version: made, ...asked } = write;
  const version = made + 1;
  return writeMoney(writer, asked, {
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
  });
}

/**
 * Records what an auditor found in a closed year. They have kept no books in it, whatever they are now.
 *
 * @throws Problem `year-not-found`, `version-stale`, `club-archived`; `year-refused` for one that is open;
 *   `examination-refused` for who kept books in it, for a head that the log never had, and for one from
 *   before the year was closed
 */
export async function examineYear(
  writer: ClubWriter,
  database: Database,
  write: YearWrite,
  { ticked, remarks, head: { seq, hash } }: ExaminationDto,
): Promise<StoredAnswer> {
  const { firstDay, version, ...asked } = write;
  // The log only grows, and the year is past, so the rows read here stay as they are.
  const known = await readForExamination(database, write, seq);
  return writeMoney(writer, asked, {
    event: (snapshot) => {
      requireVersion(snapshot, firstDay, version);
      if (known !== null) requireExaminable(known, hash, seq);
      const said = remarks?.trim() ?? '';
      return { kind: 'year-examined', year: firstDay, ticked, remarks: said, head: { seq, hash } };
    },
    answer: () => ({
      status: 201,
      etag: etagOf(version),
      body: (head: LogHead): ExaminedYear => ({ event: head.seq, year: firstDay, version }),
    }),
  });
}

interface KnownOfExamination {
  readonly held: ReadonlySet<Role>;
  /** Of the event that is named as the head; null where there is none. */
  readonly hash: string | null;
  /** The event that closed the year last; null where none did. */
  readonly closed: number | null;
}

function requireExaminable({ held, hash, closed }: KnownOfExamination, seen: string, seq: number) {
  const role = BOOK_KEEPERS.find((one) => held.has(one));
  if (role !== undefined) throw new Problem('examiner-kept-books', { role });
  if (hash !== seen) throw new Problem('head-unknown', {}, { field: 'head' });
  if (closed !== null && seq < closed) {
    throw new Problem('head-before-closing', {}, { field: 'head' });
  }
}

/**
 * Reads the part of the log that an examination needs beside the books; null for a year without
 * vouchers.
 */
async function readForExamination(
  { pool }: Database,
  { clubId, firstDay, actor }: YearWrite,
  seq: number,
): Promise<KnownOfExamination | null> {
  const { rows } = await pool.query<{
    readonly from: Date;
    readonly to: Date;
    readonly hash: string | null;
    readonly closed: number | null;
  }>({
    name: 'year-to-examine',
    text: `SELECT y.first_day::timestamp AT TIME ZONE c.time_zone AS "from",
        (y.last_day::date + 1)::timestamp AT TIME ZONE c.time_zone AS "to",
        (SELECT e.hash FROM club_event e WHERE e.club_id = c.id AND e.seq = $3) AS hash,
        (SELECT max(e.seq) FROM club_event e WHERE e.club_id = c.id AND e.kind = 'year-closed'
          AND e.kind <> 'hand-recorded' AND e.payload::jsonb ->> 'year' = y.first_day) AS closed
      FROM club c JOIN fiscal_year y ON y.club_id = c.id AND y.first_day = $2 WHERE c.id = $1`,
    values: [clubId, firstDay, seq],
  });
  const [row] = rows;
  if (row === undefined) return null;
  const span = { from: row.from.toISOString(), to: row.to.toISOString() };
  const held = await readRolesHeld(pool, clubId, actor?.user ?? '', span);
  return { held, hash: row.hash, closed: row.closed };
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

/** @throws Problem `version-stale`; Refusal `no-such-year` */
function requireVersion(snapshot: Snapshot, firstDay: Day, version: number): YearInBooks {
  const year = yearNamed(booksOf(snapshot), firstDay);
  checkVersion(year.version, version, 'year-moved-on');
  return year;
}
