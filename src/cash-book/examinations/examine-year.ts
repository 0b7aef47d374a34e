import { readExaminations } from '../../clubs/read-examinations.js';
import { whyNotExaminer } from '../../clubs/read-roles-held.js';
import { holdsNow } from '../../events/money/examinations.js';
import { hasNotEnded, isOpen, type Remark } from '../../events/money/remarks.js';
import type { YearExamined } from '../../events/money/years.js';
import { booksOf } from '../../ledger/books/books.js';
import type { LogHead } from '../../ledger/log/chain.js';
import type { BooksSnapshot } from '../../ledger/log/event.js';
import type { ClubWriter } from '../../ledger/write/club-writer.js';
import { StaleRead, writeWithFreshRead } from '../../ledger/write/fresh-read.js';
import type { BooksKept } from '../../money/years/examined.js';
import { doubtsAtSigning, type BooksAtSigning } from '../../money/years/books-at-signing.js';
import { MONEY_REASONS, refusal } from '../../money/reasons/reasons.js';
import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem/problem.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import { etagOf } from '../../platform/http/write/version.js';
import type { ClubWrite } from '../../ledger/requests/club-write.js';
import { Refusal } from '../../rules/refusals/refusal.js';
import type { Day } from '../../values/day.js';
import { accountName } from '../../words/languages.js';
import { decideMoney, writeMoney } from '../write-money.js';
import { requireVersion, type YearWrite } from '../years/change-year.js';
import { requireClosed } from '../years/year-rows.js';
import type { ExaminationDto } from './examination.dto.js';
import type { ChangedExamination, ExaminedYear, NamedAccount } from './examination.view.js';
import { isTheirs, keepingOfYear } from './of-year.js';
import { readBooksAtSigning } from './read-books-at-signing.js';

/**
 * Records what an auditor found in a closed year. They have kept no books in it, whatever they are now.
 *
 * @throws Problem `year-not-found`, `version-stale`, `club-archived`; `year-refused` for one that is open;
 *   `examination-refused` for who kept books in it, for a head that the log never had or from before
 *   the year was closed, with nothing looked at, for a conclusion short of approval that says no reservation, and for an
 *   approval that says one;
 *   `voucher-not-found` for a voucher of another year; `confirmation-needed` for what the books contradict
 */
export async function examineYear(
  writer: ClubWriter,
  database: Database,
  write: YearWrite,
  asked: ExaminationDto,
): Promise<StoredAnswer> {
  const { firstDay, version, ...request } = write;
  const { seq, hash } = asked.head;
  // The log only grows, and the year is past, so the rows read here stay as they are.
  const vouchers = [...(asked.looked ?? [])].sort((one, other) => one - other);
  const known = await readForExamination(database, write, seq, vouchers);
  return writeMoney(writer, request, {
    event: (snapshot) => {
      requireVersion(snapshot, firstDay, version);
      if (known === null) return examined(firstDay, asked, vouchers);
      requireExaminable(known, hash, seq);
      requireClosed(booksOf(snapshot), firstDay);
      requireOfYear(known, vouchers);
      requireFound(known, asked);
      requireNoDoubt(known, asked, snapshot);
      return examined(firstDay, asked, vouchers);
    },
    answer: () => ({
      status: 201,
      etag: etagOf(version),
      body: (head: LogHead): ExaminedYear => ({ event: head.seq, year: firstDay, version }),
    }),
  });
}

function examined(
  year: Day,
  { conclusion, reservation, ticked, head: { seq, hash } }: ExaminationDto,
  vouchers: readonly number[],
): YearExamined {
  return {
    kind: 'year-examined',
    year,
    ticked,
    remarks: '',
    looked: vouchers.map((voucher) => ({ voucher, remark: '' })),
    conclusion,
    ...(reservation == null ? {} : { reservation: reservation.trim() }),
    head: { seq, hash },
  };
}

interface KnownOfExamination {
  /** How the author kept books in the year, where others did not; else null. */
  readonly kept: BooksKept | null;
  /** Those of the vouchers that are of the year. */
  readonly vouchers: readonly number[];
  /** Of the event that is named as the head; null where there is none. */
  readonly hash: string | null;
  /** The event that closed the year last; null where none did. */
  readonly closed: number | null;
  readonly remarks: readonly Remark[];
  readonly books: BooksAtSigning<NamedAccount>;
}

function requireExaminable(
  { kept: role, hash, closed }: KnownOfExamination,
  seen: string,
  seq: number,
): void {
  if (role !== null) throw new Problem('examiner-kept-books', { role });
  if (hash !== seen) throw new Problem('head-unknown', {}, { field: 'head' });
  if (closed !== null && seq < closed) {
    throw new Problem('head-before-closing', {}, { field: 'head' });
  }
}

function requireOfYear({ vouchers }: KnownOfExamination, looked: readonly number[]): void {
  const ofYear = new Set(vouchers);
  if (looked.every((voucher) => ofYear.has(voucher))) return;
  throw refusal('no-such-voucher', {}, { field: 'looked' });
}

