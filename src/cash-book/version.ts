import { Problem } from '../platform/problem.js';

/** The ETag of a version: what the next write names in `If-Match`. */
export function etagOf(version: number): string {
  return `"${version}"`;
}

/**
 * @param current the version that something of the books has
 * @param version the one that a write was made against
 * @throws Problem `version-stale`
 */
export function requireVersion(current: number, version: number): void {
  if (version === current) return;
  throw new Problem('payment-moved-on', { current, version }, { currentVersion: current });
}
