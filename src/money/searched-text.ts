import { readAmount } from './typed-amount.js';
import { normalisedReference } from './reference.js';

/** The parts of a text by which a club's money is searched: typed, or a line copied from the bank. */
export interface SearchedText {
  /** As they are written; a club may know none of them. */
  readonly references: readonly string[];
  /** Minor units; null for none. */
  readonly amount: number | null;
  /** A voucher: its number, and its year where that was given, `2026` or `2026/27`. */
  readonly voucher: { readonly year: string | null; readonly number: number } | null;
  /** The rest, in lower case. */
  readonly words: readonly string[];
}

const DAY = /^(?:\d{4}-\d{2}-\d{2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\.?)$/;
const LABEL = /^(\d{4}(?:\/\d{2})?)-(\d{1,9})$/;
const NUMBER = /^\d{1,9}$/;
/** An amount whose thousands are parted by spaces. */
const SPACED = /(?<!\S)\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?=[.,\s]|$)/g;

/**
 * Reads a text that is searched for: a reference, an amount, the number of a voucher, names, or a whole
 * line of the bank's statement, in which the first amount with decimals is the one that was paid.
 *
 * @param currency of the club (ISO 4217)
 */
export function readSearched(text: string, currency: string): SearchedText {
  const parts = partsOf(text);
  const references = new Set<string>();
  const amounts: number[] = [];
  const numbers: string[] = [];
  const words: string[] = [];
  let voucher: SearchedText['voucher'] = null;
  for (const part of parts) {
    const [, year, labelled] = LABEL.exec(part) ?? [];
    const reference = normalisedReference(part);
    const amount = readAmount(part.replace(/^[+−-]/, ''), currency, ',');
    if (DAY.test(part)) continue;
    else if (year !== undefined) voucher = { year, number: Number(labelled) };
    else if (NUMBER.test(part)) numbers.push(part);
    else if (amount !== null) amounts.push(amount);
    else if (reference !== null) references.add(reference);
    if (!/\d/.test(part)) words.push(part.toLowerCase());
  }
  for (const number of numbers) {
    const reference = normalisedReference(number);
    if (reference !== null) references.add(reference);
  }
  const [number] = numbers;
  const whole = number === undefined ? null : readAmount(number, currency, ',');
  if (number !== undefined && parts.length === 1) voucher = { year: null, number: Number(number) };
  return { references: [...references], amount: amounts[0] ?? whole, voucher, words };
}

/** The parts of a text between spaces and the separators of files. */
function partsOf(text: string): string[] {
  return text
    .replace(SPACED, (amount) => amount.replaceAll(/\s/g, ''))
    .split(/[\s;:|"()]+/)
    .map((part) => part.replace(/^[,.]+|[,.]+$/g, ''))
    .filter((part) => part !== '');
}

/**
 * Whether words mean somebody: all of them are in the name, or the whole name is among them, as in a line
 * of the bank.
 */
export function meansName(words: readonly string[], name: string): boolean {
  const parts = name.toLowerCase().split(/\s+/);
  if (words.length === 0) return false;
  const isTyped = words.every((word) => parts.some((part) => part.startsWith(word)));
  return isTyped || parts.every((part) => words.includes(part));
}

/** A part of a text that is searched for in a list: each part must be somewhere in a row. */
export interface SearchedPart {
  /** In lower case. */
  readonly word: string;
  /** Minor units, where it can be an amount. */
  readonly amount: number | null;
  /** The number of a voucher, where it can be one. */
  readonly number: number | null;
  /** The year in which the number is, by its first four digits; null for any. */
  readonly year: string | null;
}

/**
 * The parts of a text that is searched for in a list of vouchers.
 *
 * @param currency of the club (ISO 4217)
 */
export function searchedParts(text: string, currency: string): readonly SearchedPart[] {
  return partsOf(text).map((part) => {
    const [, year, labelled] = LABEL.exec(part) ?? [];
    const number = labelled ?? (NUMBER.test(part) ? part : undefined);
    return {
      word: part.toLowerCase(),
      amount: year === undefined ? readAmount(part.replace(/^[+−-]/, ''), currency, ',') : null,
      number: number === undefined || Number(number) > MOST_VOUCHERS ? null : Number(number),
      year: year?.slice(0, 4) ?? null,
    };
  });
}

/** The largest number that a voucher can have. */
const MOST_VOUCHERS = 2 ** 31 - 1;
