import type { SHARED_REASONS } from '../../../rules/refusals/reasons.js';
import type { SentencesOf } from '../../language.js';

export default {
  // Seats.
  'party-size': ({ book, fewest, most, players }, say) =>
    `By ${say.book(book)}, ${fewest} to ${most} sit at the table, not ${players}.`,
  'seated-twice': ({ player }, say) => `${say.player(player)} cannot sit in two seats.`,
  'first-dealer-not-seated': () => 'The first dealer must sit at the table.',
  'already-seated': ({ player }, say) =>
    `${say.player(player, 'this player')} already sits at the table.`,
  'not-seated': ({ player }, say) =>
    `${say.player(player, 'this player')} does not sit at the table.`,
  'table-full': ({ book, most }, say) =>
    `By ${say.book(book)}, no more than ${most} sit at the table.`,
  'no-such-seat': ({ last }) => `A player who joins can have seat 0 to ${last}.`,
  'too-few-left': ({ fewest }) => `At least ${fewest} must remain; close the evening instead.`,
  'not-in-hand': ({ player }, say) =>
    `${say.player(player, 'this player')} does not play this hand.`,
  'not-the-dealer': ({ player }, say) =>
    `It is not ${say.player(player, 'this player')} who deals this hand.`,

  // Fines.
  'fined-not-seated': ({ player }, say) =>
    `${say.player(player, 'this player')} does not sit at the table.`,
  'reporter-not-seated': () => 'The player who saw it does not sit at the table.',
  'nothing-given-back': ({ book }, say) =>
    `${say.book(book)} gives no fine back for a faulty deck.`,

  // Books and house rules.
  'rule-book-unknown': ({ book }) => `There is no rule book ${book}.`,
  'other-game': ({ book, game }, say) =>
    `The evening is played by ${say.book(book)}; this is a hand of ${say.game(game)}.`,
  'reading-unknown': ({ reading, known }) =>
    `This book has no reading ${reading}; it has ${known.join(', ')}.`,
  'reading-option-unknown': ({ reading, option, known }, say) =>
    `Reading ${reading} can be ${say.or(known)}, not ${option}.`,
  'stake-out-of-range': ({ least, most }) => `A stake is a whole number from ${least} to ${most}.`,
  'tariff-row-unknown': ({ row }) => `The tariff has no row ${row}.`,
  'house-fine-unknown': ({ book, fine }, say) => `${say.book(book)} has no fine ${fine}.`,
} satisfies SentencesOf<typeof SHARED_REASONS>;
