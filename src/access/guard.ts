import { timingSafeEqual } from 'node:crypto';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { Caller, Guarded } from '../people/caller.js';
import { Database } from '../platform/database/database.js';
import { PERMISSION } from '../platform/http/needs.js';
import {
  permits,
  whoMay,
  type CallerRole,
  type ClubPermission,
  type Permission,
} from '../people/roles.js';
import { isRequestId } from '../values/uuid.js';
import { Problem } from '../platform/http/problem/problem.js';
import { readActingMember } from '../ledger/requests/acting-member.js';
import { readKnownEvent, requireKnownEvent } from '../ledger/requests/known-event.js';
import { CLUB_ID } from '../ledger/requests/club-write.js';
import { readBearer, readSession } from './signing-in/cookies.js';
import { findCaller, noteUse, type CallerRow } from './find-caller.js';
import { RateLimit, type Limit } from './signing-in/rate-limit.js';
import { csrfTokenOf } from './tokens/secret.js';

type ApiRequest = FastifyRequest<{ Params: Record<string, string | undefined> }> & Guarded;

/** More than a secretary can tap, or a program that catches up should need. */
const WRITES: Limit = { name: 'writes', most: 1200, seconds: 60 };

const CHANGES_NOTHING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Lets a request through to its route, or refuses it. Every route has declared what it needs. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly database: Database,
    private readonly rateLimit: RateLimit,
  ) {}

  /** @throws Problem `not-signed-in`, `csrf-token-wrong`, `club-not-found`, `not-allowed`, … */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const permission = this.reflector.getAllAndOverride<Permission | undefined>(PERMISSION, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (permission === 'anyone') return true;
    const request = context.switchToHttp().getRequest<ApiRequest>();
    const found = await this.#signedIn(request);
    if (!CHANGES_NOTHING.has(request.method)) {
      // Of a user all together: they can make as many tokens as they like.
      await this.rateLimit.takeOften(WRITES, found.user ?? found.device ?? found.token);
    }
    request.caller = callerFor(permission, found, request);
    if (found.isStale) {
      // Nobody waits for it, and the next request writes it if this one could not.
      noteUse(this.database.pool, found.token).catch(() => undefined);
    }
    return true;
  }

  /** The user or device that sends the request, wherever to; null where nobody is signed in. */
  async whoIs(request: FastifyRequest): Promise<string | null> {
    const secret = readBearer(request) ?? readSession(request);
    const found = secret === null ? null : await findCaller(this.database.pool, secret, null);
    return found?.user ?? found?.device ?? null;
  }

  async #signedIn(request: ApiRequest): Promise<CallerRow> {
    const bearer = readBearer(request);
    const cookie = bearer === null ? readSession(request) : null;
    const secret = bearer ?? cookie;
    if (secret === null) throw new Problem('not-signed-in', {});
    const known = CHANGES_NOTHING.has(request.method) ? null : readKnownEvent(request.headers);
    const found = await findCaller(this.database.pool, secret, clubInPath(request), known);
    if (found === null) throw new Problem('sign-in-over', {});
    if (cookie !== null && !CHANGES_NOTHING.has(request.method)) checkCsrf(request, cookie);
    return found;
  }
}

/** The id in the address, if it can be one. */
function clubInPath({ params }: ApiRequest): string | null {
  const { clubId } = params;
  return clubId !== undefined && isRequestId(clubId) ? clubId.toLowerCase() : null;
}

function callerFor(
  permission: Permission | undefined,
  found: CallerRow,
  request: ApiRequest,
): Caller {
  const { token, user, device, deviceClub } = found;
  const of = { token, user, device, deviceClub };
  if (permission === undefined) throw new Problem('nobody-may', {});
  if (permission === 'signed-in' || permission === 'user' || permission === 'anyone') {
    if (permission === 'user' && user === null) throw new Problem('device-may-not', {});
    return { ...of, member: null, club: null, roles: [] };
  }
  const club = CLUB_ID.transform(request.params['clubId'] ?? '');
  const roles = rolesAt(club, found);
  // A caller without a role in a club does not learn whether it exists.
  if (roles.length === 0) throw new Problem('club-not-found', {});
  if (!permits(roles, permission)) throw notAllowed(found, permission);
  if (!CHANGES_NOTHING.has(request.method)) requireKnownEvent(request.headers, found.hasKnown);
  return { ...of, member: memberAt(found, request), club, roles };
}

function rolesAt(club: string, { device, deviceClub, roles }: CallerRow): readonly CallerRole[] {
  if (device === null) return roles;
  return deviceClub === club ? ['device'] : [];
}

/** The acting member: a device names the member who sits at it, a user acts as themselves. */
function memberAt({ device, member }: CallerRow, { method, headers }: ApiRequest): string | null {
  // Reads need no acting member.
  if (CHANGES_NOTHING.has(method)) return member;
  const named = readActingMember(headers);
  if (device !== null) return named;
  if (named !== null && named !== member) {
    throw new Problem('acts-as-oneself', {});
  }
  return member;
}

function notAllowed({ device, roles }: CallerRow, permission: ClubPermission): Problem {
  const ask = whoMay(permission);
  return device === null
    ? new Problem('role-may-not', { roles, ask })
    : new Problem('device-only-records', { ask });
}

/** A page of another site can make a browser send the cookie, but not what follows from it. */
function checkCsrf({ headers }: ApiRequest, session: string): void {
  const given = Buffer.from(String(headers['x-csrf-token'] ?? ''));
  const right = Buffer.from(csrfTokenOf(session));
  if (given.length === right.length && timingSafeEqual(given, right)) return;
  throw new Problem('csrf-token-wrong', {}, { field: 'X-CSRF-Token' });
}
