import type { SHARED_REASONS } from '../../../rules/reasons.js';
import type { SentencesOf } from '../../language.js';

export default {
  'party-size': ({ book, fewest, most, players }, say) =>
    `In ${say.book(book)} a party is of ${fewest} to ${most} players, not ${players}.`,
  'pot-too-large': ({ most }) => `A pot cannot hold more than ${most} points.`,
  'not-the-dealer': ({ player }, say) =>
    `It is not ${say.player(player, 'this player')} who deals this hand.`,
  'fined-not-seated': ({ player }, say) =>
    `${say.player(player, 'this player')} does not sit at the table.`,
  'reporter-not-seated': () => 'Who reported it does not sit at the table.',
  'tariff-row-unknown': ({ row }) => `The tariff has no row ${row}.`,
  'house-fine-unknown': ({ book, fine }, say) => `${say.book(book)} has no fine ${fine}.`,
  told: ({ words }) => words,
} satisfies SentencesOf<typeof SHARED_REASONS>;
