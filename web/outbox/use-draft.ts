import { useCallback, useSyncExternalStore } from 'react';
import type { SessionState } from '../../src/evening/fold.js';
import { draftOf } from './drafts.js';
import { clearDraft } from './resolve.js';
import { changingOf, type Waiting } from './waiting.js';

/** The evening's part of a draft. */
interface Of {
  readonly session: { readonly id: string };
  readonly waiting: readonly Waiting[];
}

/**
 * A draft on this device: it is there again after a reload, and gone once it is sent (`send` of the
 * same kind takes it) or cleared.
 *
 * @param what `hand` and `fine` for drafts of these steps: a refused step comes back here
 * @param empty the draft before anything is typed
 * @returns the draft, its setter, and a function that clears it
 */
export function useDraft<T>(
  of: Of,
  what: string,
  empty: T,
): readonly [T, (next: T) => void, () => void] {
  const { value, write, clear } = useTyped(of, what, empty);
  return [value, write, clear];
}

/** A draft that belongs to the table that it was begun at. */
interface DraftOfTable<T> {
  readonly value: T;
  /** Undefined while nothing is typed. */
  readonly begunAt: SessionState | undefined;
  readonly set: (next: T) => void;
  readonly clear: () => void;
  /** Takes it over to the table as it is now, as it is or with what was said of it: somebody has decided. */
  readonly moveHere: (decided?: T) => void;
}

/**
 * As `useDraft`, for what belongs to one hand or one table: the table at which it was begun is kept with it, so that
 * nothing makes another hand of it behind somebody's back.
 *
 * @param isNothing whether a draft says nothing yet: then it is begun by the next tap
 */
export function useDraftOfTable<T>(
  evening: Of & { readonly at: SessionState },
  what: string,
  empty: T,
  isNothing: (draft: T) => boolean,
): DraftOfTable<T> {
  const { value, begunAt, write, clear } = useTyped(evening, what, empty);
  const { at } = evening;
  const begun = isNothing(value) ? undefined : begunAt;
  const set = (next: T) => {
    write(next, begun ?? at);
  };
  const moveHere = (decided = value) => {
    write(decided, at);
  };
  return { value, begunAt: begun, set, clear, moveHere };
}

function useTyped<T>({ session, waiting }: Of, what: string, empty: T) {
  const changing = changingOf(waiting, what);
  const draft = draftOf(session.id, what, changing);
  const typed = useSyncExternalStore(
    useCallback((changed) => draft.watch(changed), [draft]),
    () => draft.read(),
  );
  const write = useCallback(
    (next: T, begunAt?: SessionState) => {
      draft.write(next, begunAt);
    },
    [draft],
  );
  const clear = () => void clearDraft(session.id, what, changing);
  const before = changing?.draft == null ? empty : changing.draft.value;
  // A step that is back in its entry belongs to the table that its decider has seen.
  const seen = changing?.state.is === 'changing' ? changing.state.seen : undefined;
  return {
    // The value under this name was put there by the same screen.
    value: (typed === null ? before : typed.value) as T,
    begunAt: typed === null ? (seen ?? changing?.madeOn) : typed.begunAt,
    write,
    clear,
  };
}
