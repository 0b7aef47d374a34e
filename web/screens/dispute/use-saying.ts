import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import type { DisputeFile } from '../../api/evenings/club-queries.js';
import { stepDispute } from '../../api/evenings/disputes.js';
import { queryClient } from '../../api/query-client.js';
import { toast } from '../../parts/notices/toast.js';

interface Said {
  readonly text: string;
  readonly key: string;
}

/**
 * Adds a text to a dispute, or withdraws it.
 *
 * @param done the message after it is sent
 */
export function useSaying(
  club: string,
  { id, session }: Pick<DisputeFile, 'id' | 'session'>,
  step: 'answers' | 'withdraw',
  done: string,
): UseMutationResult<unknown, Error, Said> {
  return useMutation({
    mutationFn: ({ text, key }: Said) =>
      stepDispute({ club, session, dispute: id }, step, text, key),
    onSuccess: async () => {
      toast(done);
      await Promise.all(
        ['dispute', 'disputes', 'fines'].map((what) =>
          queryClient.invalidateQueries({ queryKey: [what, club] }),
        ),
      );
    },
  });
}
