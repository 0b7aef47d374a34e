import type { SeasonEvent } from '../../events/season/kinds.js';
import type { SEASON_REASONS } from '../../standings/reasons.js';
import { capitalised, type LogWords, type Say, type SentencesOf } from '../language.js';

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
  'evening-carried-in': ({ day, table, players, others }, say) =>
    `En tidigare kväll, ${say.day(day)}${table === null ? '' : ` vid bordet ${table}`}, fördes in med resultatet för ${say.players(players)}${others ? ' och andra' : ''}.`,
  'evening-carried-in-corrected': ({ day, table, players, others }, say) =>
    `En införd kväll rättades: ${say.day(day)}${table === null ? '' : ` vid bordet ${table}`} med resultatet för ${say.players(players)}${others ? ' och andra' : ''}.`,
  'evening-carried-in-taken-back': ({ day }, say) =>
    `Den införda kvällen ${say.day(day)} togs tillbaka.`,
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
  'no-such-carried-evening': () => 'Klubben har ingen sådan införd kväll.',
  'carried-moved-on': () => 'Kvällen har rättats under tiden. Hämta den igen.',
  'carried-day-not-past': ({ day }, say) =>
    `${capitalised(say.day(day))} är inte förbi än; bara kvällar före i dag kan föras in.`,
  'carried-points-left': ({ day, points }, say) =>
    `Poängen ${say.day(day)} blir tillsammans ${points}, inte 0. Rätta dem, eller för in resten som andra.`,
  'carried-person-twice': ({ day }, say) => `Samma person står två gånger ${say.day(day)}.`,
  'carried-person-or-new': () => 'Ange antingen en medlem eller en av de nya personerna.',
  'carried-book-of-other-game': () => 'Den regelboken hör till ett annat spel.',
  'carried-day-known': ({ day, table }, say) =>
    `Det finns redan en kväll ${say.day(day)}${table === '' ? '' : ` vid bordet ${table}`}. Är det en annan kväll?`,
} satisfies SentencesOf<typeof SEASON_REASONS>;
