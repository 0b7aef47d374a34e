import type { SeasonEvent } from '../../../events/season/kinds.js';
import type { LogWords, Say } from '../../language.js';

/** What happened to seasons. */
export default {
  'season-opened': ({ season, firstDay, lastDay, rule, currency }, say) =>
    `Die Saison ${season} wurde angelegt, vom ${say.day(firstDay)} bis ${say.day(lastDay)}. ${say.standingRule(rule, currency)}`,
  'season-changed': ({ season, name, days, books, tables }, say) => {
    const said = [
      ...(name === null ? [] : [`sie heißt jetzt ${name}`]),
      ...(days === null
        ? []
        : [`sie läuft vom ${say.day(days.firstDay)} bis ${say.day(days.lastDay)}`]),
      ...(books === null ? [] : [booksWords(books, say)]),
      ...(tables === null ? [] : [tablesWords(tables, say)]),
    ];
    return `Die Saison ${season} wurde geändert: ${say.and(said)}.`;
  },
  'season-rule-changed': ({ season, rule, currency }, say) =>
    `Die Tabelle der Saison ${season} wird anders gerechnet. ${say.standingRule(rule, currency)}`,
  'season-closed': ({ season }) => `Die Saison ${season} wurde abgeschlossen.`,
  'season-reopened': ({ season }) => `Die Saison ${season} wurde wieder geöffnet.`,
  'evening-moved': ({ day, from, to }, say) => {
    const evening = `Der Abend vom ${say.day(day)} wurde`;
    if (to === null) return `${evening} aus der Saison ${from ?? ''} genommen.`;
    return from === null
      ? `${evening} in die Saison ${to} genommen.`
      : `${evening} aus der Saison ${from} in die Saison ${to} verlegt.`;
  },
} satisfies Pick<LogWords['sentences'], SeasonEvent['kind']>;

function booksWords(books: readonly string[], say: Say): string {
  return books.length === 0
    ? 'alle Regelbücher gehören dazu'
    : `nur ${say.and(books.map(say.book))} gehören dazu`;
}

function tablesWords(tables: readonly string[], say: Say): string {
  return tables.length === 0
    ? 'alle Tische gehören dazu'
    : `nur die Tische ${say.and(tables)} gehören dazu`;
}
