import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import cookie from '@fastify/cookie';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { FIRST_SCRIPT, ICON } from './app-files.js';
import { Connections } from './connections.js';
import { boundLargeBodies } from './limits/large-bodies.js';
import { LOGGER, TLS } from '../tokens.js';
import { takeOnAllAddresses } from '../network/all-addresses.js';
import { speakTlsToo } from '../network/speak-tls-too.js';
import type { TlsInUse } from '../network/renewed-tls.js';
import type { Logger } from '../logging.js';
import { Metrics } from '../metrics.js';
import { Problem, problemBody } from './problem/problem.js';
import { PublicCertificate } from '../network/public-certificate.js';
import { pathOfTarget } from './request-path.js';
import { BYTES_OF_A_MEGABYTE, ProblemFilter } from './problem/problem.filter.js';
import { RouteTable } from './route-table.js';
import { readBytes } from './takes-bytes.js';
import { StoredAnswer } from './write/stored-answer.js';
import { DtoPipe } from '../validation/validation.js';

const BODY_LIMIT_BYTES = BYTES_OF_A_MEGABYTE;
const REQUEST_TIMEOUT_MS = 30_000;

/**
 * Fastify as this service runs it. Its own logger stays off: one line a request is ours to write.
 *
 * @param addressOf where a request is answered, if not at its own address
 */
export function createAdapter(
  trustProxy: string | null = null,
  addressOf: (request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>) => string = ownAddress,
): FastifyAdapter {
  let answer: ((error: unknown, request: FastifyRequest, reply: FastifyReply) => void) | null =
    null;
  const adapter = new AnsweringAdapter({
    logger: false,
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: trustProxy ?? false,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: 65_000,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    rewriteUrl: addressOf,
    forceCloseConnections: 'idle',
    // Requests on a connection that is still open are answered (connections.ts).
    return503OnClosing: false,
    clientErrorHandler: answerBrokenHttp,
    // A bad address is refused before any handler runs.
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      if (answer !== null) answer(error, request, reply);
      else void reply.code(error.statusCode ?? 400).send();
    },
  });
  answers.set(adapter, (handler) => (answer = handler));
  return adapter;
}

/** Sends what writes return; Nest would give it the status of its route, whatever was stored. */
class AnsweringAdapter extends FastifyAdapter {
  override reply(reply: FastifyReply, body: unknown, status?: number): FastifyReply {
    if (!(body instanceof StoredAnswer)) return super.reply(reply, body, status);
    body.sendTo(reply);
    return reply;
  }
}

function ownAddress({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  return url;
}

type Answer = (error: unknown, request: FastifyRequest, reply: FastifyReply) => void;
const answers = new WeakMap<FastifyAdapter, (handler: Answer) => void>();

const PAGE_HEADERS: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    directives: {
      defaultSrc: ["'self'"],
      // Swagger UI at /docs styles itself inline; its scripts are files.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      scriptSrc: ["'self'"],
      // Served as plain HTTP on a home network as well.
      upgradeInsecureRequests: null,
    },
  },
  strictTransportSecurity: false,
};

/**
 * Puts headers, validation, errors, logging and figures around the application's routes.
 *
 * @param whoIs the user or device that sends a request; null where nobody is signed in. It is asked only
 *   before much is read
 */
