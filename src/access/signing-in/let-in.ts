import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database.js';
import type { SignedInView } from '../access.view.js';
import { setKnown, setSession } from './cookies.js';
import { readMe, type Whom } from './me.js';
import { csrfTokenOf } from '../tokens/secret.js';

/** Somebody who has just shown that they may come in. */
export interface LetIn extends Whom {
  /** The secret of their new session. */
  readonly secret: string;
  /** By what their browser is to be known again; null for a device. */
  readonly known: string | null;
}

/** Answers who is signed in now: with cookies for a browser, or with the bearer token for a program. */
export async function letIn(
  database: Database,
  http: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { secret, known, ...whom }: LetIn,
  bearer: boolean | null | undefined,
): Promise<SignedInView> {
  const me = await readMe(database, whom);
  if (bearer === true) return { ...me, csrfToken: null, token: secret };
  const { request, reply } = http;
  setSession(request, reply, secret);
  if (known !== null) setKnown(request, reply, known);
  return { ...me, csrfToken: csrfTokenOf(secret), token: null };
}
