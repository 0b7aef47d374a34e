import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from './problem/problem.js';

/** The settings of a route that takes the bytes of a file in place of JSON. */
interface Config {
  /** The largest body of the route; absent for all other routes. */
  readonly mostBytes?: number;
  /** Whether its body may be a form, which is not read; absent for all other routes. */
  readonly isForm?: boolean;
}

/** Marks a route that a form is sent to, whose address says it all. */
export const TakesForm = (): MethodDecorator => RouteConfig({ isForm: true } satisfies Config);

/** Marks a route that takes the bytes of a file, with a limit of its own. */
export const TakesBytes = (mostBytes: number): MethodDecorator => {
  return RouteConfig({ mostBytes } satisfies Config);
};

/**
 * The bytes of the body; none where there is no body.
 * @throws Problem `unsupported-media-type`
 */
export const Bytes = createParamDecorator((_: unknown, context: ExecutionContext): Uint8Array => {
  const { body } = context.switchToHttp().getRequest<FastifyRequest>();
  if (body instanceof Uint8Array) return body;
  if (body == null) return new Uint8Array();
  throw new Problem('body-type-unsupported', {});
});

/** The types of bodies that are bytes. A body of unknown type is sent as `application/octet-stream`. */
const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];
export const TYPES_OF_BYTES = [...TYPES, 'application/octet-stream'];

const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/**
 * Reads bodies that are bytes, on the routes that take them. Elsewhere they are refused as any other type
 * that is no JSON.
 */
export function readBytes(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    const { mostBytes } = (route.config ?? {}) as Config;
    if (mostBytes !== undefined) route.bodyLimit = mostBytes;
  });
  const unsupported = new Problem('body-type-unsupported', {});
  fastify.addContentTypeParser(TYPES_OF_BYTES, { parseAs: 'buffer' }, (request, body, done) => {
    const { mostBytes } = request.routeOptions.config as Config;
    done(mostBytes === undefined ? unsupported : null, body);
  });
  fastify.addContentTypeParser(FORMS, { parseAs: 'buffer' }, (request, _body, done) => {
    const { isForm } = request.routeOptions.config as Config;
    done(isForm === true ? null : unsupported, undefined);
  });
}