export async function dressApplication(
  app: NestFastifyApplication,
  whoIs: (request: FastifyRequest) => Promise<string | null>,
): Promise<void> {
  const filter = app.get(ProblemFilter);
  app.useGlobalFilters(filter);
  app.useGlobalPipes(new DtoPipe());
  const adapter = app.getHttpAdapter() as unknown as FastifyAdapter;
  answers.get(adapter)?.((error, request, reply) => {
    filter.answer(error, request, reply);
  });
  const fastify = adapter.getInstance();
  fastify.removeContentTypeParser('text/plain');
  readBytes(fastify);
  const connections = app.get(Connections);
  connections.attach(fastify);
  const tls = app.get<TlsInUse | null>(TLS);
  if (tls !== null) {
    speakTlsToo(fastify.server, tls);
    takeOnAllAddresses(fastify);
    // Also as long as it is not said which of both is spoken.
    fastify.server.prependListener('connection', (socket: Socket) => {
      connections.greet(socket);
    });
  }
  const routes = app.get(RouteTable);
  fastify.addHook('onRoute', ({ method, url }) => {
    routes.add(method, url);
  });
  await app.register(cookie);
  await app.register(helmet, { global: false, ...PAGE_HEADERS });
  const certificate = app.get(PublicCertificate);
  fastify.addHook('onRequest', (request, reply, done) => {
    // Nobody asks what became of the request for a part of a page, and a table has sixty.
    if (!isPartOfPage(request)) void reply.header('x-request-id', request.id);
    // Helmet's dozen headers are for pages. They cost a JSON answer more than its routing does, and
    // these two are all it needs; a part of a page is fetched by a dozen.
    if (isOfTheApi(request)) {
      void reply.header('x-content-type-options', 'nosniff').header('cache-control', 'no-store');
    } else if (isPartOfPage(request)) {
      void reply
        .header('x-content-type-options', 'nosniff')
        .header('cross-origin-resource-policy', 'same-origin');
    } else {
      reply.helmet();
      // A club's pages are for its people, and for those whom they give an address.
      void reply.header('x-robots-tag', 'noindex');
    }
    const { trustedHost } = certificate;
    if (trustedHost !== null && request.protocol === 'https' && request.host === trustedHost) {
      void reply.header('strict-transport-security', HSTS);
    }
    done(hasTwoHosts(request) ? TWO_HOSTS : undefined);
  });
  fastify.addHook('onRequest', boundLargeBodies(whoIs));
  logRequests(app);
}

/** Half a year. */
const HSTS = 'max-age=15552000';

/** Also where a target was spelt otherwise: its route is known by now, or else that there is none. */
function isOfTheApi({ routeOptions, raw }: FastifyRequest): boolean {
  return (routeOptions.url ?? pathOfTarget(raw.url)).startsWith('/v1/');
}

/** A script, a style or a picture that the app's own page asks for. */
function isPartOfPage({ raw }: FastifyRequest): boolean {
  const path = pathOfTarget(raw.url);
  return path.startsWith('/assets/') || path === `/${FIRST_SCRIPT}` || path === `/${ICON}`;
}

const TWO_HOSTS = new Problem('two-hosts', {});

/** Node takes the first and drops the others, a proxy before it may have taken another one. */
function hasTwoHosts({ raw: { rawHeaders } }: FastifyRequest): boolean {
  return rawHeaders.filter((text, at) => at % 2 === 0 && /^host$/i.test(text)).length > 1;
}

function logRequests(app: NestFastifyApplication): void {
  const logger = app.get<Logger>(LOGGER);
  const metrics = app.get(Metrics);
  const fastify = (app.getHttpAdapter() as unknown as FastifyAdapter).getInstance();
  fastify.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'unknown';
    const status = reply.statusCode;
    metrics.observe(method, route, status, reply.elapsedTime / 1000);
    // Monitoring asks every few seconds; its requests would be most of the log.
    if (!route.startsWith('/health') && route !== '/metrics') {
      const ms = Math.round(reply.elapsedTime * 1000) / 1000;
      logger.info({ requestId: request.id, method, route, status, ms }, 'request');
    }
    done();
  });
}

/** Answers what Node's parser could not read as HTTP. */
function answerBrokenHttp(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const tooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const problem = tooLarge
    ? new Problem('headers-too-large', {})
    : new Problem('request-not-http', {});
  const body = JSON.stringify(problemBody(problem));
  socket.end(
    `HTTP/1.1 ${tooLarge ? '413 Payload Too Large' : '400 Bad Request'}\r\n` +
      'content-type: application/problem+json; charset=utf-8\r\n' +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
