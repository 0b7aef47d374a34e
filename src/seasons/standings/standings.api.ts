import { readsAgain } from '../../platform/http/reference/operation.js';
import { EveningSeasons } from './evening-seasons.view.js';
import { StandingsView } from './standings.view.js';
import { CLUB_ID } from '../../ledger/requests/club-write.js';
import { SEASON_ID } from '../season-id.js';
import { SESSION_ID } from '../../sessions/to-session.js';

/** The API reference of the standings. */
export const standingsApi = {
  read: readsAgain({
    id: 'readStandings',
    summary: 'The standings of a season',
    description:
      'The rank of each member, by which rule and since when, which evenings count and why, for the season and ' +
      'for each member. An evening counts once it is closed; what is corrected, disputed or undone later ' +
      'moves the standings at once. Guests who were made members, or merged into one, count with all their ' +
      'evenings from then on. A caller who may not see money gets the ranks of a season by money, and their own amounts.',
    of: [CLUB_ID, SEASON_ID],
    answer: {
      description: 'The standings.',
      type: StandingsView,
      headers: ['Head-ETag'],
    },
    refusals: ['validation-failed'],
  }),
  ofEvening: readsAgain({
    id: 'readEveningSeasons',
    summary: 'The seasons that an evening counts in',
    description:
      'In which seasons an evening counts and in which it does not, and why: those whose days hold it, and ' +
      'those that it was moved into or out of. The standings show for whom it counts there.',
    of: [CLUB_ID, SESSION_ID],
    answer: {
      description: 'The seasons.',
      type: EveningSeasons,
      headers: ['Head-ETag'],
    },
    refusals: ['validation-failed'],
  }),
};
