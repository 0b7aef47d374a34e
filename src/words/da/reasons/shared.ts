import type { SHARED_REASONS } from '../../../rules/reasons.js';
import type { SentencesOf } from '../../language.js';

export default {
  'party-size': ({ book, fewest, most, players }, say) =>
    `I ${say.book(book)} er man ${fewest} til ${most} spillere, ikke ${players}.`,
  'pot-too-large': ({ most }) => `En kop kan ikke holde mere end ${most} point.`,
  told: ({ words }) => words,
} satisfies SentencesOf<typeof SHARED_REASONS>;
