import { REPEATS, type SeriesDays } from '../../planned/series.js';
import { ANSWERS, type Answer } from '../../planned/answers.js';
import { TURNS, type Turn } from '../../planned/turns.js';
import { CLOCK_PATTERN } from '../../values/wall-clock.js';
import { news, type EventKind, type Logged } from '../kind.js';
import {
  isCount,
  isDay,
  isId,
  isText,
  listOf,
  meaning,
  oneOf,
  orNull,
  patterned,
} from '../payload.js';

/** Evenings are planned: one, or a series. */
export interface EveningsPlanned extends SeriesDays {
  readonly kind: 'evenings-planned';
  /** The series; a single evening is one too. */
  readonly series: string;
  /** The series that it goes on from, where all evenings from one on were changed. */
  readonly follows: string | null;
  /** `HH:MM`, where the club is. */
  readonly time: string;
  readonly place: string | null;
  /** The rule book that is played; null where that is left open. */
  readonly book: string | null;
  /** The most tables; null for any number. */
  readonly tables: number | null;
  /** Hours before its beginning by which answers are wanted; null for its beginning. */
  readonly answerHours: number | null;
}

/** A series has no evenings after a day. */
export interface EveningsEnded {
  readonly kind: 'evenings-ended';
  readonly series: string;
  readonly lastDay: string;
  readonly why: string;
}

/** The evening of a series that was first planned for a day. */
interface OfEvening {
  readonly series: string;
  readonly planned: string;
}

/** A planned evening is on another day, at another time or place. */
export interface PlannedEveningMoved extends OfEvening {
  readonly kind: 'planned-evening-moved';
  readonly day: string;
  readonly time: string;
  readonly place: string | null;
  readonly why: string;
}

/** A planned evening is called off. */
export interface PlannedEveningCalledOff extends OfEvening {
  readonly kind: 'planned-evening-called-off';
  readonly why: string;
}

/** A planned evening that was called off is held after all. */
export interface PlannedEveningBroughtBack extends OfEvening {
  readonly kind: 'planned-evening-brought-back';
  /** Its day, time and place, as they were when it was called off. */
  readonly day: string;
  readonly time: string;
  readonly place: string | null;
  readonly why: string;
}

/** A member says whether they come. */
export interface PlannedEveningAnswered extends OfEvening {
  readonly kind: 'planned-evening-answered';
  readonly member: string;
  readonly answer: Answer;
  /** Guests who come with them and have no name here. */
  readonly guests: number;
  /** Guests of the club who come with them. */
  readonly named: readonly string[];
}

/** A turn goes round these members from a day on; nobody in it ends the turn. */
export interface EveningTurnSet {
  readonly kind: 'evening-turn-set';
  readonly turn: Turn;
  readonly fromDay: string;
  /** In their order. */
  readonly members: readonly string[];
}

/** Two members swap their evenings of a turn. */
export interface EveningTurnSwapped extends OfEvening {
  readonly kind: 'evening-turn-swapped';
  readonly turn: Turn;
  /** The member who has this evening now. */
  readonly member: string;
  readonly withSeries: string;
  readonly withPlanned: string;
  /** The member who has the other evening now. */
  readonly withMember: string;
  readonly why: string;
}

/** The time at which members without an answer are reminded. */
export interface AnswerReminderSet {
  readonly kind: 'answer-reminder-set';
  /** `HH:MM`, where the club is. */
  readonly time: string;
  /** Days before the day until which answers are wanted; 0 for that day. */
  readonly daysBefore: number;
}

export type PlannedEvent =
  | EveningsPlanned
  | EveningsEnded
  | PlannedEveningMoved
  | PlannedEveningCalledOff
  | PlannedEveningBroughtBack
  | PlannedEveningAnswered
  | EveningTurnSet
  | EveningTurnSwapped
  | AnswerReminderSet;

/** The parts that these events share: everybody who may read evenings hears of them. */
const OF_PLANS = { group: 'evenings', live: 'read-sessions', changes: () => [] } as const;

const series = meaning(isId, 'The series of evenings; a single evening is one too.');
const planned = meaning(isDay, 'The day for which the evening was first planned.');
const time = meaning(patterned(CLOCK_PATTERN), 'When it begins, where the club is.');
const place = meaning(orNull(isText), 'Where; null where nothing is said.');
const why = meaning(isText, 'Why.');

const evenings = {
  ...OF_PLANS,
  payload: {
    series,
    follows: meaning(orNull(isId), 'The series that it goes on from; null for none.'),
    firstDay: meaning(isDay, 'The day of its first evening, where the club is.'),
    repeat: meaning(oneOf(REPEATS), 'How often its evenings come.'),
    lastDay: meaning(orNull(isDay), 'The last day on which one may be; null for no end.'),
    except: meaning(listOf(isDay), 'Days of the series without an evening.'),
    time,
    place,
    book: meaning(orNull(isText), 'The rule book; null where that is left open.'),
    tables: meaning(orNull(isCount), 'The most tables; null for any number.'),
    answerHours: meaning(orNull(isCount), 'Hours before it by which answers are wanted.'),
  },
  subjects: ({ series: id, follows }) => (follows === null ? [id] : [id, follows]),
  params: ({ event: { firstDay, lastDay, repeat, time: clock, place: where } }) => {
    return { firstDay, lastDay, repeat, time: clock, place: where };
  },
  newsFor: 'read-account',
  news: ({ event: { series: id, firstDay: day, time: clock, place: where, repeat } }) => {
    const its = { series: id, planned: day, day, time: clock, place: where, repeat };
    return [news('evenings-planned', { planned: its })];
  },
} satisfies EventKind<EveningsPlanned, unknown>;

