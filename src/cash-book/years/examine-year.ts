import { readExaminations } from '../../clubs/read-examinations.js';
import { readKeeping, whyNotExaminer, type Keeping } from '../../clubs/read-roles-held.js';
import { holdsNow, type Examination } from '../../events/money/examinations.js';
import type { ExaminationEvent, LookedAt, YearExamined } from '../../events/money/years.js';
import type { LogHead } from '../../ledger/log/chain.js';
import type { ClubWriter } from '../../ledger/write/club-writer.js';
import { StaleRead, writeWithFreshRead } from '../../ledger/write/fresh-read.js';
import { refusal } from '../../money/reasons/reasons.js';
import type { BooksKept } from '../../money/years/examined.js';
import { identitiesOf, NOBODY } from '../../people/actor.js';
import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem/problem.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import { etagOf } from '../../platform/http/write/version.js';
import type { ClubWrite } from '../../platform/http/write/write-request.js';
import type { Day } from '../../values/day.js';
import { decideMoney, writeMoney } from '../write-money.js';
import { requireVersion, type YearWrite } from './change-year.js';
import type { ExaminationDto } from './year.dto.js';
import type { ChangedExamination, ExaminedYear } from './year.view.js';

/**
 * Records what an auditor found in a closed year. They have kept no books in it, whatever they are now.
 *
 * @throws Problem `year-not-found`, `version-stale`, `club-archived`; `year-refused` for one that is open;
 *   `examination-refused` for who kept books in it, for a head that the log never had or from before
 *   the year was closed, with nothing looked at, and for a conclusion short of approval without a remark;
 *   `voucher-not-found` for a voucher of another year
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
  const looked = lookedAt(asked);
  const vouchers = looked.map(({ voucher }) => voucher);
  const known = await readForExamination(database, write, seq, vouchers);
  return writeMoney(writer, request, {
    event: (snapshot) => {
      requireVersion(snapshot, firstDay, version);
      if (known !== null) {
        requireExaminable(known, hash, seq);
        requireOfYear(known, vouchers);
      }
      return examined(firstDay, asked, looked);
    },
    answer: () => ({
      status: 201,
      etag: etagOf(version),
      body: (head: LogHead): ExaminedYear => ({ event: head.seq, year: firstDay, version }),
    }),
  });
}

/** The event of an examination that says enough to be signed. */
function examined(
  year: Day,
  { conclusion, ticked, head, ...said }: ExaminationDto,
  looked: readonly LookedAt[],
): YearExamined {
  if (ticked.length === 0) throw new Problem('nothing-looked-at', {}, { field: 'ticked' });
  const remarks = said.remarks?.trim() ?? '';
  const noted = said.noted?.map((one) => one.trim()) ?? [];
  const hasRemark = [remarks, ...noted, ...looked.map(({ remark }) => remark)].some(Boolean);
  if (conclusion !== 'approved' && !hasRemark) {
    throw new Problem('remark-is-missing', {}, { field: 'noted' });
  }
  const { seq, hash } = head;
  return {
    kind: 'year-examined',
    year,
    ticked,
    remarks,
    noted,
    looked,
    conclusion,
    head: { seq, hash },
  };
}

/** The vouchers that were looked at, in the order of their events. */
function lookedAt({ looked }: ExaminationDto): readonly LookedAt[] {
  return (looked ?? [])
    .map(({ voucher, remark }) => ({ voucher, remark: remark?.trim() ?? '' }))
    .sort((one, other) => one.voucher - other.voucher);
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
}

