import { pathId, pathPart } from '../platform/http/path-part.js';
import { isCalendarDay } from '../values/day.js';

/** The series of planned evenings in an address. */
export const SERIES_ID = pathId(
  'seriesId',
  'A series of planned evenings of the club.',
  'no-such-planned-evening',
);

/** The evening of a series in an address. */
export const PLANNED_DAY = pathPart({
  name: 'planned',
  description: 'An evening of the series, by the day for which it was first planned.',
  schema: { type: 'string', format: 'date' },
  reason: 'no-such-planned-evening',
  read: (text) => (isCalendarDay(text) ? text : null),
});
