import { useCallback, useSyncExternalStore } from 'react';
import { draftOf } from './drafts.js';
import { clearDraft } from './resolve.js';
import { changingOf, type Waiting } from './waiting.js';

/** What a draft has to know of its evening. */
interface Of {
  readonly session: { readonly id: string };
  readonly waiting: readonly Waiting[];
}

/**
 * What is half typed, kept on this device: it is there again after a reload, and gone once it is sent
 * (`send` of the same kind takes it) or cleared.
 *
 * @param what `hand` and `fine` for what is sent as such: then a step that was refused comes back here
 * @param empty what is there before anything is typed
 * @returns the draft, what sets it, and what clears it
 */
export function useDraft<T>(
  { session, waiting }: Of,
  what: string,
  empty: T,
): readonly [T, (next: T) => void, () => void] {
  const changing = changingOf(waiting, what);
  const draft = draftOf(session.id, what, changing);
  const typed = useSyncExternalStore(
    useCallback((changed) => draft.watch(changed), [draft]),
    () => draft.read(),
  );
  const set = useCallback(
    (next: T) => {
      draft.write(next);
    },
    [draft],
  );
  const clear = () => void clearDraft(session.id, what, changing);
  const before = changing?.draft == null ? empty : changing.draft.value;
  // What was kept under this name was put there by the same screen.
  return [(typed === null ? before : typed.value) as T, set, clear];
}
