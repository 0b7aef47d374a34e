import type { LanguageId } from '../people/languages.js';
import type { CalendarWords } from './calendar-words.js';
import { calendarWords as da } from './da/planned.js';
import { calendarWords as de } from './de/planned.js';
import { calendarWords as en } from './en/planned.js';
import { calendarWords as sv } from './sv/planned.js';

/** The words of calendars in every language; only the service writes calendars. */
export const CALENDAR_WORDS: Readonly<Record<LanguageId, CalendarWords>> = { da, sv, de, en };