const ended = {
  ...OF_PLANS,
  payload: { series, lastDay: meaning(isDay, 'The last day on which one may be.'), why },
  subjects: ({ series: id }) => [id],
  why: ({ why: said }) => said,
  params: ({ event: { lastDay } }) => ({ lastDay }),
} satisfies EventKind<EveningsEnded, unknown>;

/** An evening that is held, with its day, time and place as they are now. */
function held<E extends PlannedEveningMoved | PlannedEveningBroughtBack>(
  what: 'evening-moved' | 'evening-brought-back',
) {
  return {
    ...OF_PLANS,
    payload: { series, planned, day: meaning(isDay, 'Its day now.'), time, place, why },
    subjects: ({ series: id }: E) => [id],
    why: ({ why: said }: E) => said,
    params: ({ event: { planned: from, day, time: clock, place: where } }: Logged<E>) => {
      return { planned: from, day, time: clock, place: where };
    },
    newsFor: 'read-account',
    news: ({ event }: Logged<E>) => {
      const { series: id, planned: from, day, time: clock, place: where, why: said } = event;
      const its = { series: id, planned: from, day, time: clock, place: where, repeat: null };
      return [news(what, { planned: its, why: said })];
    },
  } as const;
}

const moved = held<PlannedEveningMoved>('evening-moved') satisfies EventKind<
  PlannedEveningMoved,
  unknown
>;

const calledOff = {
  ...OF_PLANS,
  payload: { series, planned, why },
  subjects: ({ series: id }) => [id],
  why: ({ why: said }) => said,
  params: ({ event: { planned: day } }) => ({ planned: day }),
  newsFor: 'read-account',
  news: ({ event: { series: id, planned: day, why: said } }) => {
    const its = { series: id, planned: day, day, time: null, place: null, repeat: null };
    return [news('evening-called-off', { planned: its, why: said })];
  },
} satisfies EventKind<PlannedEveningCalledOff, unknown>;

const broughtBack = held<PlannedEveningBroughtBack>('evening-brought-back') satisfies EventKind<
  PlannedEveningBroughtBack,
  unknown
>;

const answered = {
  ...OF_PLANS,
  payload: {
    series,
    planned,
    member: meaning(isId, 'The member.'),
    answer: meaning(oneOf(ANSWERS), 'Whether they come.'),
    guests: meaning(isCount, 'Guests who come with them and have no name here.'),
    named: meaning(listOf(isId), 'Guests of the club who come with them.'),
  },
  subjects: ({ series: id, member, named }) => [id, member, ...named],
  params: ({ event: { planned: day, member, answer, guests, named } }) => {
    return { planned: day, member, answer, guests: guests + named.length };
  },
} satisfies EventKind<PlannedEveningAnswered, unknown>;

const turn = meaning(oneOf(TURNS), 'The task that goes round: to host, or to bring cake.');

const turnSet = {
  ...OF_PLANS,
  payload: {
    turn,
    fromDay: meaning(isDay, 'The day from which the order counts, where the club is.'),
    members: meaning(listOf(isId), 'The members in their order; none ends the turn.'),
  },
  subjects: ({ members }) => members,
  params: ({ event: { turn: which, fromDay, members } }) => ({ turn: which, fromDay, members }),
} satisfies EventKind<EveningTurnSet, unknown>;

const turnSwapped = {
  ...OF_PLANS,
  payload: {
    turn,
    series,
    planned,
    member: meaning(isId, 'The member who has this evening now.'),
    withSeries: meaning(isId, 'The series of the other evening.'),
    withPlanned: meaning(isDay, 'The day for which the other evening was first planned.'),
    withMember: meaning(isId, 'The member who has the other evening now.'),
    why,
  },
  subjects: ({ series: id, withSeries, member, withMember }) => [
    ...new Set([id, withSeries, member, withMember]),
  ],
  why: ({ why: said }) => said,
  params: ({ event: { turn: which, planned: day, member, withPlanned, withMember } }) => {
    return { turn: which, planned: day, member, withPlanned, withMember };
  },
  news: ({ event }, ids) => {
    const { turn: which, why: said } = event;
    const its = ids.has(event.member)
      ? { series: event.series, planned: event.planned, day: event.planned }
      : { series: event.withSeries, planned: event.withPlanned, day: event.withPlanned };
    const evening = { ...its, time: null, place: null, repeat: null };
    return [news(`${which}-swapped`, { planned: evening, why: said })];
  },
} satisfies EventKind<EveningTurnSwapped, unknown>;

const reminderSet = {
  ...OF_PLANS,
  payload: {
    time: meaning(patterned(CLOCK_PATTERN), 'The time of the reminder, where the club is.'),
    daysBefore: meaning(isCount, 'Days before the day until which answers are wanted.'),
  },
  subjects: () => [],
  params: ({ event: { time: clock, daysBefore } }) => ({ time: clock, daysBefore }),
} satisfies EventKind<AnswerReminderSet, unknown>;

export const PLANNED_KINDS = {
  'evenings-planned': evenings,
  'evenings-ended': ended,
  'planned-evening-moved': moved,
  'planned-evening-called-off': calledOff,
  'planned-evening-brought-back': broughtBack,
  'planned-evening-answered': answered,
  'evening-turn-set': turnSet,
  'evening-turn-swapped': turnSwapped,
  'answer-reminder-set': reminderSet,
} as const;

/** Whether an event is one of these. */
export function isOfPlans(event: { readonly kind: string }): event is PlannedEvent {
  return Object.hasOwn(PLANNED_KINDS, event.kind);
}
