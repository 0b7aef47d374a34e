import { actorName, idsOfActors, readNames } from '../../clubs/actor-names.js';
import { readExaminations } from '../../clubs/read-examinations.js';
import type { Examination } from '../../events/money/examinations.js';
import { standingOf, type Remark, type Said } from '../../events/money/remarks.js';
import { CHECKED } from '../../money/years/examined.js';
import { labelOfYear, type YearInBooks } from '../../money/books.js';
import type { ReadPool } from '../../platform/database/pools.js';
import type { ExaminationView, RemarkView, SaidView } from './examination.view.js';
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
  const [names, books, numbers] = await Promise.all([
    readNames(pool, clubId, idsOfActors(actors)),
    readBooksAtSigning(
      { pool },
      clubId,
      examinations.map(({ event, year: firstDay }) => ({ event, firstDay })),
    ),
    readNumbers({ pool }, clubId, remarks),
  ]);
  const nameOf = (actor: string) => actorName(actor, names);
  return new Map(
    years.map((year) => {
      const isOfYear = (one: Examination | Remark) => one.year === year.firstDay;
      const written: WrittenOfYear = {
        examinations: examinations
          .filter(isOfYear)
          .map((one) => viewExamination(one, books.get(one.event), nameOf))
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
  { year: _, looked, reopened, withdrawn, ...one }: Examination,
  books: ExaminationView['books'] = { vouchers: 0, withoutReceipt: 0, dues: 0, purses: [] },
  nameOf: NameOf,
): ExaminationView {
  const { vouchers: total } = books;
  return {
    ...one,
    actorName: nameOf(one.actor),
    unticked: CHECKED.filter((point) => !one.ticked.includes(point)),
    vouchers: looked === null ? null : { total, looked: looked.map(({ voucher }) => voucher) },
    books,
    holds: reopened === null,
    reopened: viewSaid(reopened, nameOf),
    withdrawn: viewSaid(withdrawn, nameOf),
  };
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
