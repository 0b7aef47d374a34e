import type { SEASON_REASONS } from '../../../standings/reasons.js';
import type { SentencesOf } from '../../language.js';

/** Why something cannot be done with a season. */
export default {
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
} satisfies SentencesOf<typeof SEASON_REASONS>;
