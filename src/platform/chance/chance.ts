import { randomBytes, randomUUID } from 'node:crypto';
import { givenChance } from './source.js';

/** The moment at which something is written. */
export function writtenAt(): Date {
  return givenChance()?.now() ?? new Date();
}

/** The id of something new in the log or beside it. */
export function newId(): string {
  return givenChance()?.newId() ?? randomUUID();
}

/** Random bytes in hexadecimal. */
export function saltOf(length: number): string {
  return givenChance()?.newSalt(length) ?? randomBytes(length).toString('hex');
}
