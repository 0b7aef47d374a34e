import { count, oneOf, text, type ReasonList } from '../../rules/refusals/params.js';
import { PAYMENT_STATES } from '../payment-states.js';

export type PaymentCode =
  | 'payment-not-found'
  | 'payment-refused'
  | 'reference-not-found'
  | 'own-money'
  | 'not-allowed'
  | 'version-stale'
  | 'validation-failed';

/** Why something cannot be done with a payment that a member reported. */
export const PAYMENT_REASONS = {
  'no-such-payment': { code: 'payment-not-found' },
  'payment-is-known': { code: 'payment-refused' },
  'evening-asks-otherwise': { code: 'payment-refused' },
  'plan-asks-for-it': { code: 'payment-refused' },
  'payment-has-ended': {
    code: 'payment-refused',
    params: { state: oneOf(PAYMENT_STATES, 'The outcome.') },
  },
  'payment-moved-on': {
    code: 'version-stale',
    params: {
      current: count('The version that it has.'),
      version: count('The one that this was made for.'),
    },
  },
  'reference-malformed': {
    code: 'validation-failed',
    params: { reference: text('The value in the request.') },
  },
  'only-own-payment': { code: 'not-allowed' },
  'no-such-reference': { code: 'reference-not-found' },
  'another-may-confirm': { code: 'own-money' },
  'another-may-move': { code: 'own-money' },
} as const satisfies ReasonList<PaymentCode>;
