import { Problem } from '../platform/http/problem/problem.js';

/**
 * An archived club is kept and can be read; nothing more is played in it.
 *
 * @throws Problem 'club-archived'
 */
export function checkInUse(club: { readonly archivedAt: string | Date | null }): void {
  if (club.archivedAt === null) return;
  throw new Problem('club-archived', {});
}

/**
 * Refuses changes of somebody who left for good: nobody can claim or become them.
 *
 * @throws Problem 'member-archived'
 */
export function checkThere(member: { readonly initials: string | null }): void {
  if (member.initials !== null) throw new Problem('member-forgotten', {});
}
