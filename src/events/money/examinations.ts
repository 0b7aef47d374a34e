import type { Checked, Conclusion } from '../../money/years/examined.js';
import type { Logged } from '../kind.js';
import { changedRemark, remarksWithin, standingOf, type Remark, type Said } from './remarks.js';
import type { ExaminationEvent, LookedAt, YearExamined } from './years.js';

/** An examination with what happened to it since. */
export interface Examination extends Omit<Said, 'text'> {
  /** The first day of the year. */
  readonly year: string;
  readonly ticked: readonly Checked[];
  /** The vouchers that were looked at; null for one whose auditor was not asked. */
  readonly looked: readonly LookedAt[] | null;
  /** Null for one of before there were conclusions. */
  readonly conclusion: Conclusion | null;
  /** The reservation that was written at the signature, or why it is not approved; null without one. */
  readonly reservation: string | null;
  /** The numbers of the remarks of the year that were settled at the signature. */
  readonly settled: readonly number[];
  /** The numbers of those that waited for an answer or for their end. */
  readonly open: readonly number[];
  /** The numbers of those that asked for no answer. */
  readonly noted: readonly number[];
  readonly head: YearExamined['head'];
  /** The opening of the year that followed: the examination is of the accounts before it. */
  readonly reopened: Said | null;
  readonly withdrawn: Said | null;
}

/** All that auditors wrote in a club, the oldest first. */
export interface Examined {
  readonly examinations: readonly Examination[];
  /** The remarks of all years, each with its number in its year. */
  readonly remarks: readonly Remark[];
}

/** The events in their order; those of years that are not asked for may be left out. */
export type ExaminationLog = Iterable<
  Pick<Logged<ExaminationEvent>, 'seq' | 'time' | 'actor' | 'event'>
>;

export const EXAMINATION_KINDS: readonly ExaminationEvent['kind'][] = [
  'year-reopened',
  'year-examined',
  'remark-put',
  'remark-answered',
  'remark-kept-open',
  'remark-settled',
  'examination-withdrawn',
];

/** The examinations and remarks of a club. An event that names none of them changes nothing. */
export function examinedIn(log: ExaminationLog): Examined {
  const found = new Map<number, Examination>();
  let remarks: readonly Remark[] = [];
  for (const { seq: event, time, actor, event: happened } of log) {
    const said = (text: string): Said => ({ event, time, actor, text });
    const { kind, year } = happened;
    const ofYear = remarks.filter((one) => one.year === year);
    if (kind === 'year-examined') {
      const written = remarksWithin(happened, said, ofYear.length);
      remarks = [...remarks, ...written];
      found.set(event, begun({ event, time, actor }, happened, [...ofYear, ...written]));
    } else if (kind === 'year-reopened') {
      for (const [seq, one] of found) {
        const isOfIt = one.year === year && one.reopened === null;
        if (isOfIt) found.set(seq, { ...one, reopened: said(happened.why) });
      }
    } else if (kind === 'examination-withdrawn') {
      const one = found.get(happened.examination);
      if (one !== undefined) found.set(one.event, { ...one, withdrawn: said(happened.why) });
      remarks = remarks.map((remark) => {
        return remark.examination === happened.examination ? { ...remark, isGone: true } : remark;
      });
    } else if (kind === 'remark-put') {
      remarks = [...remarks, ...remarksWithin(happened, said, ofYear.length)];
    } else {
      remarks = remarks.map((remark) => changedRemark(remark, happened, said));
    }
  }
  return { examinations: [...found.values()], remarks };
}

/** @param remarks all of the year so far */
function begun(
  at: Pick<Said, 'event' | 'time' | 'actor'>,
  examined: YearExamined,
  remarks: readonly Remark[],
): Examination {
  const { year, ticked, looked = null, conclusion = null, reservation = null, head } = examined;
  const numbersOf = (...standings: readonly ReturnType<typeof standingOf>[]) =>
    remarks.filter((one) => standings.includes(standingOf(one))).map(({ number }) => number);
  return {
    ...at,
    year,
    ticked,
    looked,
    conclusion,
    reservation,
    settled: numbersOf('settled'),
    open: numbersOf('unanswered', 'answered'),
    noted: numbersOf('noted'),
    head,
    reopened: null,
    withdrawn: null,
  };
}

/** Whether it is signed, of the year as it is now. */
export function holdsNow({ reopened, withdrawn }: Examination): boolean {
  return reopened === null && withdrawn === null;
}
