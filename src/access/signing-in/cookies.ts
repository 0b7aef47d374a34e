import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieSerializeOptions } from '@fastify/cookie';

/** Lets the browser in. */
const SESSION = 'kopperne_session';
/**
 * The same by HTTPS. Under one name a browser that has signed in by HTTPS would take no session from
 * plain HTTP at the same address any more (RFC 6265bis, 5.7), and say nothing.
 */
const SECURE_SESSION = '__Host-kopperne_session';
/** Shows that somebody has signed in from this browser before; lets nobody in. */
const KNOWN = 'kopperne_known';

const YEAR_SECONDS = 31_536_000;

/**
 * The secret in a request's session cookie; null when it has none. Users stay signed in when they
 * change from plain HTTP to HTTPS: a browser sends both cookies there.
 */
export function readSession({ cookies }: FastifyRequest): string | null {
  return cookies[SECURE_SESSION] || cookies[SESSION] || null;
}

/** The secret by which the browser is known again. */
export function readKnown({ cookies }: FastifyRequest): string | null {
  return cookies[KNOWN] || null;
}

/** The secret of `Authorization: Bearer`; null when there is none. */
export function readBearer({ headers }: FastifyRequest): string | null {
  return /^bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}

/** Gives the browser a session of its own; whatever it had before counts no more. */
export function setSession(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  const name = request.protocol === 'https' ? SECURE_SESSION : SESSION;
  void reply.setCookie(name, secret, { ...options(request), maxAge: YEAR_SECONDS });
}

export function setKnown(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  void reply.setCookie(KNOWN, secret, { ...options(request), maxAge: YEAR_SECONDS });
}

export function clearSession(request: FastifyRequest, reply: FastifyReply): void {
  if (request.protocol === 'https') void reply.clearCookie(SECURE_SESSION, options(request));
  void reply.clearCookie(SESSION, options(request));
}

/**
 * Scripts cannot read it, other sites cannot send it. On a home network the service may be plain
 * HTTP; wherever it is reached by HTTPS the cookie never leaves it.
 */
function options({ protocol }: FastifyRequest): CookieSerializeOptions {
  return { path: '/', httpOnly: true, sameSite: 'strict', secure: protocol === 'https' };
}
