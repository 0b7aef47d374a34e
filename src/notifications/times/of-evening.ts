import type { AnswerReminder } from '../../planned/answer-reminder.js';
import type { PlannedEveningView } from '../../planning/planned.view.js';
import { plusDays } from '../../values/day.js';
import { dayOf } from '../../values/time-zone.js';
import { instantOf } from '../../values/wall-clock.js';

const HOUR_MS = 3_600_000;

type Evening = Pick<
  PlannedEveningView,
  'answers' | 'answerBy' | 'begins' | 'calledOff' | 'changed' | 'played'
>;

/** Whether a reminder of an evening is of use to a member now. */
export function isOfUse(
  what: 'answer' | 'begins',
  { answers, answerBy, begins, calledOff, played }: Evening,
  member: string,
  now: Date,
): boolean {
  if (calledOff || played !== null || now >= new Date(begins)) return false;
  const own = answers.find((one) => one.member === member);
  if (what === 'answer') return own === undefined && now < new Date(answerBy);
  return own !== undefined && own.answer !== 'no';
}

/**
 * Whether it is time to ask a member for an answer. Members who heard of the evening later than that were asked then.
 * @param reminder when the club reminds
 * @param timeZone of the club
 */
export function isTimeToAsk(
  evening: Evening,
  member: string,
  { time, daysBefore }: AnswerReminder,
  timeZone: string,
  now: Date,
): boolean {
  const day = plusDays(dayOf(new Date(evening.answerBy), timeZone), -daysBefore);
  const at = instantOf(day, time, timeZone);
  return now >= at && new Date(evening.changed) < at && isOfUse('answer', evening, member, now);
}

/**
 * Whether it is time to say that an evening begins. Members who answered later than that know it.
 * @param hours before it; 0 for never
 */
export function isTimeToGo(evening: Evening, member: string, hours: number, now: Date): boolean {
  if (hours === 0 || !isOfUse('begins', evening, member, now)) return false;
  const at = new Date(new Date(evening.begins).getTime() - hours * HOUR_MS);
  const own = evening.answers.find((one) => one.member === member);
  return now >= at && own !== undefined && new Date(own.answered) < at;
}
