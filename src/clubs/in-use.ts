import { Problem } from '../platform/problem.js';

/**
 * An archived club is kept and can be read; nothing more is played in it.
 *
 * @throws Problem 'club-archived'
 */
export function checkInUse(club: { readonly archivedAt: string | Date | null }): void {
  if (club.archivedAt === null) return;
  throw new Problem('club-archived', {});
}
