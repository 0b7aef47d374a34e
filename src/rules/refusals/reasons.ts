import { book, count, listOf, oneOf, player, points, text, type ReasonList } from './params.js';

/** The kinds of value that a field of a club's own book can take. */
export const BOOK_SHAPES = ['object', 'list', 'text', 'number', 'name', 'code'] as const;

/**
 * Why the rules refuse something.
 * - `impossible-hand`: no deal of the cards and no legal play could have produced it.
 * - `rule-refused`: the rule book, or the house rules of this session, do not know it.
 * - `seats-refused`: the table cannot be laid so.
 * - `house-rule-unknown`: a house rule that the book does not have, or a value that it cannot take.
 * - `book-refused`: the changes of a club make no book.
 * - `club-book-not-found`: the club has no such book of its own, or no such version.
 * - `club-book-refused`: the club's book is in no state for this.
 * - `amount-too-large`: a pot or a standing would grow out of all bounds.
 */
export type RefusalCode =
  | 'impossible-hand'
  | 'rule-refused'
  | 'seats-refused'
  | 'house-rule-unknown'
  | 'book-refused'
  | 'club-book-not-found'
  | 'club-book-refused'
  | 'amount-too-large';

/** The reasons of both games' rules to refuse a record. */
export const SHARED_REASONS = {
  // Seats.
  'party-size': {
    code: 'seats-refused',
    params: {
      book: book('The rule book that is played by.'),
      fewest: count('The fewest who may play.'),
      most: count('The most who may play.'),
      players: count('How many there would be.'),
    },
  },
  'seated-twice': {
    code: 'seats-refused',
    params: { player: player('The player who would sit in two seats.') },
  },
  'first-dealer-not-seated': {
    code: 'seats-refused',
    params: { player: player('The player who would deal first.') },
  },
  'already-seated': {
    code: 'seats-refused',
    params: { player: player('The player who would join.') },
  },
  'not-seated': {
    code: 'seats-refused',
    params: { player: player('The player who would leave or deal.') },
  },
  'table-full': {
    code: 'seats-refused',
    params: {
      book: book('The rule book that is played by.'),
      most: count('The most who may play.'),
    },
  },
  'no-such-seat': {
    code: 'seats-refused',
    params: { last: count('The last seat that there is; the first is 0.') },
  },
  'too-few-left': { code: 'seats-refused', params: { fewest: count('The fewest who may play.') } },
  'not-in-hand': {
    code: 'impossible-hand',
    params: { player: player('The player without a part in the hand.') },
  },
  'not-the-dealer': {
    code: 'impossible-hand',
    params: { player: player('The player who would have dealt.') },
  },

  // Fines.
  'fined-not-seated': {
    code: 'impossible-hand',
    params: { player: player('The player who would be fined.') },
  },
  'reporter-not-seated': {
    code: 'impossible-hand',
    params: { player: player('The player who would have reported the fine.') },
  },
  'nothing-given-back': {
    code: 'rule-refused',
    params: { book: book('The rule book that is played by.') },
  },

  'own-fine-unknown': {
    code: 'rule-refused',
    params: { fine: text('The name that is no own fine of the club.') },
  },

  // Books and house rules.
  'rule-book-unknown': {
    code: 'house-rule-unknown',
    params: { book: text('The name that is not a rule book.') },
  },
  'other-game': {
    code: 'rule-refused',
    params: {
      book: book('The rule book that is played by.'),
      game: oneOf(['tarok', 'koenigrufen'], 'The game that the hand is of.'),
    },
  },
  'reading-unknown': {
    code: 'house-rule-unknown',
    params: {
      reading: text('The name that is not a reading of the book.'),
      known: listOf(text('A reading.'), 'The readings of the book.'),
    },
  },
  'reading-option-unknown': {
    code: 'house-rule-unknown',
    params: {
      reading: text('The reading.'),
      option: text('The value that is not an option.'),
      known: listOf(text('An option.'), 'The options.'),
    },
  },
  'stake-out-of-range': {
    code: 'house-rule-unknown',
    params: { least: count('The lowest value.'), most: count('The highest value.') },
  },
  'tariff-row-unknown': {
    code: 'house-rule-unknown',
    params: { row: text('The name that is not a row of the tariff.') },
  },
  'house-fine-unknown': {
    code: 'house-rule-unknown',
    params: {
      book: book('The rule book that is played by.'),
      fine: text('The code that is not a fine of the book.'),
    },
  },

  // A club's own book.
  'no-such-club-book': { code: 'club-book-not-found' },
  'club-book-retired': { code: 'club-book-refused' },
  'club-book-in-force': {
    code: 'club-book-refused',
    params: { day: text('The day from which the version is in force.') },
  },
  'club-book-day-past': {
    code: 'club-book-refused',
    params: { day: text('The day from which it would be in force.') },
  },
  'club-book-played': {
    code: 'club-book-refused',
    params: {
      evenings: count('The evenings that were opened by the version since it was adopted.'),
      before: count('The version that was in force before it; 0 for none.'),
    },
  },
  'club-book-not-adopted': { code: 'club-book-refused' },
  'club-book-newer': {
    code: 'club-book-refused',
    params: { version: count('The newest version.') },
  },
  'club-book-unchanged': { code: 'club-book-refused' },
  'club-book-of-other-parent': {
    code: 'club-book-refused',
    params: { book: book('The book that the version changes.') },
  },
  'book-shape': {
    code: 'book-refused',
    params: { expected: oneOf(BOOK_SHAPES, 'The value that the field takes.') },
  },
  'book-field-unknown': {
    code: 'book-refused',
    params: {
      name: text('The name that the book does not know here.'),
      known: listOf(text('A name.'), 'The names that it knows.'),
    },
  },
  'book-text-length': {
    code: 'book-refused',
    params: { most: count('The most characters; there is at least one.') },
  },
  'book-named-twice': { code: 'book-refused', params: { name: text('The name.') } },
  'not-in-chips': {
    code: 'book-refused',
    params: { points: points('What goes into a cup.'), chip: points('The chip.') },
  },
  'book-degrees': {
    code: 'book-refused',
    params: { degrees: count('How many degrees the fine has.') },
  },
  'own-fine-without-words': { code: 'book-refused' },
  'nothing-left-to-play': { code: 'book-refused' },
  'declared-below-silent': {
    code: 'book-refused',
    params: {
      declared: points('The price of the figure that was declared.'),
      silent: points('Its price without a word.'),
    },
  },
  'book-citation-of-nothing': {
    code: 'book-refused',
    params: { name: text('The place that the book does not change.') },
  },
} as const satisfies ReasonList<RefusalCode>;
