import type { SHARED_REASONS } from '../../../rules/reasons.js';
import type { SentencesOf } from '../../language.js';

export default {
  'party-size': ({ book, fewest, most, players }, say) =>
    `In ${say.book(book)} a party is of ${fewest} to ${most} players, not ${players}.`,
  'pot-too-large': ({ most }) => `A pot cannot hold more than ${most} points.`,
  told: ({ words }) => words,
} satisfies SentencesOf<typeof SHARED_REASONS>;
