import type { Actor } from './actor.js';
import { permits, type CallerRole } from './roles.js';

/** Who sent a request, as the guard found out. */
export interface Caller extends Actor {
  /** What let them in. */
  readonly token: string;
  /** The club of the device; null for a user. */
  readonly deviceClub: string | null;
  /** The club that the address names; null for an address of none. */
  readonly club: string | null;
  /** What they are in that club; nothing for an address of none. */
  readonly roles: readonly CallerRole[];
}

/** A request that has passed the guard. */
export interface Guarded {
  caller?: Caller;
}

/** Who sent a request to a route that needs somebody to be signed in. */
export function callerOf(request: Guarded): Caller {
  if (request.caller === undefined) throw new Error('the route lets in who is not signed in');
  return request.caller;
}

/** Whether somebody sees what is others' as well: who is but a member sees their own only. */
export function seesAll({ roles }: Pick<Caller, 'roles'>): boolean {
  return permits(roles, 'read-all');
}
