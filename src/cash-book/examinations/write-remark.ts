import { readExaminations } from '../../clubs/read-examinations.js';
import { whyNotExaminer } from '../../clubs/read-roles-held.js';
import { standingOf, type Remark } from '../../events/money/remarks.js';
import type { ExaminationEvent } from '../../events/money/years.js';
import { booksOf } from '../../ledger/books/books.js';
import type { LogHead } from '../../ledger/log/chain.js';
import type { BooksSnapshot } from '../../ledger/log/event.js';
import type { ClubWriter } from '../../ledger/write/club-writer.js';
import { StaleRead, writeWithFreshRead } from '../../ledger/write/fresh-read.js';
import { refusal } from '../../money/reasons/reasons.js';
import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem/problem.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import type { ClubWrite } from '../../ledger/requests/club-write.js';
import type { Day } from '../../values/day.js';
import { decideMoney } from '../write-money.js';
import { yearNamed } from '../years/year-rows.js';
import { isTheirs, keepingOfYear } from './of-year.js';
import type { RemarkDto } from './examination.dto.js';
import type { ChangedRemark } from './examination.view.js';

/** A write to the remarks of a year. */
export interface YearRemarks extends ClubWrite {
  readonly firstDay: Day;
}

/** A write to one of them. */
export interface RemarkWrite extends YearRemarks {
  /** From 1 in the year. */
  readonly remark: number;
}

type Pool = Pick<Database, 'pool'>;

/**
 * An auditor who kept no books in the year writes a remark: about the year once it is closed, about one of
 * its vouchers at any time.
 *
 * @throws Problem `year-not-found`, `club-archived`; `examination-refused` for who kept books in the year,
 *   and about a year that is open; `voucher-not-found` for a voucher of another year
 */
export async function putRemark(
  writer: ClubWriter,
  { pool }: Pool,
  write: YearRemarks,
  asked: RemarkDto,
): Promise<StoredAnswer> {
  const { firstDay: year } = write;
  const kept = whyNotExaminer(await keepingOfYear(pool, write));
  const { voucher = null, needsAnswer } = asked;
  return writeToRemarks(writer, { pool }, write, {
    vouchers: voucher === null ? [] : [voucher],
    status: 201,
    event: (snapshot) => {
      if (kept !== null) throw new Problem('examiner-kept-books', { role: kept });
      const { status } = yearNamed(booksOf(snapshot), year);
      if (voucher === null && status === 'open') {
        throw new Problem('remark-needs-closed-year', {}, { field: 'voucher' });
      }
      if (voucher !== null && booksOf(snapshot).voucher.get(String(voucher))?.year !== year) {
        throw refusal('no-such-voucher', {}, { field: 'voucher' });
      }
      const text = asked.text.trim();
      return { kind: 'remark-put', year, voucher, text, needsAnswer: needsAnswer ?? true };
    },
    number: (ofYear) => ofYear.length + 1,
  });
}

/**
 * Answers a remark; a later answer replaces it.
 *
 * @throws Problem `examination-not-found`; `examination-refused` for a remark that is settled, and for one
 *   whose examination is withdrawn; `club-archived`
 */
export function answerRemark(
  writer: ClubWriter,
  database: Pool,
  write: RemarkWrite,
  answer: string,
): Promise<StoredAnswer> {
  const { firstDay: year, remark } = write;
  return changeRemark(writer, database, write, () => {
    return { kind: 'remark-answered', year, remark, answer: answer.trim() };
  });
}

/**
 * An auditor who kept no books in the year is not satisfied with an answer.
 * @throws Problem as `settleRemark` does, and `examination-refused` for a remark without a new answer
 */
export async function keepRemarkOpen(
  writer: ClubWriter,
  database: Pool,
  write: RemarkWrite,
  why: string,
): Promise<StoredAnswer> {
  const { firstDay: year, remark } = write;
  const kept = whyNotExaminer(await keepingOfYear(database.pool, write));
  return changeRemark(writer, database, write, (one) => {
    if (kept !== null) throw new Problem('examiner-kept-books', { role: kept });
    if (standingOf(one) !== 'answered') throw new Problem('remark-not-answered', {});
    return { kind: 'remark-kept-open', year, remark, why: why.trim() };
  });
}

/**
 * An auditor who kept no books in the year ends a remark.
 * @throws Problem as `answerRemark` does, and `examination-refused` for one who kept books or answered it
 */
export async function settleRemark(
  writer: ClubWriter,
  database: Pool,
  write: RemarkWrite,
): Promise<StoredAnswer> {
  const { firstDay: year, remark } = write;
  // Later vouchers of the year can only add keepers of its books.
  const keeping = await keepingOfYear(database.pool, write);
  const kept = whyNotExaminer(keeping);
  return changeRemark(writer, database, write, ({ answer }) => {
    if (kept !== null) throw new Problem('examiner-kept-books', { role: kept });
    if (keeping.canOthers && answer !== null && isTheirs(answer.actor, write)) {
      throw new Problem('remark-answered-by-you', {});
    }
    return { kind: 'remark-settled', year, remark };
  });
}

/** Writes an event about one remark, from its state at that moment. */
function changeRemark(
  writer: ClubWriter,
  database: Pool,
  write: RemarkWrite,
  change: (remark: Remark) => ExaminationEvent,
): Promise<StoredAnswer> {
  const { remark } = write;
  return writeToRemarks(writer, database, write, {
    vouchers: [],
    status: 200,
    event: (_snapshot, ofYear) => {
      const one = ofYear.find(({ number }) => number === remark);
      if (one === undefined) throw new Problem('no-such-remark', {});
      if (one.isGone) throw new Problem('examination-is-withdrawn', {});
      if (one.settled !== null) throw new Problem('remark-is-settled', {});
      return change(one);
    },
    number: () => remark,
  });
}

interface Writing {
  /** The vouchers that it names. */
  readonly vouchers: readonly number[];
  readonly status: number;
  readonly event: (snapshot: BooksSnapshot, ofYear: readonly Remark[]) => ExaminationEvent;
  /** The number of the remark that is written or changed. */
  readonly number: (ofYear: readonly Remark[]) => number;
}

function writeToRemarks(
  writer: ClubWriter,
  { pool }: Pool,
  write: YearRemarks,
  { vouchers, status, event, number }: Writing,
): Promise<StoredAnswer> {
  const { firstDay: year, clubId } = write;
  return writeWithFreshRead(
    writer,
    write,
    () => readExaminations(pool, clubId),
    ({ headSeq, remarks }) => ({
      books: true,
      rows: { voucher: vouchers },
      decide(snapshot, now) {
        if (headSeq !== snapshot.club.headSeq) throw new StaleRead();
        const ofYear = remarks.filter((one) => one.year === year);
        return decideMoney(snapshot, now, {
          event: () => event(snapshot, ofYear),
          answer: () => ({
            status,
            body: ({ seq }: LogHead): ChangedRemark => {
              return { event: seq, year, remark: number(ofYear) };
            },
          }),
        });
      },
    }),
  );
}
