import { isUuid } from '../../values/uuid.js';
import { refusal } from './reasons.js';
import { BANK_ACCOUNT, type BankAccountFields } from './bank-account.js';
import { EURO_TRANSFER, type EuroTransferFields } from './euro-transfer.js';
import {
  MOBILEPAY_BOX,
  MOBILEPAY_NUMBER,
  type MobilePayBoxFields,
  type MobilePayNumberFields,
} from './mobilepay.js';
import { SWISH, type SwishFields } from './swish.js';
import type { Due, PayingWay, PaymentSheet } from './way.js';

/** The fields that a club fills in for each way to pay. */
interface FieldsOfWay {
  readonly 'mobilepay-number': MobilePayNumberFields;
  readonly 'mobilepay-box': MobilePayBoxFields;
  readonly 'bank-account': BankAccountFields;
  readonly swish: SwishFields;
  readonly 'euro-transfer': EuroTransferFields;
}

export type WayKind = keyof FieldsOfWay;

const WAYS: { readonly [Kind in WayKind]: PayingWay<FieldsOfWay[Kind]> } = {
  'mobilepay-number': MOBILEPAY_NUMBER,
  'mobilepay-box': MOBILEPAY_BOX,
  'bank-account': BANK_ACCOUNT,
  swish: SWISH,
  'euro-transfer': EURO_TRANSFER,
};

/** A way to pay, with what the club says of it. */
export type WayToPay<Kind extends WayKind = WayKind> = {
  readonly [K in Kind]: {
    readonly kind: K;
    readonly said: FieldsOfWay[K];
    /** The purse that its money comes into; left out where the club names none. */
    readonly purse?: string;
  };
}[Kind];

export const WAY_KINDS = Object.keys(WAYS) as readonly WayKind[];

/** The way of a payment: one of the club's, or cash. */
export type PaidBy = 'cash' | WayKind;
export const PAID_BY: readonly PaidBy[] = ['cash', ...WAY_KINDS];

/** The ways in which a club with a currency can be paid, in the order in which they are offered. */
export function waysIn(currency: string): WayKind[] {
  return WAY_KINDS.filter((kind) => WAYS[kind].currency === currency);
}

/**
 * A way to pay as the club keeps it: only in its own currency, and only what can be.
 *
 * @throws Refusal (PAY_REASONS) with the field that is wrong
 */
export function checkedWay<Kind extends WayKind>(
  { kind, said }: { readonly kind: Kind; readonly said: FieldsOfWay[Kind] },
  currency: string,
): { readonly kind: Kind; readonly said: FieldsOfWay[Kind] } {
  const way: PayingWay<FieldsOfWay[Kind]> = WAYS[kind];
  if (way.currency !== currency) {
    throw refusal('way-not-in-currency', { currency, needed: way.currency }, { field: 'kind' });
  }
  return { kind, said: way.checked(said) };
}

/**
 * The instructions for a payer: lines to copy, the content of a QR code, and notes on the way to pay.
 * It says nothing about whether anything was paid.
 *
 * @param way as `checkedWay` gave it
 * @throws Refusal (`amount-not-payable`) for an amount that this way does not take
 */
export function howToPay<Kind extends WayKind>(
  { kind, said }: { readonly kind: Kind; readonly said: FieldsOfWay[Kind] },
  due: Due,
): PaymentSheet {
  const way: PayingWay<FieldsOfWay[Kind]> = WAYS[kind];
  return way.sheet(said, due);
}

/** Whether a way is just as `checkedWay` gives it. */
export function isWayToPay(way: unknown): way is WayToPay {
  const { kind, said, purse } = way as {
    readonly kind: WayKind;
    readonly said: unknown;
    readonly purse?: unknown;
  };
  if (purse !== undefined && (typeof purse !== 'string' || !isUuid(purse))) return false;
  if (!WAY_KINDS.includes(kind) || typeof said !== 'object' || said === null) return false;
  try {
    // The fields are checked again; one that is missing or no text throws as well.
    const kept = checkedWay({ kind, said: said as never }, WAYS[kind].currency).said;
    const [here, there] = [kept, said].map((one) => Object.entries(one).sort().join('\n'));
    return here === there;
  } catch {
    return false;
  }
}
