/** What a payment that a member reported can be. */
export const PAYMENT_STATES = [
  'reported',
  'confirmed',
  'declined',
  'withdrawn',
  'reversed',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];
