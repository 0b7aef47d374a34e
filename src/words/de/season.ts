import type { SeasonEvent } from '../../events/season/kinds.js';
import type { SEASON_REASONS } from '../../standings/reasons.js';
import type { LogWords, Say, SentencesOf } from '../language.js';

/** What happened to seasons. */
export const seasonLog = {
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
  'evening-carried-in': ({ day, table, players, others }, say) =>
    `Ein früherer Abend, ${say.day(day)}${table === null ? '' : ` am Tisch ${table}`}, wurde mit den Ergebnissen von ${say.players(players)}${others ? ' und anderen' : ''} übernommen.`,
  'evening-carried-in-corrected': ({ day, table, players, others }, say) =>
    `Ein übernommener Abend wurde berichtigt: ${say.day(day)}${table === null ? '' : ` am Tisch ${table}`} mit den Ergebnissen von ${say.players(players)}${others ? ' und anderen' : ''}.`,
  'evening-carried-in-taken-back': ({ day }, say) =>
    `Der übernommene Abend vom ${say.day(day)} wurde zurückgenommen.`,
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

/** Why something cannot be done with a season. */
export const seasonReasons = {
  'no-such-season': () => 'Der Club hat keine solche Saison.',
  'season-moved-on': ({ current, version }) =>
    `Die Saison ist geändert worden (Stand ${current}, nicht ${version}). Hol sie noch einmal.`,
  'season-is-closed': ({ season }) =>
    `Die Saison ${season} ist abgeschlossen; öffne sie erst wieder.`,
  'season-is-open': ({ season }) => `Die Saison ${season} ist offen.`,
  'season-runs-still': ({ season, lastDay }, say) =>
    `Die Saison ${season} läuft bis ${say.day(lastDay)}; danach kann sie abgeschlossen werden.`,
  'season-has-open-evenings': ({ season, days }, say) =>
    `In der Saison ${season} sind Abende noch offen: ${say.and(days.map(say.day))}. Beende sie zuerst.`,
  'season-days-reversed': () => 'Der letzte Tag einer Saison kann nicht vor dem ersten liegen.',
  'no-such-season-book': ({ book }) => `Es gibt kein Regelbuch ${book}.`,
  'rule-not-played-by-hand': () =>
    'Wenn Punkte pro Spiel über den Platz entscheiden, kann ein nicht gespielter Abend nichts zählen.',
  'no-such-evening': () => 'Der Club hat keinen solchen Abend.',
  'evening-not-in-season': ({ season }) => `Der Abend gehört nicht zur Saison ${season}.`,
  'evening-in-season-already': ({ season }) => `Der Abend gehört schon zur Saison ${season}.`,
  'evening-moved-nowhere': () =>
    'Sag, aus welcher oder in welche Saison der Abend kommt; nicht zweimal dieselbe.',
  'no-such-carried-evening': () => 'Der Club hat keinen solchen übernommenen Abend.',
  'carried-moved-on': () => 'Der Abend wurde inzwischen berichtigt. Lade ihn neu.',
  'carried-day-not-past': ({ day }, say) =>
    `Der ${say.day(day)} ist noch nicht vorbei; übernommen werden nur Abende vor dem heutigen Tag.`,
  'carried-points-left': ({ day, points }, say) =>
    `Die Punkte vom ${say.day(day)} ergeben zusammen ${points} statt 0. Berichtige sie, oder führe den Rest unter den anderen.`,
  'carried-person-twice': ({ day }, say) => `Am ${say.day(day)} kommt dieselbe Person zweimal vor.`,
  'carried-person-or-new': () => 'Nenne entweder ein Mitglied oder eine der neuen Personen.',
  'carried-book-of-other-game': () => 'Dieses Regelbuch gehört zu einem anderen Spiel.',
  'carried-day-known': ({ day, table }, say) =>
    `Es gibt schon einen Abend vom ${say.day(day)}${table === '' ? '' : ` am Tisch ${table}`}. Ist dies ein anderer?`,
} satisfies SentencesOf<typeof SEASON_REASONS>;
