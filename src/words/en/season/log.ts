import type { SeasonEvent } from '../../../events/season/kinds.js';
import type { LogWords, Say } from '../../language.js';

/** What happened to seasons. */
export default {
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
