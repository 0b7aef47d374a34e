import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { callerOf, type Caller, type Guarded } from '../../../people/caller.js';

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
