import {
  Catch,
  HttpException,
  Inject,
  type ArgumentsHost,
  type ExceptionFilter,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { databaseProblem } from './database-error.js';
import type { Logger } from './logging.js';
import { Problem, problemBody, type ProblemCode } from './problem.js';
import { RouteTable } from './route-table.js';
import { LOGGER } from './tokens.js';

/** The code for a status that the framework refuses with by itself. */
const CODES_BY_STATUS: Readonly<Record<number, ProblemCode>> = {
  400: 'malformed-request',
  404: 'not-found',
  405: 'method-not-allowed',
  408: 'malformed-request',
  411: 'malformed-request',
  413: 'payload-too-large',
  414: 'uri-too-long',
  415: 'unsupported-media-type',
  431: 'payload-too-large',
  503: 'not-ready',
};

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
    let problem = toProblem(error);
    if (problem.code === 'not-found' && error instanceof HttpException) {
      const allowed = this.routes.methodsOf(path);
      if (allowed.length > 0) {
        void reply.header('allow', allowed.join(', '));
        const detail = `${request.method} is not possible here, only ${allowed.join(', ')}.`;
        problem = new Problem('method-not-allowed', detail);
      }
    }
    if (problem.status >= 500) {
      this.logger.error({ err: error, requestId: request.id, path }, problem.code);
    }
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
}

/** The problem an error stands for; 'internal' for everything that is a fault of our own. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const database = databaseProblem(error);
  if (database !== null) return database;
  if (error instanceof RangeError && error.message.startsWith('Maximum call stack')) {
    return new Problem('validation-failed', 'The body is nested too deeply.');
  }
  const status = statusOf(error);
  if (status === null || status >= 500) {
    if (status === 503) return new Problem('not-ready', 'The service is stopping or starting.');
    return new Problem('internal', 'Something went wrong on our side; it has been logged.');
  }
  const code = isBodyError(error)
    ? 'malformed-body'
    : (CODES_BY_STATUS[status] ?? 'malformed-request');
  return new Problem(code, sentence(code, error));
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

function sentence(code: ProblemCode, error: unknown): string {
  switch (code) {
    case 'malformed-body':
      return 'The body cannot be read as JSON.';
    case 'not-found':
      return 'Nothing is found at this address; GET /docs shows what there is.';
    case 'payload-too-large':
      return 'The body may have 1 MB at most.';
    case 'uri-too-long':
      return 'An address may have 100 characters at most between two slashes.';
    case 'unsupported-media-type':
      return 'Send the body as Content-Type: application/json.';
    case 'malformed-request':
      return 'The request cannot be read; its address may be percent-encoded wrongly.';
    default:
      return error instanceof Error ? error.message : 'The request cannot be understood.';
  }
}

function pathOf(request: FastifyRequest): string {
  return (request.raw.url ?? '/').split('?', 1)[0]?.slice(0, 500) ?? '/';
}
