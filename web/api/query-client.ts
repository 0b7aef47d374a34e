import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isProblem, ProblemError } from './problem.js';

const MOST_RETRIES = 3;
const LONGEST_WAIT_MS = 10_000;

type Listener = () => void;
let onSignedOut: Listener = () => undefined;

/** Says what happens when the API finds that nobody is signed in any more. */
export function whenSignedOut(listener: Listener): void {
  onSignedOut = listener;
}

/** The API has just found it. */
export function noteSignedOut(): void {
  onSignedOut();
}

function look(error: unknown): void {
  if (isProblem(error, 'not-signed-in')) noteSignedOut();
  // A new sign-in in another tab: the next try goes with the new token.
  if (isProblem(error, 'csrf-token-wrong'))
    void queryClient.invalidateQueries({ queryKey: ['me'] });
}

/** A refusal is final; silence and faults of the service are worth another try. */
function retry(failures: number, error: unknown): boolean {
  if (error instanceof ProblemError && error.status < 500) return false;
  return failures < MOST_RETRIES;
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: look }),
  mutationCache: new MutationCache({ onError: look }),
  defaultOptions: {
    queries: {
      retry,
      retryDelay: (attempt) => Math.min(500 * 2 ** attempt, LONGEST_WAIT_MS),
      staleTime: 5_000,
      // The club's own network may have no way to the internet and still reach the service.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
