import { Problem } from './problem/problem.js';

/** The headers of a request, as Node gives them: lower-case names. */
export type Headers = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Reads `Idempotency-Key`: 1 to 255 visible ASCII characters.
 * @throws Problem 'idempotency-key-missing' or 'idempotency-key-malformed'
 */
export function readIdempotencyKey(headers: Headers): string {
  const value = headers['idempotency-key'];
  if (value === undefined || value === '') {
    throw new Problem('idempotency-key-missing', {}, { field: 'Idempotency-Key' });
  }
  if (typeof value === 'string' && /^[\x21-\x7e]{1,255}$/.test(value)) return value;
  throw new Problem('idempotency-key-malformed', {}, { field: 'Idempotency-Key' });
}

/**
 * Reads the version named in `If-Match`: "7", 7 or W/"7".
 * @throws Problem 'if-match-missing', or 'if-match-malformed' for `*`, a list or anything else
 */
export function readIfMatch(headers: Headers): number {
  const value = headers['if-match'];
  if (value === undefined || value === '') {
    throw new Problem('if-match-missing', {}, { field: 'If-Match' });
  }
  const digits = typeof value === 'string' ? /^(?:W\/)?("?)(\d{1,15})\1$/.exec(value.trim()) : null;
  if (digits?.[2] !== undefined) return Number(digits[2]);
  throw new Problem('if-match-malformed', {}, { field: 'If-Match' });
}

/** Whether `If-None-Match` names what would be answered: the one asking has it (RFC 9110, 13.1.2). */
export function hasAlready(headers: Headers, etag: string): boolean {
  const value = headers['if-none-match'];
  if (typeof value !== 'string') return false;
  return value.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}
