import type { PlannedEvent } from '../../events/planned/kinds.js';
import type { Answer } from '../../planned/answers.js';
import type { PLANNED_REASONS } from '../../planned/reasons.js';
import type { Repeat } from '../../planned/series.js';
import type { CalendarWords } from '../calendar-words.js';
import type { LogWords, SentencesOf } from '../language.js';

const REPEATED: Readonly<Record<Repeat, string>> = {
  once: 'An evening',
  week: 'An evening every week',
  'two-weeks': 'An evening every second week',
  month: 'An evening every month',
};

const ANSWERED: Readonly<Record<Answer, string>> = {
  yes: 'yes',
  no: 'no',
  maybe: 'maybe',
  later: 'that they come later',
};

/** What happened to planned evenings. */
export const plannedLog = {
  'evenings-planned': ({ firstDay, lastDay, repeat, time, place }, say) =>
    `${REPEATED[repeat]} was planned${repeat === 'once' ? ' for' : ' from'} ${say.day(firstDay)}${lastDay === null || repeat === 'once' ? '' : ` to ${say.day(lastDay)}`} at ${time}${place === null ? '' : `, ${place}`}.`,
  'evenings-ended': ({ lastDay }, say) =>
    `After ${say.day(lastDay)} no more evenings of the series are planned.`,
  'planned-evening-moved': ({ planned, day, time, place }, say) =>
    `The evening that was planned for ${say.day(planned)} was moved to ${say.day(day)} at ${time}${place === null ? '' : `, ${place}`}.`,
  'planned-evening-called-off': ({ planned }, say) =>
    `The evening that was planned for ${say.day(planned)} was called off.`,
  'planned-evening-answered': ({ planned, member, answer, guests }, say) =>
    `${say.players([member])} answered ${ANSWERED[answer]} for the evening that was planned for ${say.day(planned)}${guests === 0 ? '' : `, and brings ${guests === 1 ? 'a guest' : `${guests} guests`}`}.`,
} satisfies Pick<LogWords['sentences'], PlannedEvent['kind']>;

/** Why something cannot be done with a planned evening. */
export const plannedReasons = {
  'no-such-planned-evening': () => 'The club has not planned that evening.',
  'planned-day-past': ({ day }, say) =>
    `The evening must be in the future; ${say.day(day)} at that time has passed.`,
  'planned-days-reversed': () => 'The last day cannot be before the first.',
  'planned-without-evening': () => 'No evening is left to plan or to call off.',
  'planned-evening-over': ({ day }, say) => `The evening of ${say.day(day)} has begun or is over.`,
  'planned-evening-is-off': ({ day }, say) => `The evening of ${say.day(day)} is called off.`,
  'planned-evening-unmoved': () => 'Name another day, another time or another place.',
  'planned-series-ends-before': ({ day }, say) =>
    `There was an evening on ${say.day(day)}; it cannot be taken away.`,
  'no-such-planned-book': ({ book }) => `There is no rule book ${book}.`,
  'planned-guest-is-no-guest': () => 'Only guests of the club can be named as guests.',
  'planned-guests-without-host': () => 'Somebody who does not come cannot bring guests.',
} satisfies SentencesOf<typeof PLANNED_REASONS>;

/** Planned evenings in a calendar. */
export const calendarWords: CalendarWords = {
  title: (club) => `Card evening in ${club}`,
  answers: {
    yes: 'You come',
    later: 'You come later',
    maybe: 'You may come',
    no: 'You do not come',
    none: 'You have not answered',
  },
};
