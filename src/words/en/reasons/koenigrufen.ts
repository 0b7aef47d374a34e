import type { KOENIGRUFEN_REASONS } from '../../../rules/koenigrufen/reasons.js';
import type { SentencesOf } from '../../language.js';

export default {
  'declarer-missing': () => 'Who is the declarer is missing.',
} satisfies SentencesOf<typeof KOENIGRUFEN_REASONS>;
