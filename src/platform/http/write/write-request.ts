import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../../people/actor.js';
import { callerOf, type Caller, type Guarded } from '../../../people/caller.js';
import { requestHash } from './idempotency.js';
import { pathId } from '../path-part.js';
import { readActingMember, readIdempotencyKey, readIfMatch } from '../request-headers.js';

/** How a write is known again when it comes back. */
export interface WriteKey {
  readonly key: string;
  readonly requestHash: string;
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
  readKey(requestOf(context)),
);

/**
 * Club, key and author of a write.
 * @throws Problem `club-not-found`, and what `Key` throws
 */
export const ToClub = createParamDecorator((_: unknown, context: ExecutionContext) =>
  readClubWrite(requestOf(context)),
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

function readClubWrite(request: ApiRequest): ClubWrite {
  const clubId = CLUB_ID.transform(request.params['clubId'] ?? '');
  const { user, device, member } = callerOf(request);
  return { clubId, ...readKey(request), actor: { user, device, member } };
}

/** Club, key, author and version of a write to something that has versions. */
export function readVersioned(request: ApiRequest): ClubWrite & { readonly version: number } {
  return { ...readClubWrite(request), version: readIfMatch(request.headers) };
}

/**
 * The caller is no part of the request, but the named member is: after a tablet was lost, its club gets
 * the first answers at another one too.
 */
function readKey({ method, url, body, headers }: ApiRequest): WriteKey {
  // Addresses hold ids only, and those are read in any case.
  const hash = requestHash(method, url.toLowerCase(), body, readActingMember(headers));
  return { key: readIdempotencyKey(headers), requestHash: hash };
}
