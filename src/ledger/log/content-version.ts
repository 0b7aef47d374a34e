import { createHash } from 'node:crypto';
import { canonical } from './canonical.js';

const DIGITS = 12;

/** What says what is in a rule book is known by: the first 12 digits of the SHA-256 of its data. */
export function contentVersion(content: object): string {
  return createHash('sha256').update(canonical(content)).digest('hex').slice(0, DIGITS);
}
