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
  'bank-account': 'bankoverførsel',
  swish: 'Swish',
  'euro-transfer': 'overførsel i euro',
};

const STATES: Readonly<Record<PaymentState, string>> = {
  reported: 'meldt og venter på svar',
  confirmed: 'bekræftet',
  declined: 'afvist',
  withdrawn: 'trukket tilbage',
  reversed: 'tilbageført',
};

/** What members say that they have paid, and how they can. */
export const paymentLog = {
  'payment-reported': ({ member, purse, money, text }, say) => {
    const into = purse === null ? '' : ` til ${say.account(purse)}`;
    return `${say.player(member)} har meldt, at ${say.money(money)} er betalt${into}${about(text)}.`;
  },
  'payment-confirmed': ({ member, purse, money, text }, say) =>
    `Indbetalingen på ${say.money(money)} fra ${say.player(member)} blev bekræftet og lagt i ${say.account(purse)}${about(text)}.`,
  'payment-declined': ({ member, money }, say) =>
    `Indbetalingen på ${say.money(money)} fra ${say.player(member)} blev afvist.`,
  'payment-withdrawn': ({ member, money }, say) =>
    `${say.player(member)} trak sin melding om at have betalt ${say.money(money)} tilbage.`,
  'ways-to-pay-chosen': ({ ways }, say) =>
    ways.length === 0
      ? 'Klubben siger ikke længere, hvordan man betaler den.'
      : `Klubben kan nu betales med ${say.or(ways.map((way) => WAYS[way]))}.`,
} satisfies Pick<LogWords['sentences'], Kinds>;

export const paymentReasons = {
  'no-such-payment': () => 'Den indbetaling findes ikke.',
  'payment-is-known': () => 'Den indbetaling er allerede meldt.',
  'payment-has-ended': ({ state }) => `Indbetalingen er allerede ${STATES[state]}.`,
  'payment-moved-on': ({ current, version }) =>
    `En anden har svaret på indbetalingen imens (udgave ${current}, ikke ${version}). Hent den igen.`,
  'only-own-payment': () => 'Kun den, der har meldt indbetalingen, kan trække den tilbage.',
  'reference-malformed': ({ reference }) =>
    `${reference} er ingen reference: den har seks tegn. Se efter, om et tegn er forkert.`,
  'no-such-reference': () => 'Den reference hører ikke til nogen i klubben.',
  'another-may-confirm': () =>
    'Det er din egen indbetaling: lad en anden, der fører kassen, bekræfte den.',
  'another-may-move': () =>
    'Det er dine egne penge: lad en anden, der fører kassen, notere det, eller meld, at du har betalt.',
} satisfies SentencesOf<typeof PAYMENT_REASONS>;

export const payReasons = {
  'way-not-in-currency': ({ currency, needed }) =>
    `Sådan betaler man kun i ${needed}, og klubben regner i ${currency}.`,
  'mobilepay-number-malformed': () =>
    'Et MobilePay-nummer er et telefonnummer med otte cifre eller foreningens eget med fem eller seks.',
  'box-malformed': () => 'Et Box-id ser ud som box12345 eller 1234AB.',
  'registration-number-malformed': () => 'Et registreringsnummer har fire cifre.',
  'account-number-malformed': () => 'Et kontonummer har højst ti cifre.',
  'swish-number-malformed': () =>
    'Et Swish-nummer begynder med 123 og har ti cifre, eller det er et svensk mobilnummer.',
  'iban-malformed': () => 'Det IBAN er ikke rigtigt. Se efter, om et tegn mangler.',
  'iban-not-sepa': ({ country }) => `Til ${country} kan man ikke overføre sådan.`,
  'bic-malformed': () => 'En BIC har otte eller elleve tegn.',
  'bic-needed': ({ country }) => `Til ${country} skal bankens BIC med.`,
  'account-name-malformed': ({ most }) => `Navnet på kontoen skal være på højst ${most} tegn.`,
  'amount-not-payable': () => 'Det beløb kan ikke betales sådan.',
} satisfies SentencesOf<typeof PAY_REASONS>;

export const payWarnings = {
  'box-is-private': ({ most }, say) =>
    `En MobilePay Box er til privat brug og kan højst modtage ${say.money({ amount: most, currency: 'DKK' })} om året.`,
} satisfies SentencesOf<typeof PAY_WARNINGS>;
