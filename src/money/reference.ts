/**
 * The characters of a reference: digits and capitals that nobody mistakes for another one of them. Of
 * those that look alike at most one is here (0 O Q D, 1 I J L, 2 Z, 5 S, 6 G, 8 B, U V Y). They are 23,
 * a prime number, for the check.
 */
const ALPHABET = '23456789ACDEFHKMNPRTWXY';
const BASE = ALPHABET.length;

/** Characters outside the alphabet, with the one that each looks like. */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  Object.entries({ Z: '2', S: '5', G: '6', B: '8', '0': 'D', O: 'D', Q: 'D', V: 'Y' }),
);

/** Characters before the check. */
const CHOSEN = 5;

/**
 * The reference of a payment: six characters to copy into a bank's or a payment app's message, by which
 * the payment is found again. Five come from the text, the last one checks them.
 *
 * @param text what the payment is, from the log: ids, in a fixed order; the same gives the same reference
 * @param attempt 0, and one more each time that the club already has this reference for something else
 */
export function referenceOf(text: string, attempt: number): string {
  let left = fnv1a(`${attempt} ${text}`);
  const values: number[] = [];
  for (let place = 0; place < CHOSEN; place++) {
    values.push(Number(left % BigInt(BASE)));
    left /= BigInt(BASE);
  }
  return [...values, checkOf(values)].map((value) => ALPHABET[value]).join('');
}

/**
 * Reads a reference as people type it and banks hand it on: lower case, spaces, hyphens and dots, and a
 * character that looks like the one that was meant.
 *
 * @returns the reference as `referenceOf` wrote it; null if it is none: one character is wrong, two have
 *   changed places, some are missing
 */
export function normalisedReference(typed: string): string | null {
  const text = [...typed.toUpperCase().replace(/[\s.-]/g, '')]
    .map((character) => LOOK_ALIKES.get(character) ?? character)
    .join('');
  const values = [...text].map((character) => ALPHABET.indexOf(character));
  if (values.length !== CHOSEN + 1 || values.includes(-1)) return null;
  return checkOf(values.slice(0, CHOSEN)) === values[CHOSEN] ? text : null;
}

/**
 * The value of the last character: weighted 2, 3 … and 1 for the check, all sum to a multiple of the
 * base. As the base is prime and the weights differ, no other character at one place and no two that
 * have changed places give the same sum (the principle of ISBN-10).
 */
function checkOf(values: readonly number[]): number {
  const sum = values.reduce((total, value, place) => total + value * (place + 2), 0);
  return (BASE - (sum % BASE)) % BASE;
}

const FNV_OFFSET = 0xcbf29ce484222325n;
const FNV_PRIME = 0x100000001b3n;

/**
 * FNV-1a with 64 bits (Fowler, Noll, Vo) of a text as UTF-8: the same number in every browser and on
 * the server. It keeps no secret: anybody who may see a reference may see its member.
 */
function fnv1a(text: string): bigint {
  let hash = FNV_OFFSET;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * FNV_PRIME);
  }
  return hash;
}
