import type { SeasonEvent } from '../../events/season/kinds.js';
import type { SEASON_REASONS } from '../../standings/reasons.js';
import { capitalised, type LogWords, type Say, type SentencesOf } from '../language.js';

/** What happened to seasons. */
export const seasonLog = {
  'season-opened': ({ season, firstDay, lastDay, rule, currency }, say) =>
    `The season ${season} was opened, from ${say.day(firstDay)} to ${say.day(lastDay)}. ${say.standingRule(rule, currency)}`,
  'season-changed': ({ season, name, days, books, tables }, say) => {
    const said = [
      ...(name === null ? [] : [`it is called ${name} now`]),
      ...(days === null
        ? []
        : [`it runs from ${say.day(days.firstDay)} to ${say.day(days.lastDay)}`]),
      ...(books === null ? [] : [booksWords(books, say)]),
      ...(tables === null ? [] : [tablesWords(tables, say)]),
    ];
    return `The season ${season} was changed: ${say.and(said)}.`;
  },
  'season-rule-changed': ({ season, rule, currency }, say) =>
    `The standings of the season ${season} follow a new rule. ${say.standingRule(rule, currency)}`,
  'season-closed': ({ season }) => `The season ${season} was closed.`,
  'season-reopened': ({ season }) => `The season ${season} was opened again.`,
  'evening-moved': ({ day, from, to }, say) => {
    const evening = `The evening of ${say.day(day)} was moved`;
    if (to === null) return `${evening} out of the season ${from ?? ''}.`;
    return from === null
      ? `${evening} into the season ${to}.`
      : `${evening} from the season ${from} to ${to}.`;
  },
  'evening-carried-in': ({ day, table, players, others }, say) =>
    `An evening from before, ${say.day(day)}${table === null ? '' : ` at the table ${table}`}, was carried in with the results of ${say.players(players)}${others ? ' and others' : ''}.`,
  'evening-carried-in-corrected': ({ day, table, players, others }, say) =>
    `An evening that was carried in was corrected: ${say.day(day)}${table === null ? '' : ` at the table ${table}`} with the results of ${say.players(players)}${others ? ' and others' : ''}.`,
  'evening-carried-in-taken-back': ({ day }, say) =>
    `The evening of ${say.day(day)} that was carried in was taken back.`,
} satisfies Pick<LogWords['sentences'], SeasonEvent['kind']>;

function booksWords(books: readonly string[], say: Say): string {
  return books.length === 0
    ? 'all rule books belong to it'
    : `only ${say.and(books.map(say.book))} belong to it`;
}

function tablesWords(tables: readonly string[], say: Say): string {
  return tables.length === 0
    ? 'all tables belong to it'
    : `only the tables ${say.and(tables)} belong to it`;
}

/** Why something cannot be done with a season. */
export const seasonReasons = {
  'no-such-season': () => 'The club has no such season.',
  'season-moved-on': ({ current, version }) =>
    `The season has been changed: it is at version ${current}, and this was made for version ${version}. Read it again.`,
  'season-is-closed': ({ season }) => `The season ${season} is closed; open it again first.`,
  'season-is-open': ({ season }) => `The season ${season} is open.`,
  'season-runs-still': ({ season, lastDay }, say) =>
    `The season ${season} runs until ${say.day(lastDay)}; it can be closed once that day is over.`,
  'season-has-open-evenings': ({ season, days }, say) =>
    `Evenings of the season ${season} are still open: ${say.and(days.map(say.day))}. Close them first.`,
  'season-days-reversed': () => 'The last day of a season cannot be before its first.',
  'no-such-season-book': ({ book }) => `There is no rule book ${book}.`,
  'rule-not-played-by-hand': () =>
    'With points a hand, an evening that was not played cannot count.',
  'no-such-evening': () => 'The club has no such evening.',
  'evening-not-in-season': ({ season }) => `The evening is not in the season ${season}.`,
  'evening-in-season-already': ({ season }) => `The evening is already in the season ${season}.`,
  'evening-moved-nowhere': () =>
    'Say which season the evening is moved from or to; not the same one twice.',
  'no-such-carried-evening': () => 'The club has no such evening that was carried in.',
  'carried-moved-on': () => 'The evening was corrected in the meantime. Fetch it again.',
  'carried-day-not-past': ({ day }, say) =>
    `${capitalised(say.day(day))} is not over yet; only evenings before today can be carried in.`,
  'carried-points-left': ({ day, points }, say) =>
    `The points of ${say.day(day)} add up to ${points}, not 0. Correct them, or enter the rest as others.`,
  'carried-person-twice': ({ day }, say) => `The same person is there twice on ${say.day(day)}.`,
  'carried-person-or-new': () => 'Name either a member or one of the new people.',
  'carried-book-of-other-game': () => 'That rule book is of another game.',
  'carried-day-known': ({ day, table }, say) =>
    `There is an evening of ${say.day(day)}${table === '' ? '' : ` at the table ${table}`} already. Is this another one?`,
} satisfies SentencesOf<typeof SEASON_REASONS>;
