import { EXAMPLE } from '../../platform/http/reference/example-ids.js';
import { corrects, readsAgain, writes } from '../../platform/http/reference/operation.js';
import { namedExample } from '../../platform/http/reference/schema-parts.js';
import { RULE, SEASON } from '../examples.js';
import {
  EveningMoveDto,
  ReopenSeasonDto,
  RuleChangeDto,
  SeasonChangeDto,
  SeasonDto,
} from './season.dto.js';
import { EveningMoveView, SeasonList, SeasonView } from './season.view.js';

const BY_MONEY = { ...RULE, by: 'money', best: null } as const;
const WHY = 'Agreed at the general meeting.';

/** The API reference of seasons. */
export const seasonsApi = {
  list: readsAgain({
    id: 'listSeasons',
    summary: 'The seasons of a club',
    description: 'Every season, open and closed. They may overlap: a cup inside the year.',
    of: ['clubId'],
    answer: {
      description: 'The seasons.',
      type: SeasonList,
      headers: ['Head-ETag'],
      examples: {
        seasons: namedExample('seasons', 'One season', () => ({
          ...{ head: 14, latestDay: '2026-11-20', seasons: [SEASON] },
        })),
      },
    },
    refusals: ['validation-failed'],
  }),
  read: readsAgain({
    id: 'readSeason',
    summary: 'A season',
    description: 'Which evenings belong to it, and how its standings are made.',
    of: ['clubId', 'seasonId'],
    answer: {
      description: 'The season.',
      type: SeasonView,
      headers: ['Head-ETag'],
      examples: { season: namedExample('season', 'A season that runs', () => SEASON) },
    },
    refusals: ['validation-failed'],
  }),
  open: writes({
    id: 'openSeason',
    summary: 'Begin a season',
    description:
      'Its days, which rule books and tables belong to it, and how its standings are made. An evening ' +
      'belongs to it by the day on which it was opened, where the club is; the days may be past.',
    of: ['clubId'],
    body: {
      type: SeasonDto,
      description: 'The season.',
      examples: {
        season: namedExample('season-to-open', 'The best two evenings count', () => ({
          name: SEASON.name,
          firstDay: SEASON.firstDay,
          lastDay: SEASON.lastDay,
          rule: RULE,
        })),
      },
    },
    answer: {
      status: 201,
      description: 'The season.',
      type: SeasonView,
      headers: ['ETag'],
      examples: { season: namedExample('season-opened', 'It is open', () => SEASON) },
    },
    refusals: ['day-refused', 'club-archived'],
  }),
  change: corrects({
    id: 'changeSeason',
    summary: 'Change the name, the days, the books or the tables of a season',
    description: 'What is left out stays. Evenings that were moved stay where they were moved to.',
    of: ['clubId', 'seasonId'],
    body: {
      type: SeasonChangeDto,
      description: 'What is to be otherwise, and why.',
      examples: {
        longer: namedExample('season-to-change', 'It lasts longer', () => ({
          lastDay: '2027-06-30',
          why: 'We play until June.',
        })),
      },
    },
    answer: {
      description: 'The season.',
      type: SeasonView,
      examples: {
        season: namedExample('season-changed', 'It lasts longer', () => ({
          ...SEASON,
          lastDay: '2027-06-30',
          version: 2,
          since: 15,
        })),
      },
    },
    refusals: ['season-closed', 'day-refused'],
  }),
  rule: corrects({
    id: 'changeStandingRule',
    summary: 'Change how the standings are made',
    description:
      'All of the rule is said. It holds for every evening of the season, those played already too; the ' +
      'standings say since when, and why. As of an event before it they are made by the rule of then.',
    of: ['clubId', 'seasonId'],
    body: {
      type: RuleChangeDto,
      description: 'The rule, and why.',
      examples: {
        rule: namedExample('rule-to-change', 'Money ranks', () => ({ rule: BY_MONEY, why: WHY })),
      },
    },
    answer: {
      description: 'The season.',
      type: SeasonView,
      examples: {
        season: namedExample('rule-changed', 'Money ranks', () => ({
          ...SEASON,
          rule: BY_MONEY,
          version: 2,
          since: 15,
        })),
      },
    },
    refusals: ['season-closed'],
  }),
  close: corrects({
    id: 'closeSeason',
    summary: 'Close a season with its final table',
    description:
      'After its last day, and once no evening of it is open. What is corrected later is shown beside the ' +
      'table as it was.',
    of: ['clubId', 'seasonId'],
    answer: {
      description: 'The season.',
      type: SeasonView,
      examples: {
        season: namedExample('season-after-close', 'It is closed', () => ({
          ...SEASON,
          version: 2,
          since: 214,
          status: 'closed',
          closed: 214,
        })),
      },
    },
    refusals: ['season-closed', 'season-refused'],
  }),
  reopen: corrects({
    id: 'reopenSeason',
    summary: 'Open a closed season again',
    description: 'The table as it was stays readable: as of the event that closed it.',
    of: ['clubId', 'seasonId'],
    body: {
      type: ReopenSeasonDto,
      description: 'Why.',
      examples: {
        reopen: namedExample('season-to-reopen', 'An evening was left out', () => ({
          why: 'An evening was left out.',
        })),
      },
    },
    answer: {
      description: 'The season.',
      type: SeasonView,
      examples: {
        season: namedExample('season-reopened', 'It is open again', () => ({
          ...SEASON,
          version: 3,
          since: 215,
        })),
      },
    },
    refusals: ['season-refused'],
  }),
  move: writes({
    id: 'moveEvening',
    summary: 'Move an evening out of a season, into one, or both',
    description:
      'It then belongs there whatever its day, book and table, until it is moved again. Who moves it says ' +
      'where it is now: what was moved meanwhile is refused.',
    of: ['clubId'],
    body: {
      type: EveningMoveDto,
      description: 'The evening, from where to where, and why.',
      examples: {
        move: namedExample('evening-to-move', 'It belongs to the season', () => ({
          session: EXAMPLE.session,
          to: EXAMPLE.season,
          why: 'Played in advance, for the ferry was cancelled.',
        })),
      },
    },
    answer: {
      status: 201,
      description: 'The move.',
      type: EveningMoveView,
      examples: {
        move: namedExample('evening-moved', 'It belongs to the season', () => ({
          event: 15,
          session: EXAMPLE.session,
          from: null,
          to: EXAMPLE.season,
          why: 'Played in advance, for the ferry was cancelled.',
        })),
      },
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
