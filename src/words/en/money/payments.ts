import type { PAYMENT_KINDS } from '../../../events/money/payments.js';
import type { WAYS_KINDS } from '../../../events/money/ways.js';
import type { WayKind } from '../../../money/pay/how-to-pay.js';
import type { PAY_REASONS, PAY_WARNINGS } from '../../../money/pay/reasons.js';
import type { PAYMENT_REASONS } from '../../../money/reasons/payment-reasons.js';
import type { PaymentState } from '../../../money/payment-states.js';
import type { LogWords, SentencesOf } from '../../language.js';
import { about } from '../../money-log.js';

type Kinds = keyof typeof PAYMENT_KINDS | keyof typeof WAYS_KINDS;

const WAYS: Readonly<Record<WayKind, string>> = {
  'mobilepay-number': 'MobilePay',
  'mobilepay-box': 'MobilePay Box',
  'bank-account': 'a bank transfer',
  swish: 'Swish',
  'euro-transfer': 'a transfer in euro',
};

const STATES: Readonly<Record<PaymentState, string>> = {
  reported: 'reported and waiting for an answer',
  confirmed: 'confirmed',
  declined: 'declined',
  withdrawn: 'withdrawn',
  reversed: 'taken back',
};

/** What members say that they have paid, and how they can. */
export const paymentLog = {
  'payment-reported': ({ member, purse, money, text }, say) => {
    const into = purse === null ? '' : ` into ${say.account(purse)}`;
    return `${say.player(member)} reports having paid ${say.money(money)}${into}${about(text)}.`;
  },
  'payment-confirmed': ({ member, purse, money, text }, say) =>
    `The payment of ${say.money(money)} from ${say.player(member)} was confirmed, into ${say.account(purse)}${about(text)}.`,
  'payment-declined': ({ member, money }, say) =>
    `The payment of ${say.money(money)} from ${say.player(member)} was declined.`,
  'payment-withdrawn': ({ member, money }, say) =>
    `${say.player(member)} withdrew the report of having paid ${say.money(money)}.`,
  'ways-to-pay-chosen': ({ ways }, say) =>
    ways.length === 0
      ? 'The club no longer says how it can be paid.'
      : `The club can now be paid by ${say.or(ways.map((way) => WAYS[way]))}.`,
} satisfies Pick<LogWords['sentences'], Kinds>;

export const paymentReasons = {
  'no-such-payment': () => 'There is no such payment.',
  'payment-is-known': () => 'That payment is already reported.',
  'payment-has-ended': ({ state }) => `The payment is already ${STATES[state]}.`,
  'payment-moved-on': ({ current, version }) =>
    `Somebody else has answered the payment: it is at version ${current}, and this was made for version ${version}. Read it again.`,
  'only-own-payment': () => 'Only the member who reported the payment can withdraw it.',
  'reference-malformed': ({ reference }) =>
    `${reference} is not a reference: a reference has six characters. Check for a wrong one.`,
  'no-such-reference': () => 'Nobody in the club has this reference.',
  'another-may-confirm': () =>
    'It is your own payment: let somebody else who keeps the money confirm it.',
  'another-may-move': () =>
    'It is your own money: let somebody else who keeps the money record it, or report that you have paid.',
} satisfies SentencesOf<typeof PAYMENT_REASONS>;

export const payReasons = {
  'way-not-in-currency': ({ currency, needed }) =>
    `That way is for ${needed} only, and the club counts in ${currency}.`,
  'mobilepay-number-malformed': () =>
    'A MobilePay number is a Danish phone number of eight digits, or the association’s own of five or six.',
  'box-malformed': () => 'The id of a Box looks like box12345 or 1234AB.',
  'registration-number-malformed': () => 'A Danish registration number has four digits.',
  'account-number-malformed': () => 'A Danish account number has ten digits at most.',
  'swish-number-malformed': () =>
    'A Swish number begins with 123 and has ten digits, or it is a Swedish mobile number.',
  'iban-malformed': () => 'The IBAN is not valid. Check for a missing character.',
  'iban-not-sepa': ({ country }) => `Nothing can be transferred to ${country} in this way.`,
  'bic-malformed': () => 'A BIC has eight or eleven characters.',
  'bic-needed': ({ country }) => `A transfer to ${country} needs the BIC of the bank.`,
  'account-name-malformed': ({ most }) =>
    `The name of the account can have ${most} characters at most.`,
  'amount-not-payable': () => 'That amount cannot be paid in this way.',
} satisfies SentencesOf<typeof PAY_REASONS>;

export const payWarnings = {
  'box-is-private': ({ most }, say) =>
    `A MobilePay Box is for private use, and can receive ${say.money({ amount: most, currency: 'DKK' })} a year at most.`,
} satisfies SentencesOf<typeof PAY_WARNINGS>;
