import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/database.js';
import type { SignedInView } from '../access.view.js';
import { readSession, setKnown, setSession } from './cookies.js';
import { readMe, type Whom } from './me.js';
import { csrfTokenOf } from '../tokens/secret.js';
import { endSession } from '../tokens/tokens.js';
import { knowBrowser } from './sign-in.js';

/** Somebody who has just shown that they may come in. */
export interface LetIn extends Whom {
  /** The secret of their new session. */
  readonly secret: string;
  /** The mark of their browser; null for an unknown browser. */
  readonly known: string | null;
}

/**
 * Answers who is signed in now: with cookies for a browser, which a user's is known by from then on,
 * or with the bearer token for a program. Their session there before is over.
 */
export async function letIn(
  database: Database,
  http: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { secret, known, ...whom }: LetIn,
  bearer: boolean | null | undefined,
): Promise<SignedInView> {
  const me = await readMe(database, whom);
  if (bearer === true) return { ...me, csrfToken: null, token: secret };
  const { request, reply } = http;
  const before = readSession(request);
  setSession(request, reply, secret);
  const { user } = whom;
  if (user !== null) {
    if (before !== null) await endSession(database.prisma, user, before);
    setKnown(request, reply, known ?? (await knowBrowser(database.prisma, user)));
  }
  return { ...me, csrfToken: csrfTokenOf(secret), token: null };
}
