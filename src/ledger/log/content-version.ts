import { canonical } from './canonical.js';
import { sha256 } from './chain.js';

const DIGITS = 12;

/** The version of a rule book's content: the first 12 digits of the SHA-256 of its data. */
export function contentVersion(content: object): string {
  return sha256(canonical(content)).slice(0, DIGITS);
}
