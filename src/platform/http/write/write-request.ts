import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../../people/actor.js';
import { callerOf, type Caller, type Guarded } from '../../../people/caller.js';
import { isInOwnName, type Permission } from '../../../people/roles.js';
import { PERMISSION } from '../needs.js';
import { digestOf, requestHash } from './idempotency.js';
import { pathId } from '../path-part.js';
import { readActingMember, readIdempotencyKey, readIfMatch } from '../request-headers.js';

/** How a write is known again when it comes back. */
export interface WriteKey {
  readonly key: string;
  readonly requestHash: string;
  /** Of a request in its caller's own name: the hash that it had before they were part of it. */
  readonly earlierHash?: string;
}

/** A write to a club, as its address and headers name it. */
export interface ClubWrite extends WriteKey {
  readonly clubId: string;
  /** The author; the secretary, when nobody is named. */
  readonly actor?: Actor;
}

/** The club in an address: the one whose log is written, and whose roles the guard asks for. */
export const CLUB_ID = pathId('clubId', 'The club.', 'club-not-found');

/**
 * The idempotency key of a write to no club yet.
 * @throws Problem `idempotency-key-missing` or `-malformed`
 */
export const Key = createParamDecorator((_: unknown, context: ExecutionContext) =>
  readKey(context),
);

/**
 * Club, key and author of a write.
 * @throws Problem `club-not-found`, and what `Key` throws
 */
export const ToClub = createParamDecorator((_: unknown, context: ExecutionContext) =>
  readClubWrite(context),
);

/** The caller. Only on routes that need a signed-in caller. */
export const By = createParamDecorator((_: unknown, context: ExecutionContext): Caller =>
  callerOf(requestOf(context)),
);

/** A request of the API. */
type ApiRequest = FastifyRequest<{ Params: Record<string, string> }> & Guarded;

/** The request that a parameter of a handler is read from. */
export function requestOf(context: ExecutionContext): ApiRequest {
  return context.switchToHttp().getRequest<ApiRequest>();
}

function readClubWrite(context: ExecutionContext): ClubWrite {
  const request = requestOf(context);
  const clubId = CLUB_ID.transform(request.params['clubId'] ?? '');
  const { user, device, member } = callerOf(request);
  return { clubId, ...readKey(context), actor: { user, device, member } };
}

/** Club, key, author and version of a write to something that has versions. */
export function readVersioned(context: ExecutionContext): ClubWrite & { readonly version: number } {
  return { ...readClubWrite(context), version: readIfMatch(requestOf(context).headers) };
}

/**
 * The caller is part of the request where a route takes the member from them. Elsewhere the sender makes
 * no difference, and the member who is named does: after a tablet was lost, or in a new installation
 * with other users, a club gets the first answers again.
 */
function readKey(context: ExecutionContext): WriteKey {
  const request = requestOf(context);
  const { method, url, headers } = request;
  // Of a file its digest is part of the request.
  const body = request.body instanceof Uint8Array ? digestOf(request.body) : request.body;
  const { user, member } = callerOf(request);
  // Addresses hold ids only, and those are read in any case.
  const [address, actor] = [url.toLowerCase(), readActingMember(headers)];
  const earlierHash = requestHash(method, address, body, actor);
  const key = readIdempotencyKey(headers);
  const permission = Reflect.getMetadata(PERMISSION, context.getHandler()) as
    | Permission
    | undefined;
  if (!isInOwnName(permission)) return { key, requestHash: earlierHash };
  const author = member ?? user;
  return { key, requestHash: requestHash(method, address, body, actor, author), earlierHash };
}
