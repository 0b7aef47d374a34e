import type { SEASON_REASONS } from '../../../standings/reasons.js';
import type { SentencesOf } from '../../language.js';

/** Why something cannot be done with a season. */
export default {
  'no-such-season': () => 'The club has no such season.',
  'season-moved-on': ({ current, version }) =>
    `The season has been changed: it is at version ${current}, and this was made for version ${version}. Read it again.`,
  'season-is-closed': ({ season }) => `The season ${season} is closed; open it again first.`,
  'season-is-open': ({ season }) => `The season ${season} is open.`,
  'season-runs-still': ({ season, lastDay }, say) =>
    `The season ${season} runs until ${say.day(lastDay)}; it can be closed once that day is over.`,
  'season-has-open-evenings': ({ season, days }, say) =>
    `Evenings of the season ${season} are still open: ${say.and(days.map(say.day))}. Close them first.`,
  'season-days-reversed': () => 'The last day of a season cannot be before its first.',
  'no-such-season-book': ({ book }) => `There is no rule book ${book}.`,
  'rule-not-played-by-hand': () =>
    'With points a hand, an evening that was not played cannot count.',
  'no-such-evening': () => 'The club has no such evening.',
  'evening-not-in-season': ({ season }) => `The evening is not in the season ${season}.`,
  'evening-in-season-already': ({ season }) => `The evening is already in the season ${season}.`,
  'evening-moved-nowhere': () =>
    'Say which season the evening is moved from or to; not the same one twice.',
} satisfies SentencesOf<typeof SEASON_REASONS>;
