import type { SeasonEvent } from '../../../events/season/kinds.js';
import type { LogWords, Say } from '../../language.js';

/** What happened to seasons. */
export default {
  'season-opened': ({ season, firstDay, lastDay, rule, currency }, say) =>
    `Sæsonen ${season} blev oprettet, fra ${say.day(firstDay)} til ${say.day(lastDay)}. ${say.standingRule(rule, currency)}`,
  'season-changed': ({ season, name, days, books, tables }, say) => {
    const said = [
      ...(name === null ? [] : [`den hedder nu ${name}`]),
      ...(days === null
        ? []
        : [`den løber fra ${say.day(days.firstDay)} til ${say.day(days.lastDay)}`]),
      ...(books === null ? [] : [booksWords(books, say)]),
      ...(tables === null ? [] : [tablesWords(tables, say)]),
    ];
    return `Sæsonen ${season} blev ændret: ${say.and(said)}.`;
  },
  'season-rule-changed': ({ season, rule, currency }, say) =>
    `Stillingen i sæsonen ${season} gøres op på en anden måde. ${say.standingRule(rule, currency)}`,
  'season-closed': ({ season }) => `Sæsonen ${season} blev afsluttet.`,
  'season-reopened': ({ season }) => `Sæsonen ${season} blev åbnet igen.`,
  'evening-moved': ({ day, from, to }, say) => {
    const evening = `Aftenen ${say.day(day)} blev flyttet`;
    if (to === null) return `${evening} ud af sæsonen ${from ?? ''}.`;
    return from === null
      ? `${evening} ind i sæsonen ${to}.`
      : `${evening} fra sæsonen ${from} til ${to}.`;
  },
} satisfies Pick<LogWords['sentences'], SeasonEvent['kind']>;

function booksWords(books: readonly string[], say: Say): string {
  return books.length === 0
    ? 'alle regelbøger er med'
    : `kun ${say.and(books.map(say.book))} er med`;
}

function tablesWords(tables: readonly string[], say: Say): string {
  return tables.length === 0 ? 'alle borde er med' : `kun bordene ${say.and(tables)} er med`;
}
