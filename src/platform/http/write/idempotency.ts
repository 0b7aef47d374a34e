import { createHash } from 'node:crypto';
import { Problem } from '../problem/problem.js';

/** Deeper bodies have no meaning here, and would exhaust the stack. */
export const MAX_DEPTH = 64;

/**
 * Distinguishes two requests under one idempotency key: SHA-256 (64 hexadecimal digits) of method,
 * path, body, acting member and author. The order of a JSON object's fields makes no difference, nor does
 * the query string.
 * @param actor the id of the member who acts; null when nobody is named
 * @param author the id of the member, else of the user, in whose name it is written; null where that
 *   makes no difference
 * @throws Problem 'validation-failed' for a body nested deeper than 64 levels
 */
export function requestHash(
  method: string,
  path: string,
  body: unknown,
  actor: string | null = null,
  author: string | null = null,
): string {
  const address = path.split('?', 1)[0] ?? path;
  const by = actor === null ? '' : `\n${actor}`;
  const inNameOf = author === null ? '' : `\nauthor:${author}`;
  const text = `${method.toUpperCase()} ${address}\n${canonicalText(body, 0)}${by}${inNameOf}`;
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

/** The SHA-256 of bytes: 64 hexadecimal digits. */
export function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** JSON with the fields of every object sorted by name. */
function canonicalText(value: unknown, depth: number): string {
  if (depth > MAX_DEPTH) {
    throw new Problem('body-too-deep', { most: MAX_DEPTH });
  }
  if (Array.isArray(value)) {
    return `[${value.map((item) => canonicalText(item, depth + 1)).join(',')}]`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const fields = value as Readonly<Record<string, unknown>>;
  const names = Object.keys(fields).sort();
  const parts = names
    .filter((name) => fields[name] !== undefined)
    .map((name) => `${JSON.stringify(name)}:${canonicalText(fields[name], depth + 1)}`);
  return `{${parts.join(',')}}`;
}
