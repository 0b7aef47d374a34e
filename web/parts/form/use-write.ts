import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useRef } from 'react';
import { ProblemError } from '../../api/problem.js';
import { newKey } from '../../api/new-key.js';

/**
 * A write with its idempotency key: the same for every try of the same, so that a second tap after
 * silence does nothing twice.
 *
 * @param reads what is read again when it is done
 */
export function useWrite<Said, Answer>(
  write: (said: Said, key: string) => Promise<Answer>,
  reads: readonly QueryKey[] = [],
) {
  const queries = useQueryClient();
  const tried = useRef<{ readonly said: string; readonly key: string } | null>(null);
  return useMutation({
    mutationFn: (said: Said) => {
      const text = JSON.stringify(said);
      if (tried.current?.said !== text) tried.current = { said: text, key: newKey() };
      return write(said, tried.current.key);
    },
    onSuccess: async () => {
      tried.current = null;
      await Promise.all(reads.map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
    onError: (error) => {
      // Refused is answered: the next attempt is another request, even in the same words.
      if (error instanceof ProblemError && error.status < 500) tried.current = null;
    },
  });
}