/** Whether it says enough to be signed, and nothing against its conclusion. */
function requireFound({ remarks }: KnownOfExamination, asked: ExaminationDto): void {
  if (asked.ticked.length === 0) throw new Problem('nothing-looked-at', {}, { field: 'ticked' });
  const { conclusion, reservation = null } = asked;
  const at = { field: 'reservation' };
  if (conclusion === 'approved') {
    if (reservation !== null) throw new Problem('reservation-of-approval', {}, at);
  } else if (reservation === null && !remarks.some(hasNotEnded)) {
    throw new Problem('reservation-is-missing', {}, at);
  }
}

/** A program that asks nobody leaves `despite` out. */
function requireNoDoubt(
  { books, remarks }: KnownOfExamination,
  { ticked, conclusion, looked, despite }: ExaminationDto,
  { club: { language } }: BooksSnapshot,
): void {
  if (despite == null) return;
  const open = remarks.filter(isOpen).map(({ number }) => number);
  const signed = { ticked, conclusion, looked: looked?.length ?? 0, open };
  const doubts = doubtsAtSigning(books, signed, (purse) => accountName(language, purse));
  const doubt = doubts.find(({ reason }) => !despite.includes(reason));
  if (doubt === undefined) return;
  const { reason, params, at } = doubt;
  const field = at === 'looked' || at === 'conclusion' ? at : 'ticked';
  throw new Refusal(MONEY_REASONS[reason].code, reason, params, { field });
}

/**
 * Reads the part of the log that an examination needs beside the books; null for a year without
 * vouchers.
 */
async function readForExamination(
  database: Database,
  write: YearWrite,
  seq: number,
  looked: readonly number[],
): Promise<KnownOfExamination | null> {
  const { clubId, firstDay } = write;
  const { pool } = database;
  const { rows } = await pool.query<{
    readonly vouchers: readonly number[];
    readonly hash: string | null;
    readonly closed: number | null;
  }>({
    name: 'year-to-examine',
    text: `SELECT
        (SELECT coalesce(json_agg(v.event_seq), '[]') FROM voucher v WHERE v.club_id = c.id
          AND v.year = y.first_day AND v.event_seq = ANY ($4::int8[])) AS vouchers,
        (SELECT e.hash FROM club_event e WHERE e.club_id = c.id AND e.seq = $3) AS hash,
        (SELECT max(e.seq) FROM club_event e WHERE e.club_id = c.id AND e.kind = 'year-closed'
          AND e.kind <> 'hand-recorded' AND e.payload::jsonb ->> 'year' = y.first_day) AS closed
      FROM club c JOIN fiscal_year y ON y.club_id = c.id AND y.first_day = $2 WHERE c.id = $1`,
    values: [clubId, firstDay, seq, looked],
  });
  const [row] = rows;
  if (row === undefined) return null;
  const event = Number.MAX_SAFE_INTEGER;
  const [keeping, { remarks }, books] = await Promise.all([
    keepingOfYear(pool, write),
    readExaminations(pool, clubId),
    readBooksAtSigning(database, clubId, [{ firstDay, event }]),
  ]);
  return {
    ...row,
    kept: whyNotExaminer(keeping),
    remarks: remarks.filter(({ year }) => year === firstDay),
    books: books.get(event) ?? {
      vouchers: 0,
      withoutReceipt: 0,
      dues: 0,
      purses: [],
      objected: [],
    },
  };
}

/** A write to an examination. */
export interface ExaminationWrite extends ClubWrite {
  readonly firstDay: Day;
  /** The event of the examination. */
  readonly examination: number;
}

/**
 * Its author withdraws an examination, until the year is opened again.
 *
 * @throws Problem `examination-not-found`; `examination-refused` for somebody else’s, and for one that is
 *   withdrawn or of before the year was opened again; `club-archived`
 */
export function withdrawExamination(
  writer: ClubWriter,
  { pool }: Pick<Database, 'pool'>,
  write: ExaminationWrite,
  why: string,
): Promise<StoredAnswer> {
  const { firstDay: year, examination, clubId } = write;
  return writeWithFreshRead(
    writer,
    write,
    () => readExaminations(pool, clubId),
    ({ headSeq, examinations }) => ({
      books: true,
      decide(snapshot, now) {
        if (headSeq !== snapshot.club.headSeq) throw new StaleRead();
        return decideMoney(snapshot, now, {
          event() {
            const one = examinations.find(({ event, year: of }) => {
              return event === examination && of === year;
            });
            if (one === undefined) throw new Problem('no-such-examination', {});
            if (one.withdrawn !== null) throw new Problem('examination-is-withdrawn', {});
            if (!isTheirs(one.actor, write)) throw new Problem('examination-of-another', {});
            if (!holdsNow(one)) throw new Problem('examination-is-of-before', {});
            return { kind: 'examination-withdrawn', year, examination, why: why.trim() };
          },
          answer: () => ({
            status: 200,
            body: ({ seq: event }: LogHead): ChangedExamination => ({ event, year, examination }),
          }),
        });
      },
    }),
  );
}
