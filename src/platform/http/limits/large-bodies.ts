import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { Problem } from '../problem/problem.js';
import { Places } from './places.js';

/** Names, passwords and links are short; only who may come in may send more. */
const LIMIT_FOR_ANYBODY_BYTES = 16_384;
/** Reading so much keeps everybody else waiting: no user has more of it under way. */
const LARGE_BYTES = 65_536;
const AT_ONCE = { all: 8, user: 2 };
const WAIT_SECONDS = 2;

const TOO_MUCH = new Problem('too-large-unless-signed-in', {});

/**
 * Refuses bodies by their declared length, before anything of them is read: long ones of somebody who is
 * not signed in, and very long ones of a user who has several under way.
 *
 * @param whoIs the user or device that sends a request; null where nobody is signed in
 */
export function boundLargeBodies(whoIs: (request: FastifyRequest) => Promise<string | null>) {
  const places = new Places(AT_ONCE);
  const refusal = async (request: FastifyRequest, reply: FastifyReply) => {
    // A false token allows no larger body.
    const user = await whoIs(request);
    if (user === null) return TOO_MUCH;
    if (bytesOf(request) <= LARGE_BYTES) return undefined;
    const giveBack = places.take({ user, token: user, device: null, club: null });
    if (giveBack === null) return usedUp();
    if (reply.raw.closed) giveBack();
    else reply.raw.once('close', giveBack);
    return undefined;
  };
  return (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    if (bytesOf(request) <= LIMIT_FOR_ANYBODY_BYTES) {
      done();
      return;
    }
    refusal(request, reply).then(
      (problem) => {
        done(problem);
      },
      (error: unknown) => {
        done(error instanceof Error ? error : new Error('nobody could be looked up'));
      },
    );
  };
}

function usedUp(): Problem {
  const of = { of: 'large-bodies', wait: WAIT_SECONDS } as const;
  return new Problem('share-used-up', of, { retryAfter: WAIT_SECONDS });
}

/** The declared length; a body that declares none can be of any. */
function bytesOf({ headers }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return Infinity;
  return Number(headers['content-length'] ?? 0);
}
