import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { callerOf } from '../../people/caller.js';
import { isInOwnName, type Permission } from '../../people/roles.js';
import { PERMISSION } from '../../platform/http/needs.js';
import { readIdempotencyKey } from '../../platform/http/request-headers.js';
import { digestOf, requestHash } from '../../platform/http/write/idempotency.js';
import { requestOf } from '../../platform/http/write/write-request.js';
import { readActingMember } from './acting-member.js';

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
