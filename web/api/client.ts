import createClient, { type Middleware } from 'openapi-fetch';
import { noteContact } from './live/contact.js';
import { meQuery, type Me } from './people/me.js';
import { readProblem, UnreachableError } from './problem.js';
import { queryClient } from './query-client.js';
import type { paths } from './schema.js';

const READS = new Set(['GET', 'HEAD']);
const NOT_MODIFIED = 304;

const manners: Middleware = {
  async onRequest({ request }) {
    if (!READS.has(request.method)) request.headers.set('x-csrf-token', await csrfToken());
    return request;
  },
  async onResponse({ response }) {
    noteContact(true);
    if (!response.ok && response.status !== NOT_MODIFIED) throw await readProblem(response);
  },
  onError({ error, request }) {
    if (request.signal.aborted) return;
    noteContact(false);
    return new UnreachableError(`${request.method} ${request.url}`, { cause: error });
  },
};

/**
 * The API as docs/openapi.json describes it. Throws ProblemError for what is refused and
 * UnreachableError when no answer comes.
 */
export const api = createClient<paths>({ baseUrl: location.origin });
api.use(manners);

/** The body of an answer: `await take(api.GET('/v1/clubs'))`. */
export async function take<T>(answer: Promise<{ readonly data?: T }>): Promise<T> {
  const { data } = await arrived(answer);
  // A refusal was thrown on the way here, so what comes is the body, or nothing for a 204.
  return data as T;
}

/** The body of an answer with its ETag; null when what was named in If-None-Match still holds. */
export async function takeNew<T>(
  answer: Promise<{ readonly data?: T; readonly response: Response }>,
): Promise<{ readonly body: T; readonly etag: string | null } | null> {
  const { data, response } = await arrived(answer);
  if (response.status === NOT_MODIFIED) return null;
  return { body: data as T, etag: response.headers.get('etag') };
}

function arrived<T>(answer: Promise<T>): Promise<T> {
  return answer.catch((error: unknown) => {
    // The connection broke off in the middle of the body.
    throw error instanceof TypeError
      ? new UnreachableError(error.message, { cause: error })
      : error;
  });
}

/** The token that shows that a write comes from this page; empty when nobody is signed in. */
async function csrfToken(): Promise<string> {
  return (await meWithToken())?.csrfToken ?? '';
}

/**
 * The signed-in user, with the token that belongs to that sign-in and no other: the service refuses it
 * from a browser where somebody else has signed in since. Null for nobody.
 */
export async function meWithToken(): Promise<Me | null> {
  const me = queryClient.getQueryData(meQuery.queryKey);
  if (me?.csrfToken != null) return me;
  // Opened without a network: the user is known, the token is not.
  return me == null ? null : queryClient.query({ ...meQuery, staleTime: 0 });
}
