import type { Warned } from '../../rules/refusals/warning.js';
import { refusal } from './reasons.js';

/** An amount with the reference that finds it again. */
export interface Due {
  /** Minor units of the club's currency; more than 0. */
  readonly amount: number;
  /** Six characters (`reference.ts`). */
  readonly reference: string;
}

/** The lines that can be copied. */
export const PAY_LINES = [
  'number',
  'box',
  'registration',
  'account',
  'iban',
  'bic',
  'name',
  'reference',
] as const;

/** A line to copy into an app or a bank; the words for its name belong to the screen. */
export interface Line {
  readonly name: (typeof PAY_LINES)[number];
  readonly text: string;
}

/**
 * How something is paid in one way. The amount is written by who shows it, in the reader's language: a
 * point that one bank reads as decimals parts thousands at another.
 */
export interface PaymentSheet {
  readonly lines: readonly Line[];
  /** The content of a QR code; null where the provider documents none that anybody may make. */
  readonly qr: string | null;
  readonly warnings: readonly Warned[];
}

/** One way to pay a club, by what the club says of it. */
export interface PayingWay<Said> {
  /** The only currency in which it works. */
  readonly currency: string;
  /**
   * The fields as they are kept: without spaces, in their usual case.
   *
   * @throws Refusal for a value that cannot be, with its field
   */
  readonly checked: (said: Said) => Said;
  /** @param said as `checked` gave it */
  readonly sheet: (said: Said, due: Due) => PaymentSheet;
}

/** Characters that people put into numbers to read them better. */
const SEPARATORS = /[\s.\-/]/g;

export function withoutSeparators(text: string): string {
  return text.replace(SEPARATORS, '');
}

/** @throws Refusal if an amount is no whole number of minor units from 1 to `most` */
export function requirePayable(amount: number, most: number): void {
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > most) {
    throw refusal('amount-not-payable', { most }, { field: 'amount' });
  }
}
