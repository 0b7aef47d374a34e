import type { Actor } from './actor.js';
import { permits, type CallerRole } from './roles.js';

/** The sender of a request, as the guard found them. */
export interface Caller extends Actor {
  /** The token of the request. */
  readonly token: string;
  /** The club of the device; null for a user. */
  readonly deviceClub: string | null;
  /** The club that the address names; null for an address of none. */
  readonly club: string | null;
  /** Their roles in the club of the address; empty for an address without a club. */
  readonly roles: readonly CallerRole[];
}

/** A request that has passed the guard. */
export interface Guarded {
  caller?: Caller;
}

/** The sender of a request to a route that needs a signed-in caller. */
export function callerOf(request: Guarded): Caller {
  if (request.caller === undefined) throw new Error('the route lets in who is not signed in');
  return request.caller;
}

/** Whether somebody sees what is others' as well; a plain member sees only their own. */
export function seesAll({ roles }: Pick<Caller, 'roles'>): boolean {
  return permits(roles, 'read-all');
}
