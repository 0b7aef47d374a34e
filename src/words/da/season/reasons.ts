import type { SEASON_REASONS } from '../../../standings/reasons.js';
import type { SentencesOf } from '../../language.js';

/** Why something cannot be done with a season. */
export default {
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
} satisfies SentencesOf<typeof SEASON_REASONS>;