function requireOfYear({ vouchers }: KnownOfExamination, looked: readonly number[]): void {
  const ofYear = new Set(vouchers);
  if (looked.every((voucher) => ofYear.has(voucher))) return;
  throw refusal('no-such-voucher', {}, { field: 'looked' });
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

/**
 * Reads the part of the log that an examination needs beside the books; null for a year without
 * vouchers.
 */
async function readForExamination(
  { pool }: Database,
  { clubId, firstDay, actor }: YearWrite,
  seq: number,
  vouchers: readonly number[],
): Promise<KnownOfExamination | null> {
  const { rows } = await pool.query<{
    readonly lastDay: Day;
    readonly vouchers: readonly number[];
    readonly hash: string | null;
    readonly closed: number | null;
  }>({
    name: 'year-to-examine',
    text: `SELECT y.last_day AS "lastDay",
        (SELECT coalesce(json_agg(v.event_seq), '[]') FROM voucher v WHERE v.club_id = c.id
          AND v.year = y.first_day AND v.event_seq = ANY ($4::int8[])) AS vouchers,
        (SELECT e.hash FROM club_event e WHERE e.club_id = c.id AND e.seq = $3) AS hash,
        (SELECT max(e.seq) FROM club_event e WHERE e.club_id = c.id AND e.kind = 'year-closed'
          AND e.kind <> 'hand-recorded' AND e.payload::jsonb ->> 'year' = y.first_day) AS closed
      FROM club c JOIN fiscal_year y ON y.club_id = c.id AND y.first_day = $2 WHERE c.id = $1`,
    values: [clubId, firstDay, seq, vouchers],
  });
  const [row] = rows;
  if (row === undefined) return null;
  const { lastDay, ...known } = row;
  const keeping = await readKeeping(pool, clubId, actor?.user ?? null, { firstDay, lastDay });
  const kept = whyNotExaminer(keeping);
  return { kept, ...known };
}

/** A write to an examination. */
export interface ExaminationWrite extends ClubWrite {
  readonly firstDay: Day;
  /** The event of the examination. */
  readonly examination: number;
}

/** A write to one of its remarks. */
export interface RemarkWrite extends ExaminationWrite {
  /** From 1. */
  readonly remark: number;
}

/**
 * Answers a remark; a later answer replaces it.
 *
 * @throws Problem `examination-not-found`; `examination-refused` for a remark that is settled, and in an
 *   examination that is withdrawn; `club-archived`
 */
export function answerRemark(
  writer: ClubWriter,
  database: Pick<Database, 'pool'>,
  write: RemarkWrite,
  answer: string,
): Promise<StoredAnswer> {
  const { firstDay: year, examination, remark } = write;
  return changeExamination(writer, database, write, (one) => {
    requireRemark(one, remark);
    return { kind: 'remark-answered', year, examination, remark, answer: answer.trim() };
  });
}

/**
 * An auditor who kept no books in the year ends a remark.
 * @throws Problem as `answerRemark` does, and `examination-refused` for one who kept books
 */
export async function settleRemark(
  writer: ClubWriter,
  database: Pick<Database, 'pool'>,
  write: RemarkWrite,
): Promise<StoredAnswer> {
  const { firstDay: year, examination, remark } = write;
  // The year is past: later vouchers of it can only add keepers of its books.
  const keeping = await readKeepingOf(database.pool, write);
  const kept = whyNotExaminer(keeping);
  return changeExamination(writer, database, write, (one) => {
    requireRemark(one, remark);
    if (kept !== null) throw new Problem('examiner-kept-books', { role: kept });
    const { answer = null } = one.remarks.find(({ number }) => number === remark) ?? {};
    if (keeping.canOthers && answer !== null && isTheirs(answer.actor, write)) {
      throw new Problem('remark-answered-by-you', {});
    }
    return { kind: 'remark-settled', year, examination, remark };
  });
}

async function readKeepingOf(
  pool: Database['pool'],
  { clubId, firstDay, actor }: RemarkWrite,
): Promise<Keeping> {
  const { rows } = await pool.query<{ readonly lastDay: Day }>({
    name: 'last-day-of-year',
    text: 'SELECT last_day AS "lastDay" FROM fiscal_year WHERE club_id = $1 AND first_day = $2',
    values: [clubId, firstDay],
  });
  const lastDay = rows[0]?.lastDay ?? firstDay;
  return readKeeping(pool, clubId, actor?.user ?? null, { firstDay, lastDay });
}

/**
 * Its author withdraws an examination, until the year is opened again.
 *
 * @throws Problem `examination-not-found`; `examination-refused` for somebody else’s, and for one that is
 *   withdrawn or of before the year was opened again; `club-archived`
 */
export function withdrawExamination(
  writer: ClubWriter,
  database: Pick<Database, 'pool'>,
  write: ExaminationWrite,
  why: string,
): Promise<StoredAnswer> {
  const { firstDay: year, examination } = write;
  return changeExamination(writer, database, write, (one) => {
    if (!isTheirs(one.actor, write)) throw new Problem('examination-of-another', {});
    if (!holdsNow(one)) throw new Problem('examination-is-of-before', {});
    return { kind: 'examination-withdrawn', year, examination, why: why.trim() };
  });
}

/** Whether somebody wrote what the log has of an author. */
function isTheirs(author: string, { actor = NOBODY }: Pick<ClubWrite, 'actor'>): boolean {
  const authors = identitiesOf(author);
  return [actor.user, actor.member].some((id) => id !== null && authors.includes(id));
}

/** Writes an event about an examination, from its state at that moment. */
function changeExamination(
  writer: ClubWriter,
  { pool }: Pick<Database, 'pool'>,
  write: ExaminationWrite,
  change: (examination: Examination) => ExaminationEvent,
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
            return change(one);
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

function requireRemark({ remarks }: Examination, number: number): void {
  const remark = remarks.find((one) => one.number === number);
  if (remark === undefined) throw new Problem('no-such-remark', {});
  if (remark.settled !== null) throw new Problem('remark-is-settled', {});
}
