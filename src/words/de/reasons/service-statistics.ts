import type { STATISTICS_REASONS } from '../../../problems/statistics.js';
import type { SentencesOf } from '../../language.js';

export default {
  'season-has-its-days': () => 'Eine Saison hat ihre eigenen Tage. Wähle die Saison oder die Tage.',
  'no-such-days': () =>
    'Der Zeitraum ist keiner: Beide Tage muss es geben, und der erste muss vor dem letzten kommen.',
  'no-such-figure': ({ figure }) => `Es gibt keine Zahl, die ${figure} heißt.`,
  'figure-of-a-member': ({ figure }) =>
    `Die Zahl ${figure} ist die eines Mitglieds. Wähle das Mitglied.`,
  'figure-of-a-season': ({ figure }) =>
    `Die Zahl ${figure} ist die einer Saison. Wähle die Saison.`,
  'two-members-needed': () => 'Ein Vergleich ist zwischen zwei verschiedenen Mitgliedern.',
} satisfies SentencesOf<typeof STATISTICS_REASONS>;
