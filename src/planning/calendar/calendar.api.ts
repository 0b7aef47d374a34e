import { acts, reads } from '../../platform/http/reference/operation.js';
import { namedSchema } from '../../platform/http/reference/schema-parts.js';
import { CLUB_ID } from '../../ledger/requests/club-write.js';
import { pathPart } from '../../platform/http/path-part.js';
import { CalendarFeedsView, CalendarMadeView } from './calendar.view.js';

const FILE = namedSchema('EveningCalendar', {
  type: 'string',
  contentMediaType: 'text/calendar',
  description: 'Planned evenings (iCalendar, RFC 5545).',
});

/** The secret in an address, with or without the ending of calendars. */
export const FEED_SECRET = pathPart({
  name: 'secret',
  description: 'The secret of a calendar; `.ics` may follow.',
  schema: { type: 'string' },
  reason: 'no-such-address',
  read: (text) => text.replace(/\.ics$/, ''),
});

const MADE = { status: 201, description: 'The address.', type: CalendarMadeView } as const;
const LEFT = { description: 'Which calendars are left.', type: CalendarFeedsView } as const;

/** The API reference of calendars of planned evenings. */
export const calendarApi = {
  read: reads({
    id: 'readCalendar',
    summary: 'The planned evenings as a calendar',
    description:
      'For programs that subscribe to calendars: the secret in the address is all that they need. It holds ' +
      'no names; evenings that were called off stay in it as cancelled.',
    of: [FEED_SECRET],
    answer: { description: 'The calendar.', mediaType: 'text/calendar', type: FILE },
    refusals: ['not-found'],
  }),
  list: reads({
    id: 'listCalendars',
    summary: 'Which calendars have an address',
    description: 'Of the caller, and of the club. Secrets are never shown again.',
    of: [CLUB_ID],
    answer: { description: 'The calendars.', type: CalendarFeedsView },
  }),
  makeOwn: acts({
    id: 'makeOwnCalendar',
    summary: 'Make a new address of your calendar',
    description:
      'The address before it is of no more use. It ends with the roles of its user in the club.',
    of: [CLUB_ID],
    answer: MADE,
  }),
  endOwn: acts({
    id: 'endOwnCalendar',
    summary: 'End the address of your calendar',
    description: 'Once more it changes nothing.',
    of: [CLUB_ID],
    answer: LEFT,
  }),
  makeClubs: acts({
    id: 'makeClubCalendar',
    summary: "Make a new address of the club's calendar",
    description: 'The address before it is of no more use.',
    of: [CLUB_ID],
    answer: MADE,
  }),
  endClubs: acts({
    id: 'endClubCalendar',
    summary: "End the address of the club's calendar",
    description: 'Once more it changes nothing.',
    of: [CLUB_ID],
    answer: LEFT,
  }),
};
