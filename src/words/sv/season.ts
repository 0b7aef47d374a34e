import type { SeasonEvent } from '../../events/season/kinds.js';
import type { SEASON_REASONS } from '../../standings/reasons.js';
import type { LogWords, Say, SentencesOf } from '../language.js';

/** What happened to seasons. */
export const seasonLog = {
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

/** Why something cannot be done with a season. */
export const seasonReasons = {
  'no-such-season': () => 'Klubben har ingen sådan säsong.',
  'season-moved-on': ({ current, version }) =>
    `Säsongen har ändrats (version ${current}, inte ${version}). Hämta den igen.`,
  'season-is-closed': ({ season }) => `Säsongen ${season} är avslutad; öppna den igen först.`,
  'season-is-open': ({ season }) => `Säsongen ${season} är öppen.`,
  'season-runs-still': ({ season, lastDay }, say) =>
    `Säsongen ${season} pågår till ${say.day(lastDay)}; den kan avslutas när den dagen är över.`,
  'season-has-open-evenings': ({ season, days }, say) =>
    `I säsongen ${season} finns kvällar som inte är avslutade: ${say.and(days.map(say.day))}. Avsluta dem först.`,
  'season-days-reversed': () => 'Säsongens sista dag kan inte vara före den första.',
  'no-such-season-book': ({ book }) => `Det finns ingen regelbok ${book}.`,
  'rule-not-played-by-hand': () =>
    'När poäng per giv avgör placeringen kan en kväll som man inte har spelat inte räknas som något.',
  'no-such-evening': () => 'Klubben har ingen sådan kväll.',
  'evening-not-in-season': ({ season }) => `Kvällen är inte i säsongen ${season}.`,
  'evening-in-season-already': ({ season }) => `Kvällen är redan i säsongen ${season}.`,
  'evening-moved-nowhere': () =>
    'Säg vilken säsong kvällen flyttas från eller till; inte samma två gånger.',
} satisfies SentencesOf<typeof SEASON_REASONS>;
