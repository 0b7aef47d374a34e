import { count, listOf, text, type ReasonList } from '../../rules/refusals/params.js';

export type DoubtCode = 'confirmation-needed';

/** Contradictions between the books and an examination: asked about before it is signed, shown with it after. */
export const SIGNING_REASONS = {
  'purses-not-covered': {
    code: 'confirmation-needed',
    params: {
      purses: listOf(
        text('The name of one.'),
        'The purses without a count or a reconciliation that covers the year.',
      ),
    },
  },
  'receipts-missing': {
    code: 'confirmation-needed',
    params: { vouchers: count('The vouchers of the year without a receipt.') },
  },
  'no-dues-charged': { code: 'confirmation-needed' },
  'vouchers-not-looked-at': {
    code: 'confirmation-needed',
    params: {
      looked: count('The vouchers that were looked at.'),
      vouchers: count('The vouchers of the year.'),
    },
  },
  'objections-open': {
    code: 'confirmation-needed',
    params: {
      vouchers: listOf(
        text('The label of one, `2026-17`.'),
        'The vouchers of the year with an open objection.',
      ),
    },
  },
  'remarks-open': {
    code: 'confirmation-needed',
    params: { remarks: listOf(count('The number of one.'), 'The remarks that are not settled.') },
  },
} as const satisfies ReasonList<DoubtCode>;

/**
 * Why something is asked about before it is recorded: it can be right, but a slip of the finger looks
 * the same. The request is sent again with the reasons that somebody confirmed.
 */
export const DOUBT_REASONS = {
  'purse-below-zero': { code: 'confirmation-needed' },
  'opened-before': {
    code: 'confirmation-needed',
    params: { day: text('The day of both opening balances.') },
  },
  'evenings-booked': {
    code: 'confirmation-needed',
    params: {
      days: listOf(text('A day.'), 'The days of evenings from a paper whose money is booked.'),
    },
  },
  'purse-is-reconciled': {
    code: 'confirmation-needed',
    params: { until: text('The day up to which the purse agrees with its bank.') },
  },
  'other-year': {
    code: 'confirmation-needed',
    params: { year: text('The fiscal year of the day, as people write it.') },
  },
  'dues-of-later-year': {
    code: 'confirmation-needed',
    params: {
      year: text('The fiscal year that the charge is income of, as people write it.'),
      due: text('The fiscal year in which it is to be paid, as people write it.'),
    },
  },
  'amount-unusual': { code: 'confirmation-needed' },
  'same-name': {
    code: 'confirmation-needed',
    params: { name: text('The name that another one has.') },
  },
  'reported-before': {
    code: 'confirmation-needed',
    params: { day: text('The day of the payment of the same amount that is known already.') },
  },
  'payment-waits': {
    code: 'confirmation-needed',
    params: {
      reference: text(
        'The reference of the payment that the member reported, which waits to be confirmed.',
      ),
    },
  },
  ...SIGNING_REASONS,
} as const satisfies ReasonList<DoubtCode>;

export type Doubt = keyof typeof DOUBT_REASONS;
export const DOUBTS = Object.keys(DOUBT_REASONS) as Doubt[];
