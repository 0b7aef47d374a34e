import type { TAROK_REASONS } from '../../../rules/tarok/reasons.js';
import type { SentencesOf } from '../../language.js';

export default {
  'count-too-low': ({ counted, least }) =>
    `A count of ${counted} is too low: the cards and tricks on record make ${least}.`,
} satisfies SentencesOf<typeof TAROK_REASONS>;
