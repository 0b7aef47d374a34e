import { count, text, type ReasonList } from '../../rules/refusals/params.js';
import { refusing } from '../../rules/refusals/refusal.js';
import { warningOf } from '../../rules/refusals/warning.js';

/** Why a way to pay is refused. */
export const PAY_REASONS = {
  'way-not-in-currency': {
    code: 'validation-failed',
    params: {
      currency: text('The currency of the club.'),
      needed: text('The only one it is for.'),
    },
  },
  'mobilepay-number-malformed': { code: 'validation-failed' },
  'box-malformed': { code: 'validation-failed' },
  'registration-number-malformed': { code: 'validation-failed' },
  'account-number-malformed': { code: 'validation-failed' },
  'swish-number-malformed': { code: 'validation-failed' },
  'iban-malformed': { code: 'validation-failed' },
  'iban-not-sepa': {
    code: 'validation-failed',
    params: { country: text('The country of the account (ISO 3166).') },
  },
  'bic-malformed': { code: 'validation-failed' },
  'bic-needed': {
    code: 'validation-failed',
    params: { country: text('The country of the account (ISO 3166).') },
  },
  'account-name-malformed': {
    code: 'validation-failed',
    params: { most: count('How many characters it may have.') },
  },
  'amount-not-payable': {
    code: 'validation-failed',
    params: { most: count('The most that can be paid in this way, in minor units.') },
  },
} as const satisfies ReasonList;

/** Makes a refusal of a way to pay. */
export const refusal = refusing(PAY_REASONS);

/** Notes on a way to pay, for the payer and for the club. */
export const PAY_WARNINGS = {
  'box-is-private': {
    code: 'limited-way',
    params: {
      most: count('The most that a Box can receive in a calendar year, in minor units of DKK.'),
    },
  },
} as const satisfies ReasonList<'limited-way'>;

/** Makes a warning about a way to pay. */
export const warning = warningOf(PAY_WARNINGS);
