import { corrects, readsAgain, writes } from '../../platform/http/reference/operation.js';
import {
  EveningMoveDto,
  ReopenSeasonDto,
  RuleChangeDto,
  SeasonChangeDto,
  SeasonDto,
} from './season.dto.js';
import { EveningMoveView, SeasonList, SeasonView } from './season.view.js';
import { CLUB_ID } from '../../ledger/requests/club-write.js';
import { SEASON_ID } from '../season-id.js';

/** The API reference of seasons. */
export const seasonsApi = {
  list: readsAgain({
    id: 'listSeasons',
    summary: 'The seasons of a club',
    description: 'Every season, open and closed. They may overlap: a cup inside the year.',
    of: [CLUB_ID],
    answer: {
      description: 'The seasons.',
      type: SeasonList,
      headers: ['Head-ETag'],
    },
    refusals: ['validation-failed'],
  }),
  read: readsAgain({
    id: 'readSeason',
    summary: 'A season',
    description: 'Which evenings belong to it, and how its standings are made.',
    of: [CLUB_ID, SEASON_ID],
    answer: {
      description: 'The season.',
      type: SeasonView,
      headers: ['Head-ETag'],
    },
    refusals: ['validation-failed'],
  }),
  open: writes({
    id: 'openSeason',
    summary: 'Begin a season',
    description:
      'Its days, which rule books and tables belong to it, and how its standings are made. An evening ' +
      'belongs to it by the day on which it was opened, where the club is; the days may be past.',
    of: [CLUB_ID],
    body: {
      type: SeasonDto,
      description: 'The season.',
    },
    answer: {
      status: 201,
      description: 'The season.',
      type: SeasonView,
      headers: ['ETag'],
    },
    refusals: ['day-refused', 'club-archived'],
  }),
  change: corrects({
    id: 'changeSeason',
    summary: 'Change the name, the days, the books or the tables of a season',
    description:
      'Omitted fields keep their value. Evenings that were moved stay where they were moved to.',
    of: [CLUB_ID, SEASON_ID],
    body: {
      type: SeasonChangeDto,
      description: 'The changes, and the reason.',
    },
    answer: {
      description: 'The season.',
      type: SeasonView,
    },
    refusals: ['season-closed', 'day-refused'],
  }),
  rule: corrects({
    id: 'changeStandingRule',
    summary: 'Change how the standings are made',
    description:
      'All of the rule is said. It holds for every evening of the season, those played already too; the ' +
      'standings say since when, and why. As of an event before it they are made by the rule of then.',
    of: [CLUB_ID, SEASON_ID],
    body: {
      type: RuleChangeDto,
      description: 'The rule, and why.',
    },
    answer: {
      description: 'The season.',
      type: SeasonView,
    },
    refusals: ['season-closed'],
  }),
  close: corrects({
    id: 'closeSeason',
    summary: 'Close a season with its final table',
    description:
      'After its last day, and once no evening of it is open. Later corrections are shown beside the ' +
      'table as it was.',
    of: [CLUB_ID, SEASON_ID],
    answer: {
      description: 'The season.',
      type: SeasonView,
    },
    refusals: ['season-closed', 'season-refused'],
  }),
  reopen: corrects({
    id: 'reopenSeason',
    summary: 'Open a closed season again',
    description: 'The table as it was stays readable: as of the event that closed it.',
    of: [CLUB_ID, SEASON_ID],
    body: {
      type: ReopenSeasonDto,
      description: 'Why.',
    },
    answer: {
      description: 'The season.',
      type: SeasonView,
    },
    refusals: ['season-refused'],
  }),
  move: writes({
    id: 'moveEvening',
    summary: 'Move an evening out of a season, into one, or both',
    description:
      'It then belongs there whatever its day, book and table, until it is moved again. The request ' +
      'names ' +
      'its present place; an evening moved meanwhile is refused.',
    of: [CLUB_ID],
    body: {
      type: EveningMoveDto,
      description: 'The evening, from where to where, and why.',
    },
    answer: {
      status: 201,
      description: 'The move.',
      type: EveningMoveView,
    },
    refusals: [
      'session-not-found',
      'season-not-found',
      'season-closed',
      'season-refused',
      'club-archived',
    ],
  }),
};
