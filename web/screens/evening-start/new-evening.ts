/**
 * The search of the address that opens the form for a new evening beside a running one; without it the
 * address leads to the running table.
 */
export const NEW_EVENING = { new: '1' } as const;

export const asksForNewEvening = (search: URLSearchParams): boolean => search.has('new');
