import type { KOENIGRUFEN_REASONS } from '../../../rules/koenigrufen/reasons.js';
import type { SentencesOf } from '../../language.js';

export default {
  'declarer-missing': () => 'Det mangler, hvem der er spilfører.',
} satisfies SentencesOf<typeof KOENIGRUFEN_REASONS>;
