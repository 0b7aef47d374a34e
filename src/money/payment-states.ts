/** The states of a payment that a member reported. */
export const PAYMENT_STATES = [
  'reported',
  'confirmed',
  'declined',
  'withdrawn',
  'reversed',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];
