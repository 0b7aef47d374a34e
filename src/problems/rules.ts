import type { ProblemKinds } from './kind.js';

/** Codes of what the rules of the games refuse. */
export const RULES_KINDS = {
  'impossible-hand': { status: 422, title: 'No such hand can be played' },
  'rule-refused': { status: 422, title: 'The rules do not allow it' },
  'house-rule-unknown': { status: 422, title: 'The rule book has no such house rule' },
  'book-refused': { status: 422, title: 'This cannot be a rule book' },
  'club-book-not-found': { status: 404, title: 'The club has no such book, or no such version' },
  'club-book-refused': { status: 409, title: 'That cannot be done with this book of the club' },
  'seats-refused': { status: 422, title: 'These players cannot be seated' },
  'amount-too-large': { status: 422, title: 'The amount is too large to be stored exactly' },
  'rule-book-not-found': { status: 404, title: 'There is no such rule book' },
} as const satisfies ProblemKinds;
