import type { SeasonEvent } from '../../events/season/kinds.js';
import type { SEASON_REASONS } from '../../standings/reasons.js';
import { capitalised, type LogWords, type Say, type SentencesOf } from '../language.js';

/** What happened to seasons. */
export const seasonLog = {
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
  'evening-carried-in': ({ day, table, players, others }, say) =>
    `En tidligere aften, ${say.day(day)}${table === null ? '' : ` ved bordet ${table}`}, blev ført ind med resultatet for ${say.players(players)}${others ? ' og andre' : ''}.`,
  'evening-carried-in-corrected': ({ day, table, players, others }, say) =>
    `En aften, der var ført ind, blev rettet: ${say.day(day)}${table === null ? '' : ` ved bordet ${table}`} med resultatet for ${say.players(players)}${others ? ' og andre' : ''}.`,
  'evening-carried-in-taken-back': ({ day }, say) =>
    `Aftenen ${say.day(day)}, der var ført ind, blev taget tilbage.`,
} satisfies Pick<LogWords['sentences'], SeasonEvent['kind']>;

function booksWords(books: readonly string[], say: Say): string {
  return books.length === 0
    ? 'alle regelbøger er med'
    : `kun ${say.and(books.map(say.book))} er med`;
}

function tablesWords(tables: readonly string[], say: Say): string {
  return tables.length === 0 ? 'alle borde er med' : `kun bordene ${say.and(tables)} er med`;
}

/** Why something cannot be done with a season. */
export const seasonReasons = {
  'no-such-season': () => 'Klubben har ikke den sæson.',
  'season-moved-on': ({ current, version }) =>
    `Sæsonen er blevet ændret (udgave ${current}, ikke ${version}). Hent den igen.`,
  'season-is-closed': ({ season }) => `Sæsonen ${season} er afsluttet; åbn den først igen.`,
  'season-is-open': ({ season }) => `Sæsonen ${season} er åben.`,
  'season-runs-still': ({ season, lastDay }, say) =>
    `Sæsonen ${season} løber til ${say.day(lastDay)}; den kan afsluttes, når den dag er gået.`,
  'season-has-open-evenings': ({ season, days }, say) =>
    `I sæsonen ${season} er der aftener, som ikke er sluttet: ${say.and(days.map(say.day))}. Slut dem først.`,
  'season-days-reversed': () => 'Sæsonens sidste dag kan ikke være før den første.',
  'no-such-season-book': ({ book }) => `Der er ingen regelbog ${book}.`,
  'rule-not-played-by-hand': () =>
    'Når point pr. hånd afgør placeringen, kan en aften, man ikke har spillet, ikke tælle noget.',
  'no-such-evening': () => 'Klubben har ikke den aften.',
  'evening-not-in-season': ({ season }) => `Aftenen er ikke i sæsonen ${season}.`,
  'evening-in-season-already': ({ season }) => `Aftenen er allerede i sæsonen ${season}.`,
  'evening-moved-nowhere': () =>
    'Sig, hvilken sæson aftenen flyttes fra eller til; ikke den samme to gange.',
  'no-such-carried-evening': () => 'Klubben har ikke ført den aften ind.',
  'carried-moved-on': () => 'Aftenen er rettet i mellemtiden. Hent den igen.',
  'carried-day-not-past': ({ day }, say) =>
    `${capitalised(say.day(day))} er ikke gået endnu; kun aftener før i dag kan føres ind.`,
  'carried-points-left': ({ day, points }, say) =>
    `Pointene ${say.day(day)} giver tilsammen ${points}, ikke 0. Ret dem, eller før resten som andre.`,
  'carried-person-twice': ({ day }, say) => `Den samme person står to gange ${say.day(day)}.`,
  'carried-person-or-new': () => 'Nævn enten et medlem eller en af de nye personer.',
  'carried-book-of-other-game': () => 'Den regelbog hører til et andet spil.',
  'carried-day-known': ({ day, table }, say) =>
    `Der er allerede en aften ${say.day(day)}${table === '' ? '' : ` ved bordet ${table}`}. Er det en anden aften?`,
} satisfies SentencesOf<typeof SEASON_REASONS>;
