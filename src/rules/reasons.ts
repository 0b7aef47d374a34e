import { count, points, book, type ReasonList, text } from './params.js';

/**
 * Why the rules refuse something.
 * - `impossible-hand`: no deal of the cards and no legal play could have produced it.
 * - `rule-refused`: the rule book, or the house rules of this session, do not know it.
 * - `seats-refused`: the table cannot be laid so.
 * - `house-rule-unknown`: a house rule that the book does not have, or a value that it cannot take.
 * - `amount-too-large`: a pot or a standing would grow out of all bounds.
 */
export type RefusalCode =
  'impossible-hand' | 'rule-refused' | 'seats-refused' | 'house-rule-unknown' | 'amount-too-large';

/** What the rules of both games refuse. */
export const SHARED_REASONS = {
  'party-size': {
    code: 'seats-refused',
    params: {
      book: book('The book that says how many may play.'),
      fewest: count('The fewest who may play.'),
      most: count('The most who may play.'),
      players: count('How many there would be.'),
    },
  },
  'pot-too-large': {
    code: 'amount-too-large',
    params: { most: points('The most that a pot can hold.') },
  },
  // Until every sentence has its reason.
  told: { code: 'impossible-hand', params: { words: text('The sentence, in English.') } },
} as const satisfies ReasonList<RefusalCode>;
