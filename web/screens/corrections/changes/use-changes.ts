import type { Course } from '../../../../src/evening/course.js';
import { handWithFine } from '../../../../src/evening/lookup.js';
import type { Change } from '../../../api/evenings/corrections.js';
import type { Evening } from '../../../evening/evening.js';
import { useDraft } from '../../../outbox/use-draft.js';

/** The target of a form: a hand by its number, or a fine. */
export type FormTarget = { readonly hand: number } | { readonly fine: string };

/** The target of a change: also a joining or leaving, by its step, which can only be taken back. */
export type Target = FormTarget | { readonly step: number };

/** The draft of a correction. */
export interface Kept {
  readonly list: readonly Change[];
  /** The target of the open form; null while the effect of all changes is shown. */
  readonly open: FormTarget | null;
  /** The texts of the forms, by `keyOf`. */
  readonly typed: Readonly<Record<string, unknown>>;
}

/** All that is put right as one. */
export interface Changes extends Kept {
  /** Whether anything of it is kept. */
  readonly isBegun: boolean;
  readonly edit: (target: FormTarget | null) => void;
  readonly type: (target: FormTarget, typed: unknown) => void;
  /** Opens a form with something in it, unless it was typed in before. */
  readonly begin: (target: FormTarget, typed: unknown) => void;
  /** Says what the hand or fine should have been, in place of what was said of it before. */
  readonly put: (change: Change) => void;
  /** Takes all of these back together. */
  readonly voidAll: (targets: readonly Target[]) => void;
  readonly leaveOut: (target: Target) => void;
  readonly clear: () => void;
}

/** One word for what is put right among others. */
export function keyOf(target: Target): string {
  if ('hand' in target) return `hand ${target.hand}`;
  return 'fine' in target ? `fine ${target.fine}` : `step ${target.step}`;
}

/** Whether a change is of a fine in the hand that another says whole: that says its fines too. */
function isPartOf(course: Course, one: Change, whole: Change): boolean {
  return 'fine' in one && 'hand' in whole && handWithFine(course, one.fine) === whole.hand;
}

/**
 * The changes of one correction: kept on this device with their forms, until it is made.
 *
 * @param what the name among the drafts of the evening
 */
export function useChanges(
  evening: Pick<Evening, 'session' | 'waiting' | 'course'>,
  what: string,
  start: Pick<Kept, 'list' | 'open'>,
): Changes {
  const [kept, keep, clear] = useDraft<Kept>(evening, what, { ...start, typed: {} });
  const without = (target: Target) => kept.list.filter((one) => keyOf(one) !== keyOf(target));
  return {
    ...kept,
    isBegun: kept.list.length > start.list.length || Object.keys(kept.typed).length > 0,
    edit: (open) => {
      keep({ ...kept, open });
    },
    type: (target, typed) => {
      keep({ ...kept, typed: { ...kept.typed, [keyOf(target)]: typed } });
    },
    begin: (open, typed) => {
      keep({ ...kept, open, typed: { [keyOf(open)]: typed, ...kept.typed } });
    },
    put: (change) => {
      const others = kept.list.filter((one) => !isPartOf(evening.course, one, change));
      const at = others.findIndex((one) => keyOf(one) === keyOf(change));
      const list = at < 0 ? [...others, change] : others.with(at, change);
      keep({ ...kept, list, open: null });
    },
    voidAll: (targets) => {
      const keys = new Set(targets.map(keyOf));
      const others = kept.list.filter((one) => !keys.has(keyOf(one)));
      const voided = targets.map((target) => ({ ...target, void: true }));
      keep({ ...kept, list: [...others, ...voided], open: null });
    },
    leaveOut: (target) => {
      keep({ ...kept, list: without(target), open: null });
    },
    clear,
  };
}
