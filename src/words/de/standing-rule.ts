import type { RankedBy, TieBreak } from '../../standings/rule/standing-rule.js';
import type { StandingRuleWords } from '../standing-rule.js';

const BY: Readonly<Record<RankedBy, string>> = {
  points: 'Über den Platz entscheiden Punkte.',
  money: 'Über den Platz entscheidet Geld.',
  'points-a-hand': 'Über den Platz entscheiden Punkte pro Spiel.',
};

const TIES: Readonly<Record<TieBreak, string>> = {
  'evenings-won': 'die meisten gewonnenen Abende',
  'best-evening': 'der beste Abend',
  'head-to-head': 'wer von den anderen, die gleich stehen, mehr bekam',
  'more-evenings': 'die meisten gespielten Abende',
  'fewer-evenings': 'die wenigsten gespielten Abende',
  'points-a-hand': 'die meisten Punkte pro Spiel',
};

/** How a season makes its standings. */
export default {
  by: (by) => BY[by],
  all: 'Alle Abende der Saison zählen.',
  best: (best) =>
    best === 1 ? 'Für jeden zählt der beste Abend.' : `Für jeden zählen die besten ${best} Abende.`,
  least: (least) =>
    least === 1
      ? 'Einen Platz hat nur, wer mindestens einen Abend gespielt hat.'
      : `Einen Platz hat nur, wer mindestens ${least} Abende gespielt hat.`,
  notPlayed: (amount) =>
    amount === null
      ? 'Ein Abend, den jemand nicht gespielt hat, zählt nichts.'
      : `Ein Abend, den jemand nicht gespielt hat, zählt ${amount}.`,
  points: (points) => (Math.abs(points) === 1 ? `${points} Punkt` : `${points} Punkte`),
  ties: (ties) =>
    ties.length === 0
      ? 'Wer gleich steht, teilt sich den Platz.'
      : `Stehen mehrere gleich, entscheidet in dieser Reihenfolge: ${ties.join(', ')}. Wer dann noch gleich steht, teilt sich den Platz.`,
  tie: (tie) => TIES[tie],
  guests: (guests) =>
    guests ? 'Gäste zählen mit.' : 'Gäste haben keinen Platz; sie stehen für sich.',
} satisfies StandingRuleWords;
