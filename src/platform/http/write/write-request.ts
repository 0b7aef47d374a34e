import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { callerOf, type Caller, type Guarded } from '../../../people/caller.js';
import { isInOwnName, type Permission } from '../../../people/roles.js';
import { PERMISSION } from '../needs.js';
import { digestOf, requestHash } from './idempotency.js';
import { readActingMember, readIdempotencyKey } from '../request-headers.js';

/** How a write is known again when it comes back. */
export interface WriteKey {
  readonly key: string;
  readonly requestHash: string;
  /** Of a request in its caller's own name: the hash that it had before they were part of it. */
  readonly earlierHash?: string;
}

/**
 * The idempotency key of a write to no club yet.
 * @throws Problem `idempotency-key-missing` or `-malformed`
 */
export const Key = createParamDecorator((_: unknown, context: ExecutionContext) =>
  readKey(context),
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

/**
 * The idempotency key of a write, with the hash of its request.
 *
 * The caller is part of the request where a route takes the member from them. Elsewhere the sender makes
 * no difference, and the member who is named does: after a tablet was lost, or in a new installation
 * with other users, a club gets the first answers again.
 * @throws Problem `idempotency-key-missing` or `-malformed`
 */
export function readKey(context: ExecutionContext): WriteKey {
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
