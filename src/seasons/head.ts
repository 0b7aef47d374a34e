import type { FastifyReply } from 'fastify';
import { hasAlready, type Headers } from '../platform/http/request-headers.js';

/**
 * Answers a read as of a head of the log: a caller who has that answer gets 304, and nothing is read.
 * @param told the parts that distinguish the answer from others at the same address: the head, the
 *   language, …
 */
export async function sendAsOf(
  reply: FastifyReply,
  headers: Headers,
  told: readonly (string | number)[],
  read: () => Promise<unknown>,
): Promise<void> {
  const etag = `"${told.join('-')}"`;
  void reply.header('etag', etag);
  if (hasAlready(headers, etag)) void reply.code(304).send();
  else void reply.send(await read());
}
