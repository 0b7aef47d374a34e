import {
  Catch,
  HttpException,
  Inject,
  type ArgumentsHost,
  type ExceptionFilter,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { databaseErrorCode, databaseProblem } from '../../database/database-error.js';
import { MAX_DEPTH } from '../write/idempotency.js';
import type { Logger } from '../../logging.js';
import { Problem, problemBody } from './problem.js';
import { pathOfTarget } from '../request-path.js';
import { RouteTable } from '../route-table.js';
import { LOGGER } from '../../tokens.js';

/** Why the framework refuses something by itself with a status. */
const REASONS_BY_STATUS = {
  404: 'no-such-address',
  414: 'address-too-long',
  415: 'body-type-unsupported',
  431: 'headers-too-large',
  503: 'stopping-or-starting',
} as const;

/** The unit of limits of bodies: binary, as the limits themselves. */
export const BYTES_OF_A_MEGABYTE = 1_048_576;

/** Turns whatever was thrown into one `application/problem+json` answer. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly routes: RouteTable,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.answer(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }

  answer(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const path = pathOf(request);
    const { bodyLimit } = request.routeOptions;
    let problem = toProblem(error, bodyLimit);
    if (problem.code === 'not-found' && error instanceof HttpException) {
      const allowed = this.routes.methodsOf(path);
      if (allowed.length > 0) {
        void reply.header('allow', allowed.join(', '));
        problem = new Problem('method-not-allowed', { method: request.method, allowed });
      }
    }
    this.#log(problem, error, request);
    if (problem.code === 'not-ready') void reply.header('retry-after', '1');
    if (problem.extra.retryAfter !== undefined) {
      void reply.header('retry-after', String(problem.extra.retryAfter));
    }
    if (problem.status === 401) void reply.header('www-authenticate', 'Bearer');
    if (problem.extra.currentVersion !== undefined) {
      void reply.header('etag', `"${problem.extra.currentVersion}"`);
    }
    void reply
      .code(problem.status)
      .header('content-type', 'application/problem+json; charset=utf-8')
      .send(JSON.stringify(problemBody(problem, path)));
  }

  /**
   * A fault of ours is logged with its stack. Refusals, however frequent, are in the line of their
   * request; a database that is away has its reason. Routes are logged without ids.
   */
  #log(problem: Problem, error: unknown, request: FastifyRequest): void {
    const about = { requestId: request.id, route: request.routeOptions.url ?? 'unknown' };
    if (problem.code === 'internal') {
      this.logger.error({ err: error, ...about }, problem.code);
    } else if (problem.status >= 500 && !(error instanceof Problem)) {
      this.logger.warn({ because: reasonOf(error), ...about }, problem.reason);
    }
  }
}

/** A description of an error for an operator, without a stack. */
function reasonOf(error: unknown): string {
  return databaseErrorCode(error) ?? (error instanceof Error ? error.name : typeof error);
}

/**
 * The problem of an error; 'internal' for every fault of our own.
 * @param bodyLimit the largest body of the route, in bytes
 */
function toProblem(error: unknown, bodyLimit: number): Problem {
  if (error instanceof Problem) return error;
  const database = databaseProblem(error);
  if (database !== null) return database;
  if (error instanceof RangeError && error.message.startsWith('Maximum call stack')) {
    return new Problem('body-too-deep', { most: MAX_DEPTH });
  }
  const status = statusOf(error);
  if (status === 413) {
    return new Problem('body-too-large', { most: Math.floor(bodyLimit / BYTES_OF_A_MEGABYTE) });
  }
  if (status !== null && isKnown(status)) return new Problem(REASONS_BY_STATUS[status], {});
  if (status === null || status >= 500) return new Problem('fault-of-ours', {});
  return new Problem(isBodyError(error) ? 'body-not-json' : 'request-unreadable', {});
}

function isKnown(status: number): status is keyof typeof REASONS_BY_STATUS {
  return Object.hasOwn(REASONS_BY_STATUS, status);
}

function statusOf(error: unknown): number | null {
  if (error instanceof HttpException) return error.getStatus();
  const status: unknown =
    typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : null;
  return typeof status === 'number' ? status : null;
}

/** Fastify's own errors keep their code below Nest's wrapper; JSON.parse's are SyntaxErrors. */
function isBodyError(error: unknown): boolean {
  const inner = error instanceof HttpException ? error.cause : error;
  if (inner instanceof SyntaxError) return true;
  const code: unknown =
    typeof inner === 'object' && inner !== null && 'code' in inner ? inner.code : null;
  return (
    typeof code === 'string' &&
    /^FST_ERR_CTP_(EMPTY_JSON_BODY|INVALID_JSON_BODY|INVALID_CONTENT_LENGTH)$/.test(code)
  );
}

function pathOf(request: FastifyRequest): string {
  return pathOfTarget(request.raw.url).slice(0, 500);
}
