import type { SeasonEvent } from '../../../events/season/kinds.js';
import type { LogWords, Say } from '../../language.js';

/** What happened to seasons. */
export default {
  'season-opened': ({ season, firstDay, lastDay, rule, currency }, say) =>
    `Säsongen ${season} skapades, från ${say.day(firstDay)} till ${say.day(lastDay)}. ${say.standingRule(rule, currency)}`,
  'season-changed': ({ season, name, days, books, tables }, say) => {
    const said = [
      ...(name === null ? [] : [`den heter nu ${name}`]),
      ...(days === null
        ? []
        : [`den pågår från ${say.day(days.firstDay)} till ${say.day(days.lastDay)}`]),
      ...(books === null ? [] : [booksWords(books, say)]),
      ...(tables === null ? [] : [tablesWords(tables, say)]),
    ];
    return `Säsongen ${season} ändrades: ${say.and(said)}.`;
  },
  'season-rule-changed': ({ season, rule, currency }, say) =>
    `Ställningen i säsongen ${season} räknas på ett annat sätt. ${say.standingRule(rule, currency)}`,
  'season-closed': ({ season }) => `Säsongen ${season} avslutades.`,
  'season-reopened': ({ season }) => `Säsongen ${season} öppnades igen.`,
  'evening-moved': ({ day, from, to }, say) => {
    const evening = `Kvällen ${say.day(day)} flyttades`;
    if (to === null) return `${evening} ut ur säsongen ${from ?? ''}.`;
    return from === null
      ? `${evening} in i säsongen ${to}.`
      : `${evening} från säsongen ${from} till ${to}.`;
  },
} satisfies Pick<LogWords['sentences'], SeasonEvent['kind']>;

function booksWords(books: readonly string[], say: Say): string {
  return books.length === 0
    ? 'alla regelböcker är med'
    : `bara ${say.and(books.map(say.book))} är med`;
}

function tablesWords(tables: readonly string[], say: Say): string {
  return tables.length === 0 ? 'alla bord är med' : `bara borden ${say.and(tables)} är med`;
}
