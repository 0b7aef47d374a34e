import { TZDate } from '@date-fns/tz';
import { getVtimezoneComponent } from '@touch4it/ical-timezones';
import ical, {
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalEventData,
} from 'ical-generator';
import type { LanguageId } from '../../people/languages.js';
import { TURNS } from '../../planned/turns.js';
import { CALENDAR_WORDS } from '../../words/calendars.js';
import type { PlannedEveningView } from '../planned.view.js';

/** A planned evening has no end; calendars are given one. */
const HOURS = 4;
const HOUR_MS = 60 * 60 * 1000;

interface Calendar {
  readonly club: string;
  /** IANA. */
  readonly timeZone: string;
  readonly language: LanguageId;
  readonly evenings: readonly PlannedEveningView[];
  /** The member whose answers are in it; null for none. */
  readonly member: string | null;
}

/**
 * Planned evenings as a calendar (RFC 5545). It holds no names. Each evening keeps its UID; SEQUENCE is how
 * often it or its turns were changed, and one that was called off stays as cancelled.
 */
export function eveningCalendar(calendar: Calendar): string {
  const { club, evenings } = calendar;
  const file = ical({
    name: club,
    prodId: { company: 'Kopperne', product: 'Kopperne' },
    method: ICalCalendarMethod.PUBLISH,
    // Without a zone of its own: DTSTAMP and LAST-MODIFIED are in UTC (RFC 5545, 3.8.7).
    timezone: { name: null, generator: getVtimezoneComponent },
    ttl: 60 * 60,
  });
  for (const evening of evenings) file.createEvent(eventOf(calendar, evening));
  return file.toString();
}

function eventOf(calendar: Calendar, evening: PlannedEveningView): ICalEventData {
  const { club, timeZone, language, member } = calendar;
  const { series, planned, begins, revised, revision, calledOff, place, why, turns } = evening;
  const words = CALENDAR_WORDS[language];
  const own = evening.answers.find((one) => one.member === member);
  const said = member === null ? [] : [words.answers[own?.answer ?? 'none']];
  const has = TURNS.filter((turn) => member !== null && turns[turn] === member);
  const start = new TZDate(begins, timeZone);
  const answered = own === undefined || own.answered < revised ? revised : own.answered;
  const isFree = calledOff || own?.answer === 'no';
  return {
    id: `${series}-${planned}@kopperne`,
    sequence: revision,
    stamp: new Date(answered),
    lastModified: new Date(answered),
    start,
    end: new TZDate(start.getTime() + HOURS * HOUR_MS, timeZone),
    timezone: timeZone,
    summary: words.title(club),
    location: place,
    description: [
      ...has.map((turn) => words.turns[turn]),
      ...said,
      ...(why === null ? [] : [why]),
    ].join('\n'),
    status: calledOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: isFree ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
  };
}
