import type { FastifyReply } from 'fastify';
import { hasAlready, type Headers } from '../platform/http/request-headers.js';

/**
 * Answers what holds as of a head of the log: who has it already is told so, and nothing is read.
 * @param told what tells the answer from others at the same address: the head, the language, …
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
