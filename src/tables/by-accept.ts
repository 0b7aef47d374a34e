import type { IncomingMessage } from 'node:http';
import { CSV, XLSX } from './files/media-types.js';
import { TABLES } from './tables.js';

/** A list that there is a table of, with its address as it may be written. */
const LISTS = new RegExp(
  `^/v1/clubs/[^/?]+/(?:${Object.values(TABLES)
    .map(({ at }) => at.replaceAll(/:\w+/g, '[^/?]+'))
    .join('|')})$`,
);

/**
 * The address that answers a request: a list wanted as CSV or XLSX is the table at the same address
 * with an ending. A request that accepts anything wants neither.
 */
export function addressByAccept({
  method,
  url = '/',
  headers: { accept = '' },
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): string {
  if (method !== 'GET' && method !== 'HEAD') return url;
  const ending = endingOf(accept);
  if (ending === null) return url;
  const [path = '', ...query] = url.split('?');
  return LISTS.test(path) ? [`${path}.${ending}`, ...query].join('?') : url;
}

/** The most preferred format of `Accept` (RFC 9110, 12.5.1); null for JSON, or neither. */
function endingOf(accept: string): 'csv' | 'xlsx' | null {
  const wanted = [
    { ending: null, q: weightOf(accept, 'application/json') },
    { ending: 'csv' as const, q: weightOf(accept, CSV) },
    { ending: 'xlsx' as const, q: weightOf(accept, XLSX) },
  ];
  const [first] = wanted.sort((a, b) => b.q - a.q);
  return first === undefined || first.q === 0 ? null : first.ending;
}

/** How much a type is wanted by its own name. */
function weightOf(accept: string, type: string): number {
  for (const part of accept.toLowerCase().split(',')) {
    const [name = '', ...params] = part.split(';').map((one) => one.trim());
    if (name !== type) continue;
    const q = params.find((one) => one.startsWith('q='));
    return q === undefined ? 1 : Number(q.slice(2)) || 0;
  }
  return 0;
}
