import { EXAMPLE } from '../../platform/http/reference/example-ids.js';
import { readsAgain } from '../../platform/http/reference/operation.js';
import { namedExample } from '../../platform/http/reference/schema-parts.js';
import { standingTable } from '../../standings/rule/standing-table.js';
import { standingRuleText } from '../../words/languages.js';
import { OPENED_AT, RULE, SEASON } from '../examples.js';
import { EveningSeasons } from './evening-seasons.view.js';
import { StandingsView } from './standings.view.js';

/** One evening: Karen won it, Børge and Else are level. */
function standings(): StandingsView {
  const { karen, borge, else: elsa, session } = EXAMPLE;
  const sat = (member: string, points: number) => {
    return { member, points, money: points * 10, hands: 24, paid: {} };
  };
  const played = [sat(karen, 90), sat(borge, -45), sat(elsa, -45)];
  return {
    head: 14,
    season: SEASON,
    hidden: [],
    currency: 'DKK',
    language: 'en',
    words: standingRuleText('en', RULE, 'DKK'),
    history: [
      {
        since: 12,
        time: OPENED_AT,
        actor: karen,
        actorName: 'Karen',
        by: karen,
        step: 'opened',
        why: null,
        rule: RULE,
      },
    ],
    evenings: [
      {
        session,
        day: '2026-11-20',
        game: 'tarok',
        book: 'brix-1996',
        table: null,
        belongs: true,
        counts: true,
        why: 'day',
        moved: null,
      },
    ],
    rows: standingTable(RULE, [{ session, day: '2026-11-20', rate: 10, played }], new Set()),
    then: null,
  };
}

/** The API reference of the standings. */
export const standingsApi = {
  read: readsAgain({
    id: 'readStandings',
    summary: 'The standings of a season',
    description:
      'Who stands where, by which rule and since when, which evenings count and why, for the season and ' +
      'for each member. An evening counts once it is closed; what is corrected, disputed or undone later ' +
      'moves the standings at once. Guests who were made members, or merged into one, count with all their ' +
      'evenings from then on. Who may not see money is told the ranks of a season by money, and their own ' +
      'amounts.',
    of: ['clubId', 'seasonId'],
    answer: {
      description: 'The standings.',
      type: StandingsView,
      headers: ['Head-ETag'],
      examples: { standings: namedExample('standings', 'After one evening', standings) },
    },
    refusals: ['validation-failed'],
  }),
  ofEvening: readsAgain({
    id: 'readEveningSeasons',
    summary: 'The seasons that an evening counts in',
    description:
      'In which seasons an evening counts and in which it does not, and why: those whose days hold it, and ' +
      'those that it was moved into or out of. For whom it counts there is told by the standings.',
    of: ['clubId', 'sessionId'],
    answer: {
      description: 'The seasons.',
      type: EveningSeasons,
      headers: ['Head-ETag'],
      examples: {
        seasons: namedExample('evening-seasons', 'An evening of one season', () => ({
          head: 14,
          seasons: [
            {
              season: EXAMPLE.season,
              name: SEASON.name,
              belongs: true,
              counts: true,
              why: 'day' as const,
              moved: null,
            },
          ],
        })),
      },
    },
    refusals: ['validation-failed'],
  }),
};
