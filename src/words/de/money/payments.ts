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
  'bank-account': 'Überweisung',
  swish: 'Swish',
  'euro-transfer': 'Überweisung in Euro',
};

const STATES: Readonly<Record<PaymentState, string>> = {
  reported: 'gemeldet und wartet auf Antwort',
  confirmed: 'bestätigt',
  declined: 'abgelehnt',
  withdrawn: 'zurückgezogen',
  reversed: 'storniert',
};

/** What members say that they have paid, and how they can. */
export const paymentLog = {
  'payment-reported': ({ member, purse, money, text }, say) => {
    const into = purse === null ? '' : ` in ${say.account(purse)}`;
    return `${say.player(member)} hat gemeldet, dass ${say.money(money)} bezahlt sind${into}${about(text)}.`;
  },
  'payment-confirmed': ({ member, purse, money, text }, say) =>
    `Die Zahlung von ${say.money(money)} von ${say.player(member)} wurde bestätigt und liegt in ${say.account(purse)}${about(text)}.`,
  'payment-declined': ({ member, money }, say) =>
    `Die Zahlung von ${say.money(money)} von ${say.player(member)} wurde abgelehnt.`,
  'payment-withdrawn': ({ member, money }, say) =>
    `${say.player(member)} hat die Meldung zurückgezogen, ${say.money(money)} bezahlt zu haben.`,
  'ways-to-pay-chosen': ({ ways }, say) =>
    ways.length === 0
      ? 'Der Club sagt nicht mehr, wie man ihn bezahlt.'
      : `Der Club kann jetzt so bezahlt werden: ${say.or(ways.map((way) => WAYS[way]))}.`,
} satisfies Pick<LogWords['sentences'], Kinds>;

export const paymentReasons = {
  'no-such-payment': () => 'Diese Zahlung gibt es nicht.',
  'payment-is-known': () => 'Diese Zahlung ist schon gemeldet.',
  'payment-has-ended': ({ state }) => `Die Zahlung ist schon ${STATES[state]}.`,
  'payment-moved-on': ({ current, version }) =>
    `Jemand anders hat inzwischen auf die Zahlung geantwortet (Stand ${current}, nicht ${version}). Hol sie noch einmal.`,
  'only-own-payment': () => 'Nur wer die Zahlung gemeldet hat, kann sie zurückziehen.',
  'reference-malformed': ({ reference }) =>
    `${reference} ist keine Referenz: sie hat sechs Zeichen. Sieh nach, ob ein Zeichen falsch ist.`,
  'no-such-reference': () => 'Diese Referenz gehört zu niemandem im Club.',
  'another-may-confirm': () =>
    'Das ist deine eigene Zahlung: lass sie von jemand anderem bestätigen, der die Kasse führt.',
  'another-may-move': () =>
    'Das ist dein eigenes Geld: lass es jemand anderen eintragen, der die Kasse führt, oder melde, dass du bezahlt hast.',
} satisfies SentencesOf<typeof PAYMENT_REASONS>;

export const payReasons = {
  'way-not-in-currency': ({ currency, needed }) =>
    `So bezahlt man nur in ${needed}, und der Club rechnet in ${currency}.`,
  'mobilepay-number-malformed': () =>
    'Eine MobilePay-Nummer ist eine dänische Telefonnummer mit acht Ziffern oder die eigene des Clubs mit fünf oder sechs.',
  'box-malformed': () => 'Eine Box-ID sieht aus wie box12345 oder 1234AB.',
  'registration-number-malformed': () => 'Eine dänische Registrierungsnummer hat vier Ziffern.',
  'account-number-malformed': () => 'Eine dänische Kontonummer hat höchstens zehn Ziffern.',
  'swish-number-malformed': () =>
    'Eine Swish-Nummer beginnt mit 123 und hat zehn Ziffern, oder sie ist eine schwedische Mobilnummer.',
  'iban-malformed': () => 'Diese IBAN stimmt nicht. Sieh nach, ob ein Zeichen fehlt.',
  'iban-not-sepa': ({ country }) => `Nach ${country} kann man so nicht überweisen.`,
  'bic-malformed': () => 'Eine BIC hat acht oder elf Zeichen.',
  'bic-needed': ({ country }) => `Nach ${country} braucht es die BIC der Bank.`,
  'account-name-malformed': ({ most }) =>
    `Der Name des Kontos darf höchstens ${most} Zeichen haben.`,
  'amount-not-payable': () => 'Dieser Betrag kann so nicht bezahlt werden.',
} satisfies SentencesOf<typeof PAY_REASONS>;

export const payWarnings = {
  'box-is-private': ({ most }, say) =>
    `Eine MobilePay Box ist für den privaten Gebrauch und kann höchstens ${say.money({ amount: most, currency: 'DKK' })} im Jahr empfangen.`,
} satisfies SentencesOf<typeof PAY_WARNINGS>;
