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
  'bank-account': 'banköverföring',
  swish: 'Swish',
  'euro-transfer': 'överföring i euro',
};

const STATES: Readonly<Record<PaymentState, string>> = {
  reported: 'anmäld och väntar på svar',
  confirmed: 'bekräftad',
  declined: 'avvisad',
  withdrawn: 'återtagen',
  reversed: 'återförd',
};

/** What members say that they have paid, and how they can. */
export const paymentLog = {
  'payment-reported': ({ member, purse, money, text }, say) => {
    const into = purse === null ? '' : ` till ${say.account(purse)}`;
    return `${say.player(member)} har anmält att ${say.money(money)} är betalt${into}${about(text)}.`;
  },
  'payment-confirmed': ({ member, purse, money, text }, say) =>
    `Betalningen på ${say.money(money)} från ${say.player(member)} bekräftades och lades i ${say.account(purse)}${about(text)}.`,
  'payment-declined': ({ member, money }, say) =>
    `Betalningen på ${say.money(money)} från ${say.player(member)} avvisades.`,
  'payment-withdrawn': ({ member, money }, say) =>
    `${say.player(member)} tog tillbaka sin anmälan om att ha betalt ${say.money(money)}.`,
  'ways-to-pay-chosen': ({ ways }, say) =>
    ways.length === 0
      ? 'Klubben säger inte längre hur man betalar den.'
      : `Klubben kan nu betalas med ${say.or(ways.map((way) => WAYS[way]))}.`,
} satisfies Pick<LogWords['sentences'], Kinds>;

export const paymentReasons = {
  'no-such-payment': () => 'Den betalningen finns inte.',
  'payment-is-known': () => 'Den betalningen är redan anmäld.',
  'payment-has-ended': ({ state }) => `Betalningen är redan ${STATES[state]}.`,
  'payment-moved-on': ({ current, version }) =>
    `Någon annan har svarat på betalningen under tiden (version ${current}, inte ${version}). Hämta den igen.`,
  'only-own-payment': () => 'Bara den som anmälde betalningen kan ta tillbaka den.',
  'reference-malformed': ({ reference }) =>
    `${reference} är ingen referens: den har sex tecken. Se efter om ett tecken är fel.`,
  'no-such-reference': () => 'Den referensen hör inte till någon i klubben.',
  'another-may-confirm': () =>
    'Det är din egen betalning: låt någon annan som sköter kassan bekräfta den.',
  'another-may-move': () =>
    'Det är dina egna pengar: låt någon annan som sköter kassan anteckna det, eller anmäl att du har betalt.',
} satisfies SentencesOf<typeof PAYMENT_REASONS>;

export const payReasons = {
  'way-not-in-currency': ({ currency, needed }) =>
    `Så betalar man bara i ${needed}, och klubben räknar i ${currency}.`,
  'mobilepay-number-malformed': () =>
    'Ett MobilePay-nummer är ett danskt telefonnummer med åtta siffror eller föreningens eget med fem eller sex.',
  'box-malformed': () => 'Ett Box-id ser ut som box12345 eller 1234AB.',
  'registration-number-malformed': () => 'Ett danskt registreringsnummer har fyra siffror.',
  'account-number-malformed': () => 'Ett danskt kontonummer har högst tio siffror.',
  'swish-number-malformed': () =>
    'Ett Swish-nummer börjar med 123 och har tio siffror, eller så är det ett svenskt mobilnummer.',
  'iban-malformed': () => 'Det IBAN-numret stämmer inte. Se efter om ett tecken saknas.',
  'iban-not-sepa': ({ country }) => `Till ${country} kan man inte överföra så.`,
  'bic-malformed': () => 'En BIC har åtta eller elva tecken.',
  'bic-needed': ({ country }) => `Till ${country} behövs bankens BIC.`,
  'account-name-malformed': ({ most }) => `Namnet på kontot får ha högst ${most} tecken.`,
  'amount-not-payable': () => 'Det beloppet kan inte betalas så.',
} satisfies SentencesOf<typeof PAY_REASONS>;

export const payWarnings = {
  'box-is-private': ({ most }, say) =>
    `En MobilePay Box är för privat bruk och kan ta emot högst ${say.money({ amount: most, currency: 'DKK' })} om året.`,
} satisfies SentencesOf<typeof PAY_WARNINGS>;
