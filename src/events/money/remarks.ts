import type {
  RemarkAnswered,
  RemarkKeptOpen,
  RemarkPut,
  RemarkSettled,
  YearExamined,
} from './years.js';

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
export interface Remark extends Said {
  /** The first day of its year. */
  readonly year: string;
  /** From 1 in its year, in the order of the log: it never changes. */
  readonly number: number;
  /** The voucher that it is about, by its event; null for the year as a whole. */
  readonly voucher: number | null;
  /** Whether those who keep the money are asked to answer it. */
  readonly needsAnswer: boolean;
  /** In older logs the examination that holds it, by its event; null for a remark of its own. */
  readonly examination: number | null;
  /** Its place in that examination, from 1; null where it had none. */
  readonly place: number | null;
  readonly answer: Said | null;
  /** The reason why an auditor was not satisfied with an answer; null without one. */
  readonly keptOpen: Said | null;
  /** Its text is empty. */
  readonly settled: Said | null;
  /** Whether it ended with the examination that held it, which was withdrawn. */
  readonly isGone: boolean;
}

/**
 * The state of a remark: it waits for an answer, or for its end by an auditor once it is answered. A noted
 * one waits for nothing; one that is gone was withdrawn with its examination.
 */
export const STANDINGS = ['unanswered', 'answered', 'noted', 'settled', 'gone'] as const;
export type RemarkStanding = (typeof STANDINGS)[number];

export function standingOf({
  needsAnswer,
  answer,
  keptOpen,
  settled,
  isGone,
}: Pick<Remark, 'needsAnswer' | 'answer' | 'keptOpen' | 'settled' | 'isGone'>): RemarkStanding {
  if (isGone) return 'gone';
  if (settled !== null) return 'settled';
  if (answer !== null && answer.event > (keptOpen?.event ?? 0)) return 'answered';
  return needsAnswer || keptOpen !== null ? 'unanswered' : 'noted';
}

/** Whether a remark is still one: it waits for somebody, or asked for no answer. */
export function hasNotEnded(remark: Parameters<typeof standingOf>[0]): boolean {
  return !['settled', 'gone'].includes(standingOf(remark));
}

/** Whether a remark waits for somebody. */
export function isOpen(remark: Parameters<typeof standingOf>[0]): boolean {
  return ['unanswered', 'answered'].includes(standingOf(remark));
}

/**
 * The remarks of an event: the one that it is, or those that an examination of an older log holds.
 * Remarks about vouchers of such an examination asked for no answer.
 * @param before how many remarks the year has already
 */
export function remarksWithin(
  happened: RemarkPut | YearExamined,
  said: (text: string) => Said,
  before: number,
): readonly Remark[] {
  const { year } = happened;
  const texts: readonly Pick<Remark, 'text' | 'voucher' | 'needsAnswer' | 'place'>[] =
    happened.kind === 'remark-put' ? [{ ...happened, place: null }] : textsWithin(happened);
  return texts.map(({ text, voucher, needsAnswer, place }, at) => {
    const written = said(text);
    return {
      ...written,
      year,
      number: before + at + 1,
      voucher,
      needsAnswer,
      examination: happened.kind === 'year-examined' ? written.event : null,
      place,
      answer: null,
      keptOpen: null,
      settled: null,
      isGone: false,
    };
  });
}

function textsWithin({ remarks, noted = [], looked = [] }: YearExamined) {
  const ofYear = [...(remarks === '' ? [] : [remarks]), ...noted];
  return [
    ...ofYear.map((text, at) => ({ text, voucher: null, needsAnswer: true, place: at + 1 })),
    ...looked
      .filter(({ remark }) => remark !== '')
      .map(({ voucher, remark: text }) => ({ text, voucher, needsAnswer: false, place: null })),
  ];
}

/** A remark after an event, which may be about another one. */
export function changedRemark(
  remark: Remark,
  happened: RemarkAnswered | RemarkKeptOpen | RemarkSettled,
  said: (text: string) => Said,
): Remark {
  if (!isAbout(happened, remark)) return remark;
  switch (happened.kind) {
    case 'remark-answered':
      return { ...remark, answer: said(happened.answer) };
    case 'remark-kept-open':
      return { ...remark, keptOpen: said(happened.why) };
    case 'remark-settled':
      return { ...remark, settled: said('') };
  }
}

function isAbout(
  happened: RemarkAnswered | RemarkKeptOpen | RemarkSettled,
  { year, number, examination, place }: Remark,
): boolean {
  const { examination: held = null, remark } = happened;
  if (held !== null) return examination === held && place === remark;
  return happened.year === year && number === remark;
}
