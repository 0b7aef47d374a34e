import type { SEASON_REASONS } from '../../../standings/reasons.js';
import type { SentencesOf } from '../../language.js';

/** Why something cannot be done with a season. */
export default {
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
