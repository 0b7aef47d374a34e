import type { Change } from '../../api/corrections.js';
import type { Evening } from '../../evening/evening.js';
import { useDraft } from '../../outbox/use-draft.js';

/** What is put right: a hand by its number, or a fine between hands. */
export type Target = { readonly hand: number } | { readonly fine: string };

interface Kept {
  readonly list: readonly Change[];
  /** Whose form is open; null when it is looked at what all comes to. */
  readonly open: Target | null;
  /** What is typed in the forms, by `keyOf`. */
  readonly typed: Readonly<Record<string, unknown>>;
}

/** All that is put right as one. */
export interface Changes extends Kept {
  /** Whether anything of it is kept. */
  readonly isBegun: boolean;
  readonly edit: (target: Target | null) => void;
  readonly type: (target: Target, typed: unknown) => void;
  /** Says what the hand or fine should have been, in place of what was said of it before. */
  readonly put: (change: Change) => void;
  readonly leaveOut: (target: Target) => void;
  readonly clear: () => void;
}

/** One word for a hand or a fine among others. */
export function keyOf(target: Target): string {
  return 'hand' in target ? `hand ${target.hand}` : `fine ${target.fine}`;
}

/**
 * What is to be put right as one: kept on this device, forms and all, until it is made.
 *
 * @param what names it among the drafts of the evening
 */
export function useChanges(
  evening: Pick<Evening, 'session' | 'waiting'>,
  what: string,
  start: Pick<Kept, 'list' | 'open'>,
): Changes {
  const [kept, keep, clear] = useDraft<Kept>(evening, what, { ...start, typed: {} });
  const without = (target: Target) => kept.list.filter((one) => keyOf(one) !== keyOf(target));
  return {
    ...kept,
    isBegun: kept.list.length > 0 || Object.keys(kept.typed).length > 0,
    edit: (open) => {
      keep({ ...kept, open });
    },
    type: (target, typed) => {
      keep({ ...kept, typed: { ...kept.typed, [keyOf(target)]: typed } });
    },
    put: (change) => {
      const at = kept.list.findIndex((one) => keyOf(one) === keyOf(change));
      const list = at < 0 ? [...kept.list, change] : kept.list.with(at, change);
      keep({ ...kept, list, open: null });
    },
    leaveOut: (target) => {
      keep({ ...kept, list: without(target), open: null });
    },
    clear,
  };
}
