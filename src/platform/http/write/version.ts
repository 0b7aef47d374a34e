import type { REASONS, Reason } from '../../../problems/reasons.js';
import { Problem } from '../problem/problem.js';

/** The reasons of `version-stale`: each sort of thing that has versions has its own. */
type MovedOn = Exclude<
  { [R in Reason]: (typeof REASONS)[R]['code'] extends 'version-stale' ? R : never }[Reason],
  'history-restored'
>;

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
