import type { TAROK_REASONS } from '../../../rules/tarok/reasons.js';
import type { SentencesOf } from '../../language.js';

export default {
  'count-too-low': ({ counted, least }) =>
    `En tælling på ${counted} er for lav: de noterede kort og stik giver ${least}.`,
} satisfies SentencesOf<typeof TAROK_REASONS>;
