import { FINE_CODES } from '../fine-record.js';
import {
  book,
  card,
  count,
  listOf,
  oneOf,
  player,
  points,
  type ReasonList,
} from '../refusals/params.js';
import type { RefusalCode } from '../refusals/reasons.js';

/** The reasons of Danish Tarok's rules to refuse a record. */
export const TAROK_REASONS = {
  // Players and the form of a hand.
  'last-trick-missing': { code: 'impossible-hand' },
  'abandoned-and-redealt': { code: 'impossible-hand' },
  'not-played-out': {
    code: 'impossible-hand',
    params: { ended: oneOf(['abandoned', 'redeal'], 'How the hand ended.') },
  },
  'nothing-abandons': {
    code: 'impossible-hand',
    params: { book: book('The rule book that is played by.') },
  },
  'played-before-redeal': { code: 'impossible-hand' },
  'fine-of-play-before-redeal': {
    code: 'impossible-hand',
    params: { fine: oneOf(FINE_CODES, 'The fine.') },
  },
  'redeal-without-misdeal': {
    code: 'rule-refused',
    params: { book: book('The rule book that is played by.') },
  },

  // Meldinger.
  'melding-twice': {
    code: 'impossible-hand',
    params: { player: player('The player who declared it twice.') },
  },
  'melding-count': {
    code: 'impossible-hand',
    params: {
      melding: oneOf(['trumps', 'matadors', 'small-matadors'], 'The declaration.'),
      least: count('The fewest that are declared.'),
      trumps: count('How many there are, with the fool.'),
    },
  },
  'small-matadors-not-played': { code: 'rule-refused' },
  'half-cavallerie-without-king': { code: 'rule-refused' },
  'half-without-missing': { code: 'impossible-hand' },
  'missing-in-whole': {
    code: 'impossible-hand',
    params: { grade: oneOf(['full', 'abundant'], 'How the holding is.') },
  },

  // Cards.
  'card-in-two-hands': { code: 'impossible-hand', params: { card: card('The card.') } },
  'full-with-fool': {
    code: 'impossible-hand',
    params: { player: player('The holder of the fool.') },
  },
  'held-and-missing': {
    code: 'impossible-hand',
    params: { player: player('The player who would hold the card.'), card: card('The card.') },
  },
  'shows-too-many': {
    code: 'impossible-hand',
    params: {
      player: player('The player who shows them.'),
      shown: count('How many different cards are shown.'),
      most: count('How many a hand holds.'),
    },
  },
  'dealer-shows-too-many': {
    code: 'impossible-hand',
    params: {
      player: player('The dealer.'),
      shown: count('How many different cards are shown.'),
      most: count('How many the dealer has before the discard.'),
    },
  },
  'dealer-cannot-lay': {
    code: 'impossible-hand',
    params: {
      player: player('The dealer.'),
      shown: count('How many trumps and kings are shown.'),
      kept: count('How many cards the dealer keeps.'),
    },
  },
  'too-many-trumps': {
    code: 'impossible-hand',
    params: {
      shown: count('How many trumps the three show.'),
      trumps: count('How many there are, with the fool.'),
    },
  },
  'shows-more-trumps': {
    code: 'impossible-hand',
    params: {
      player: player('The player who declares them.'),
      declared: count('How many trumps are declared.'),
      shown: count('How many different ones are shown.'),
    },
  },
  'trumps-cannot-be-dealt': {
    code: 'impossible-hand',
    params: { trumps: count('How many there are, with the fool.') },
  },

  // Kings and the pagat.
  'king-lost-twice': { code: 'impossible-hand', params: { card: card('The card.') } },
  'pagat-falls-twice': { code: 'impossible-hand' },
  'pagat-fate-missing': { code: 'impossible-hand' },
  'pagat-cannot-be-lost': { code: 'impossible-hand' },

  // The last trick.
  'two-cards-in-last-trick': {
    code: 'impossible-hand',
    params: { player: player('The player who would have played both.') },
  },
  'card-falls-twice': { code: 'impossible-hand', params: { card: card('The card.') } },
  'king-cannot-beat-pagat': { code: 'impossible-hand' },
  'winner-without-higher-trump': {
    code: 'impossible-hand',
    params: { player: player('The winner of the last trick.') },
  },
  'liability-unknown': {
    code: 'rule-refused',
    params: { book: book('The rule book that is played by.') },
  },
  'liable-without-fault': {
    code: 'impossible-hand',
    params: { player: player('The player who would be liable.') },
  },
  'nothing-to-bear': {
    code: 'impossible-hand',
    params: { player: player('The player who would be liable.') },
  },

  'ultimo-was-made': {
    code: 'impossible-hand',
    params: { player: player('The player who made it.') },
  },
  'no-ultimo-to-prevent': { code: 'impossible-hand' },
  'prevented-but-barred': {
    code: 'impossible-hand',
    params: { player: player('The player who would have made it.') },
  },
  'prevented-without-wrong-cards': { code: 'impossible-hand' },

  // Tricks.
  'trickless-twice': {
    code: 'impossible-hand',
    params: { player: player('The player who is named twice.') },
  },
  'tricks-taken-by-nobody': { code: 'impossible-hand' },
  'trickless-won-last': {
    code: 'impossible-hand',
    params: { player: player('The players without a trick.') },
  },
  'trickless-won-with-pagat': {
    code: 'impossible-hand',
    params: { player: player('The players without a trick.') },
  },
  'trickless-with-mondo': {
    code: 'impossible-hand',
    params: { player: player('The holder of the mondo.') },
  },
  'trickless-kept-card': {
    code: 'impossible-hand',
    params: { player: player('The players without a trick.'), card: card('The card.') },
  },
  'trickless-trumps-unbeaten': {
    code: 'impossible-hand',
    params: {
      player: player('The players without a trick.'),
      trumps: count('How many trumps this player had at least.'),
    },
  },
  'tout-lost-card': {
    code: 'impossible-hand',
    params: { player: player('The player who took every trick.'), card: card('The card.') },
  },
  'tout-with-fool': {
    code: 'impossible-hand',
    params: { player: player('The player who took every trick.') },
  },

  // The count.
  'nothing-counted': { code: 'impossible-hand' },
  'does-not-count': {
    code: 'impossible-hand',
    params: { player: player('The player who does not count.') },
  },
  'counts-twice': {
    code: 'impossible-hand',
    params: { player: player('The player who is counted twice.') },
  },
  'counts-missing': {
    code: 'impossible-hand',
    params: { counting: count('How many players count.') },
  },
  'count-not-whole': {
    code: 'impossible-hand',
    params: { player: player('The player who counted.') },
  },
  'count-too-low': {
    code: 'impossible-hand',
    params: {
      player: player('The player who counted.'),
      counted: count('The count.'),
      least: count('The sum of the cards and tricks on record.'),
    },
  },
  'count-too-high': {
    code: 'impossible-hand',
    params: {
      player: player('The player who counted.'),
      counted: count('The count.'),
      most: count('The most that it can be.'),
    },
  },
  'count-between': {
    code: 'impossible-hand',
    params: {
      player: player('The player who counted.'),
      counted: count('The count.'),
      least: count('The count without the fool.'),
      most: count('The count with the fool.'),
    },
  },
  'counts-too-high': {
    code: 'impossible-hand',
    params: { deck: count('How many points the deck has.') },
  },
  'counts-not-divided': {
    code: 'impossible-hand',
    params: { deck: count('How many points the deck has.') },
  },
  'counts-too-low': {
    code: 'impossible-hand',
    params: {
      most: count('The sum of the counts and the most that the third player can have.'),
    },
  },

  // Fines and pots.
  'fine-unknown': {
    code: 'rule-refused',
    params: {
      book: book('The rule book that is played by.'),
      fine: oneOf(FINE_CODES, 'The fine.'),
    },
  },
  'fine-goes-to-pots': { code: 'rule-refused' },
  'fine-amount-unknown': {
    code: 'rule-refused',
    params: {
      book: book('The rule book that is played by.'),
      fine: oneOf(FINE_CODES, 'The fine.'),
      known: listOf(points('To each pot.'), 'The possible amounts.'),
    },
  },
  'fine-of-dealer': {
    code: 'impossible-hand',
    params: { fine: oneOf(FINE_CODES, 'The fine.') },
  },
  'fine-without-melding': {
    code: 'impossible-hand',
    params: { fine: oneOf(FINE_CODES, 'The fine.') },
  },
  'fined-sits-out': {
    code: 'impossible-hand',
    params: { player: player('The player who would be fined.') },
  },
  'fine-of-known-melding': { code: 'impossible-hand' },
  'fine-of-other-melding': {
    code: 'impossible-hand',
    params: { player: player('The player who is fined.') },
  },
  'fine-abandons': {
    code: 'impossible-hand',
    params: {
      book: book('The rule book that is played by.'),
      fine: oneOf(FINE_CODES, 'The fine.'),
      recorded: oneOf(['played', 'redeal'], 'How the hand is recorded.'),
    },
  },
  'fine-needs-redeal': {
    code: 'impossible-hand',
    params: { fine: oneOf(FINE_CODES, 'The fine.') },
  },
  'only-revoke-takes': { code: 'impossible-hand' },
  'taken-card-not-lost': { code: 'impossible-hand' },
  'card-taken-twice': { code: 'impossible-hand' },
  'fine-belongs-to-hand': { code: 'rule-refused' },
  'only-misdeal-given-back': { code: 'rule-refused' },
  'pot-too-large': {
    code: 'amount-too-large',
    params: { most: points('The most that a pot can hold.') },
  },

  // House rules.
  'count-is-exact': {
    code: 'house-rule-unknown',
    params: { book: book('The rule book that is played by.') },
  },
  'fine-degrees': {
    code: 'house-rule-unknown',
    params: {
      fine: oneOf(FINE_CODES, 'The fine.'),
      degrees: count('How many amounts the fine has.'),
    },
  },
} as const satisfies ReasonList<RefusalCode>;
