import { referenceOf } from '../../../src/money/reference.js';
import { DAY_MS } from '../../../src/values/day.js';

/**
 * Recorded values as they are on every run: ids, hashes and references are numbered in the order in
 * which they appear, times lie on the evening of the examples, and of a secret only its kind is left.
 */

/** The clock of the service on the evening. */
export const EVENING = new Date('2026-11-20T18:30:00.000Z');
/** Its clock when the treasurer does the books. */
export const BOOKKEEPING = new Date('2026-11-22T12:00:00.000Z');

const HALF_AN_HOUR = 30 * 60_000;

const PARTS = {
  id: /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/,
  hash: /\b[0-9a-f]{64}\b/,
  head: /\b[0-9a-f]{4}(?:-[0-9a-f]{4}){3}\b/,
  time: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/,
  secret: /\bkop[a-z]+_[\w-]{10,}/,
};
const VARYING = new RegExp(
  Object.entries(PARTS)
    .map(([kind, { source }]) => `(?<${kind}>${source})`)
    .join('|'),
  'g',
);

/** @param base where the service was reached */
export function fixed<T>(base: string, recorded: T): T {
  const text = JSON.stringify(recorded, withoutChance).replaceAll(base, 'https://kopperne.example');
  const ids = numbered((n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`);
  const digits = numbered((n) => n.toString(16).padStart(4, '0'));
  const references = numbered((n) => referenceOf(String(n), 0));
  const steady = text.replaceAll(VARYING, (found: string, ...rest: unknown[]) => {
    const kinds = rest.at(-1) as Readonly<Record<keyof typeof PARTS, string | undefined>>;
    if (kinds.id !== undefined) return ids(found);
    if (kinds.hash !== undefined) return digits(found.slice(0, 16)).repeat(16);
    if (kinds.head !== undefined)
      return Array(4)
        .fill(digits(found.replaceAll('-', '')))
        .join('-');
    if (kinds.time !== undefined) return fixedTime(Date.parse(found));
    return `${found.split('_', 1)[0] ?? ''}_…`;
  });
  const known = [...steady.matchAll(/"reference":"([0-9A-Z]{6})"/g)].map(([, one = '']) => one);
  return JSON.parse(
    [...new Set(known)].reduce((all, one) => all.replaceAll(one, references(one)), steady),
  ) as T;
}

/** Whatever was given before is given again. */
function numbered(make: (n: number) => string): (found: string) => string {
  const made = new Map<string, string>();
  return (found) => {
    const before = made.get(found) ?? make(made.size + 1);
    made.set(found, before);
    return before;
  };
}

/** A field that another run may answer differently, and that no pattern finds. */
function withoutChance(this: unknown, key: string, value: unknown): unknown {
  const isTime = key === 'createdAt' || key === 'expiresAt';
  if (isTime && typeof value === 'string' && isOfToken(this)) return onEvening(Date.parse(value));
  // The last use is written after the answer that it belongs to.
  if (key === 'lastUsedAt') return null;
  if (key === 'csrfToken' && value !== null) return '…';
  return value;
}

/** Whether an object is a program's token, or a link that pairs a tablet or gives a new password. */
function isOfToken(holder: unknown): boolean {
  if (typeof holder !== 'object' || holder === null) return false;
  if ('lastUsedAt' in holder && 'revokedAt' in holder && 'expiresAt' in holder) return true;
  return 'token' in holder && /^kop(?:pair|reset)_/.test(String(holder.token));
}

/** Tokens go by the database's clock, which stays: as many days after the evening as the time is after now. */
function onEvening(time: number): string {
  const now = performance.timeOrigin + performance.now();
  const days = Math.round((time - now) / DAY_MS);
  return new Date(EVENING.getTime() + days * DAY_MS).toISOString();
}

/** The half hour of a time: a run begins on the half hour of one of the clocks, and lasts less. */
function fixedTime(time: number): string {
  return new Date(time - (time % HALF_AN_HOUR)).toISOString();
}
