import { actorName, idsOfActors, readNames } from '../../clubs/actor-names.js';
import { readExaminations } from '../../clubs/read-examinations.js';
import type { Examination } from '../../events/money/examinations.js';
import { standingOf, type Remark, type Said } from '../../events/money/remarks.js';
import { CHECKED } from '../../money/years/examined.js';
import { labelOfYear, type YearInBooks } from '../../money/books.js';
import type { ReadPool } from '../../platform/database/pools.js';
import type { ChangesSince, ExaminationView, RemarkView, SaidView } from './examination.view.js';
import { readChangesSince } from './read-changes-since.js';
import { readBooksAtSigning } from './read-books-at-signing.js';

/** The texts of auditors about a year. */
export interface WrittenOfYear {
  /** The newest first. */
  readonly examinations: readonly ExaminationView[];
  /** By their numbers. */
  readonly remarks: readonly RemarkView[];
}

/** The texts of auditors about years, by their first days. */
export async function viewExaminations(
  { pool }: ReadPool,
  clubId: string,
  years: readonly YearInBooks[],
): Promise<ReadonlyMap<string, WrittenOfYear>> {
  if (years.length === 0) return new Map();
  const asked = new Set(years.map(({ firstDay }) => firstDay));
  const all = await readExaminations(pool, clubId);
  const examinations = all.examinations.filter(({ year }) => asked.has(year));
  const remarks = all.remarks.filter(({ year }) => asked.has(year));
  const actors = [...examinations, ...remarks].flatMap(({ actor, ...one }) => {
    const said = 'withdrawn' in one ? [one.withdrawn] : [one.answer, one.keptOpen, one.settled];
    return [actor, ...said.flatMap((other) => other?.actor ?? [])];
  });
  const [names, books, numbers, ofYears, changes] = await Promise.all([
    readNames(pool, clubId, idsOfActors(actors)),
    readBooksAtSigning(
      { pool },
      clubId,
      examinations.map(({ event, year: firstDay }) => ({ event, firstDay })),
    ),
    readNumbers({ pool }, clubId, remarks),
    readNumbersOfYears({ pool }, clubId, examinations),
    readChanges({ pool }, clubId, years, examinations),
  ]);
  const nameOf = (actor: string) => actorName(actor, names);
  return new Map(
    years.map((year) => {
      const isOfYear = (one: Examination | Remark) => one.year === year.firstDay;
      const written: WrittenOfYear = {
        examinations: examinations
          .filter(isOfYear)
          .map((one) => ({
            ...viewExamination(one, books.get(one.event), nameOf),
            vouchers: lookedAt(one, ofYears.get(year.firstDay) ?? []),
            changes: changes.get(one.event) ?? null,
          }))
          .reverse(),
        remarks: remarks.filter(isOfYear).map((one) => viewRemark(one, nameOf, year, numbers)),
      };
      return [year.firstDay, written];
    }),
  );
}

type NameOf = (actor: string) => string;

function viewSaid(one: Said | null, nameOf: NameOf): SaidView | null {
  return one === null ? null : { ...one, actorName: nameOf(one.actor) };
}

function viewExamination(
  { year: _, looked: __, reopened, withdrawn, ...one }: Examination,
  books: ExaminationView['books'] = {
    vouchers: 0,
    withoutReceipt: 0,
    dues: 0,
    purses: [],
    objected: [],
  },
  nameOf: NameOf,
): Omit<ExaminationView, 'vouchers' | 'changes'> {
  return {
    ...one,
    actorName: nameOf(one.actor),
    unticked: CHECKED.filter((point) => !one.ticked.includes(point)),
    books,
    holds: reopened === null,
    reopened: viewSaid(reopened, nameOf),
    withdrawn: viewSaid(withdrawn, nameOf),
  };
}

/** The vouchers that the year had at a signature, by whether they were looked at. */
function lookedAt(
  { event: signed, looked }: Examination,
  ofYear: readonly Numbered[],
): ExaminationView['vouchers'] {
  if (looked === null) return null;
  const then = ofYear.filter(({ event }) => event < signed);
  const events = new Set(looked.map(({ voucher }) => voucher));
  const numbers = (isLookedAt: boolean) =>
    then.filter(({ event }) => events.has(event) === isLookedAt).map(({ number }) => number);
  return {
    total: then.length,
    looked: [...events],
    numbers: numbers(true),
    otherNumbers: numbers(false),
  };
}

interface Numbered {
  readonly event: number;
  readonly number: number;
}

/** The vouchers of the years whose auditors said which of them they looked at, by their numbers. */
async function readNumbersOfYears(
  { pool }: ReadPool,
  clubId: string,
  examinations: readonly Examination[],
): Promise<ReadonlyMap<string, readonly Numbered[]>> {
  const years = examinations.flatMap(({ looked, year }) => (looked === null ? [] : [year]));
  if (years.length === 0) return new Map();
  const { rows } = await pool.query<{ readonly year: string; readonly vouchers: Numbered[] }>({
    name: 'numbers-of-years',
    text: `SELECT year, json_agg(json_build_object('event', event_seq, 'number', number) ORDER BY number)
        AS vouchers
      FROM voucher WHERE club_id = $1 AND year = ANY ($2::text[]) GROUP BY year`,
    values: [clubId, years],
  });
  return new Map(rows.map(({ year, vouchers }) => [year, vouchers]));
}

/** The differences since the signatures whose year was opened again, by their events. */
async function readChanges(
  database: ReadPool,
  clubId: string,
  years: readonly YearInBooks[],
  examinations: readonly Examination[],
): Promise<ReadonlyMap<number, ChangesSince>> {
  const found = new Map<number, ChangesSince>();
  for (const { event, year: firstDay, reopened } of examinations) {
    const year = years.find((one) => one.firstDay === firstDay);
    if (reopened === null || year === undefined) continue;
    found.set(event, await readChangesSince(database, clubId, year, event));
  }
  return found;
}

function viewRemark(
  remark: Remark,
  nameOf: NameOf,
  year: YearInBooks,
  numbers: ReadonlyMap<number, number>,
): RemarkView {
  const { number, event, time, actor, text, voucher, needsAnswer } = remark;
  const label = `${labelOfYear(year)}-${numbers.get(voucher ?? 0) ?? ''}`;
  return {
    number,
    event,
    time,
    actor,
    actorName: nameOf(actor),
    text,
    voucher: voucher === null ? null : { event: voucher, label },
    needsAnswer,
    standing: standingOf(remark),
    answer: viewSaid(remark.answer, nameOf),
    keptOpen: viewSaid(remark.keptOpen, nameOf),
    settled: viewSaid(remark.settled, nameOf),
  };
}

/** The numbers of the vouchers that remarks are about, by their events. */
async function readNumbers(
  { pool }: ReadPool,
  clubId: string,
  remarks: readonly Remark[],
): Promise<ReadonlyMap<number, number>> {
  const events = remarks.flatMap(({ voucher }) => voucher ?? []);
  if (events.length === 0) return new Map();
  const { rows } = await pool.query<{ readonly event: number; readonly number: number }>({
    name: 'vouchers-remarked',
    text: `SELECT event_seq AS event, number FROM voucher
      WHERE club_id = $1 AND event_seq = ANY ($2::int8[])`,
    values: [clubId, events],
  });
  return new Map(rows.map(({ event, number }) => [event, number]));
}
