import type { Checked, Conclusion } from '../../money/years/examined.js';
import type { Logged } from '../kind.js';
import type { ExaminationEvent, LookedAt, YearExamined } from './years.js';

/** Something that somebody wrote, and when. */
export interface Said {
  /** The number of its event. */
  readonly event: number;
  /** ISO 8601 in UTC with milliseconds. */
  readonly time: string;
  /** The author (people/actor.ts). */
  readonly actor: string;
  readonly text: string;
}

/** A remark of an auditor, with its answer and its end. */
export interface Remark {
  /** From 1. */
  readonly number: number;
  readonly text: string;
  readonly answer: Said | null;
  /** Its text is empty. */
  readonly settled: Said | null;
}

/** An examination with what was said of it since. */
export interface Examination extends Omit<Said, 'text'> {
  /** The first day of the year. */
  readonly year: string;
  readonly ticked: readonly Checked[];
  /** The vouchers that were looked at; null for one whose auditor was not asked. */
  readonly looked: readonly LookedAt[] | null;
  /** Null for one of before there were conclusions. */
  readonly conclusion: Conclusion | null;
  readonly remarks: readonly Remark[];
  readonly head: YearExamined['head'];
  /** The opening of the year that followed: the examination is of the accounts before it. */
  readonly reopened: Said | null;
  readonly withdrawn: Said | null;
}

/** The events in their order; those of years that are not asked for may be left out. */
export type ExaminationLog = Iterable<
  Pick<Logged<ExaminationEvent>, 'seq' | 'time' | 'actor' | 'event'>
>;

export const EXAMINATION_KINDS: readonly ExaminationEvent['kind'][] = [
  'year-reopened',
  'year-examined',
  'remark-answered',
  'remark-settled',
  'examination-withdrawn',
];

/** The examinations of a club, the oldest first. An event that names none of them changes nothing. */
export function examinationsOf(log: ExaminationLog): readonly Examination[] {
  const found = new Map<number, Examination>();
  for (const { seq: event, time, actor, event: happened } of log) {
    const said = (text: string): Said => ({ event, time, actor, text });
    if (happened.kind === 'year-examined') {
      found.set(event, begun({ event, time, actor }, happened));
    } else if (happened.kind === 'year-reopened') {
      for (const [seq, one] of found) {
        const isOfIt = one.year === happened.year && one.reopened === null;
        if (isOfIt) found.set(seq, { ...one, reopened: said(happened.why) });
      }
    } else {
      const one = found.get(happened.examination);
      if (one !== undefined) found.set(one.event, changed(one, happened, said));
    }
  }
  return [...found.values()];
}

function begun(at: Pick<Said, 'event' | 'time' | 'actor'>, examined: YearExamined): Examination {
  const { year, ticked, remarks, noted = [], looked = null } = examined;
  const { conclusion = null, head } = examined;
  const texts = [...(remarks === '' ? [] : [remarks]), ...noted];
  return {
    ...at,
    year,
    ticked,
    looked,
    conclusion,
    remarks: texts.map((text, index) => ({
      number: index + 1,
      text,
      answer: null,
      settled: null,
    })),
    head,
    reopened: null,
    withdrawn: null,
  };
}

function changed(
  one: Examination,
  happened: Exclude<ExaminationEvent, { readonly kind: 'year-examined' | 'year-reopened' }>,
  said: (text: string) => Said,
): Examination {
  if (happened.kind === 'examination-withdrawn') return { ...one, withdrawn: said(happened.why) };
  const remarks = one.remarks.map((remark): Remark => {
    if (remark.number !== happened.remark) return remark;
    return happened.kind === 'remark-answered'
      ? { ...remark, answer: said(happened.answer) }
      : { ...remark, settled: said('') };
  });
  return { ...one, remarks };
}

/** Whether it is signed, of the year as it is now. */
export function holdsNow({ reopened, withdrawn }: Examination): boolean {
  return reopened === null && withdrawn === null;
}

/** The remarks that nobody has answered or settled. */
export function unanswered({ remarks, withdrawn }: Examination): readonly Remark[] {
  if (withdrawn !== null) return [];
  return remarks.filter(({ answer, settled }) => answer === null && settled === null);
}

/** The remarks that are answered and wait for an auditor to end them. */
export function unsettled({ remarks, withdrawn }: Examination): readonly Remark[] {
  if (withdrawn !== null) return [];
  return remarks.filter(({ answer, settled }) => answer !== null && settled === null);
}
