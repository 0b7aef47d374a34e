import type { PlannedEvent } from '../../events/planned/kinds.js';
import type { Answer } from '../../planned/answers.js';
import type { PLANNED_REASONS } from '../../planned/reasons.js';
import type { Repeat } from '../../planned/series.js';
import type { Turn } from '../../planned/turns.js';
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

const TURN: Readonly<Record<Turn, string>> = { host: 'Hosting', cake: 'Bringing cake' };
const HAS: Readonly<Record<Turn, string>> = { host: 'hosts', cake: 'brings cake' };

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
  'planned-evening-brought-back': ({ planned, day, time, place }, say) =>
    `The evening that was planned for ${say.day(planned)} and called off is held after all: on ${say.day(day)} at ${time}${place === null ? '' : `, ${place}`}.`,
  'planned-evening-answered': ({ planned, member, answer, guests }, say) =>
    `${say.players([member])} answered ${ANSWERED[answer]} for the evening that was planned for ${say.day(planned)}${guests === 0 ? '' : `, and brings ${guests === 1 ? 'a guest' : `${guests} guests`}`}.`,
  'evening-turn-set': ({ turn, fromDay, members }, say) =>
    members.length === 0
      ? `${TURN[turn]} goes by turns no more from ${say.day(fromDay)}.`
      : `${TURN[turn]} goes by turns from ${say.day(fromDay)}: ${say.players(members)}.`,
  'evening-turn-swapped': ({ turn, planned, member, withPlanned, withMember }, say) =>
    `${say.players([member, withMember])} swapped: ${say.players([member])} ${HAS[turn]} on ${say.day(planned)}, ${say.players([withMember])} on ${say.day(withPlanned)}.`,
  'answer-reminder-set': ({ time, daysBefore }) =>
    `Members without an answer are reminded at ${time}, ${daysBefore === 0 ? 'on the day until which answers are wanted' : daysBefore === 1 ? 'on the day before answers are wanted' : `${daysBefore} days before answers are wanted`}.`,
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
  'planned-evening-is-on': ({ day }, say) => `The evening of ${say.day(day)} is not called off.`,
  'planned-evening-played': ({ day }, say) =>
    `The evening of ${say.day(day)} already has a table and stays as it is.`,
  'planned-evening-unmoved': () => 'Name another day, another time or another place.',
  'planned-series-ends-before': ({ day }, say) =>
    `There was an evening on ${say.day(day)}; it cannot be taken away.`,
  'no-such-planned-book': ({ book }) => `There is no rule book ${book}.`,
  'planned-guest-is-no-guest': () => 'Only guests of the club can be named as guests.',
  'planned-guests-without-host': () => 'Somebody who does not come cannot bring guests.',
  'turn-day-past': ({ day }, say) =>
    `The order cannot begin before today; ${say.day(day)} has passed.`,
  'turn-not-swapped': () => 'Choose another evening, at which another member has the turn.',
  'nobody-in-turn': () => 'Nobody has a turn that evening.',
  'reminder-after-answers': ({ day, time }, say) =>
    `Answers are wanted by ${time} on ${say.day(day)}; the reminder would be too late.`,
  'twice-in-turn': () => 'A member is in the list twice.',
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
  turns: { host: 'You host', cake: 'You bring cake' },
};
