import type { QueryClient } from '@tanstack/react-query';

/** A correction reaches far: all that was read of the club is read again. */
export async function readAgain(queries: QueryClient, club: string): Promise<void> {
  await queries.invalidateQueries({
    predicate: ({ queryKey: [what, ...of] }) => what !== 'correction-preview' && of.includes(club),
  });
}
