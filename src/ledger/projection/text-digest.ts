import { sha256 } from '../log/chain.js';

/**
 * A digest of many texts in no order, made here and by PostgreSQL alike: the first 64 bits of the SHA-256
 * of each, all of them by exclusive or. Each text must be another.
 */
export class TextDigest {
  #high = 0;
  #low = 0;

  add(text: string): void {
    const hash = sha256(text);
    this.#high ^= Number.parseInt(hash.slice(0, 8), 16);
    this.#low ^= Number.parseInt(hash.slice(8, 16), 16);
  }

  /** As PostgreSQL writes the int8; 0 of no text. */
  toString(): string {
    return String((BigInt(this.#high) << 32n) | BigInt(this.#low >>> 0));
  }
}

/** The SQL of the digest over the texts of all rows, as a text. */
export function digestSql(text: string): string {
  const hash = `encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`;
  return `coalesce(bit_xor(('x' || left(${hash}, 16))::bit(64)::int8), 0)::text`;
}
