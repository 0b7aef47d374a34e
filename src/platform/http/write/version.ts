import { Problem } from '../problem/problem.js';

/**
 * The parts of a club that have versions: sessions, reported payments, fiscal years, transfers of a
 * plan.
 */
type MovedOn = 'version-moved-on' | 'payment-moved-on' | 'year-moved-on' | 'transfer-moved-on';

/** The ETag of a version, for the `If-Match` of the next write. */
export function etagOf(version: number): string {
  return `"${version}"`;
}

/**
 * @param current the version that something has
 * @param version the one that a write was made against
 * @throws Problem `version-stale`, with the version it has now
 */
export function checkVersion(
  current: number,
  version: number,
  reason: MovedOn = 'version-moved-on',
): void {
  if (version === current) return;
  throw new Problem(reason, { current, version }, { currentVersion: current });
}
