import { use, useCallback, useSyncExternalStore } from 'react';
import { draftId, draftOf } from './drafts.js';
import { stopChanging } from './resolve.js';

/**
 * What is half typed, kept on this device: it is there again after a reload, and gone once it is sent
 * (`send` of the same kind takes it) or cleared. Suspends for a moment when it is first read.
 *
 * @param what `hand` and `fine` for what is sent as such: then a step that was refused comes back here
 * @param empty what is there before anything is typed
 * @returns the draft, what sets it, and what clears it
 */
export function useDraft<T>(
  { session }: { readonly session: { readonly id: string } },
  what: string,
  empty: T,
): readonly [T, (next: T) => void, () => void] {
  const draft = draftOf(draftId(session.id, what));
  use(draft.loaded);
  const value = useSyncExternalStore(
    useCallback((changed) => draft.watch(changed), [draft]),
    () => draft.read(),
  );
  const set = useCallback(
    (next: T) => {
      draft.write(next);
    },
    [draft],
  );
  const clear = useCallback(() => void stopChanging(session.id, what), [session.id, what]);
  // What was kept under this name was put there by the same screen.
  return [value === undefined ? empty : (value as T), set, clear];
}
