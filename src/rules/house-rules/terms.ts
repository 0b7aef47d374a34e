import type { KoenigrufenTopicId } from '../koenigrufen/summary/topics.js';
import type { Reason } from '../payment.js';
import type { TarokTopicId } from '../tarok/summary/topics.js';

/** The terms that have help at the table of a game. */
export type Term = TarokTopicId | KoenigrufenTopicId;

/** The terms for reasons of payments that are no terms themselves. */
const TERM_OF_REASON: Readonly<Record<Exclude<Reason, Term>, Term>> = {
  'melding-paid-back': 'fine',
  'taken-card-refunded': 'fine',
  'pagat-bagud': 'bagud',
  'king-bagud': 'bagud',
  'pot-taken': 'pots',
  'pot-doubled': 'pots',
  'pot-replaced': 'pots',
  'count-short': 'count',
};

function isNoTerm(reason: Reason): reason is Exclude<Reason, Term> {
  return Object.hasOwn(TERM_OF_REASON, reason);
}

/**
 * The term that explains what a payment is for.
 *
 * @param own the terms of a game whose name is not that of their reason
 */
export function termOfReason(reason: Reason, own: Readonly<Partial<Record<Reason, Term>>>): Term {
  return own[reason] ?? (isNoTerm(reason) ? TERM_OF_REASON[reason] : reason);
}
