import type { AskedStep } from '../../src/evening/asked.js';
import type { SessionState } from '../../src/evening/fold.js';
import type { Undoable } from '../evening/last-step.js';

/** The refusal of a step; docs/problems.md has the codes. */
export interface SaidNo {
  readonly code: string;
  /** Missing where an older version of the app kept it. */
  readonly reason?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  /** The reason as a sentence, in English. */
  readonly detail: string;
  readonly field?: string;
  readonly card?: string;
}

/**
 * State of an unsent step:
 * - `waiting`: goes out in its turn;
 * - `signed-out`: the service wants somebody to sign in first;
 * - `conflict`: the evening has moved on since it was tapped, or a backup was restored (412);
 * - `refused`: the service refused it, and would refuse it again;
 * - `changing`: back in the entry; the changed step takes its place. The last three are stuck: somebody
 *   decides, and later steps wait for them.
 */
export type WaitingState =
  | { readonly is: 'waiting' | 'signed-out' }
  | {
      readonly is: 'conflict';
      readonly currentVersion: number | null;
      /** Whether the log does not have the event any more that the step was made after. */
      readonly isRestored?: boolean;
    }
  | { readonly is: 'refused'; readonly problem: SaidNo }
  | {
      readonly is: 'changing';
      readonly was: WaitingState;
      /** The table that its decider has seen: the step belongs to that one from then on. */
      readonly seen?: SessionState;
    };

/** The draft that was sent, to go back into its entry. */
export interface KeptDraft {
  /** As in `useDraft`. */
  readonly what: string;
  readonly value: unknown;
}

/** The author of a step: a user or a device, by its id. */
export interface TappedBy {
  /** Empty where an older version of the app did not keep it and nobody was signed in. */
  readonly id: string;
  readonly name: string;
  /** Their record in the club; missing where they have none, or an older version of the app kept it. */
  readonly member?: string;
  /** Whether they left the club for good since: their name is what that calls them. */
  readonly hasLeft?: boolean;
}

/** A step that was tapped and that the service has not acknowledged. */
export interface Waiting {
  /** In the order in which they were tapped. */
  readonly id: number;
  readonly club: string;
  readonly session: string;
  /** The Idempotency-Key, minted when it was tapped; the same at every try. */
  readonly key: string;
  /** The version of the session that it was made for (If-Match). */
  readonly version: number;
  /** The event that this device knew then (Known-Event); missing where an older version of the app kept it. */
  readonly known?: string | undefined;
  readonly step: AskedStep;
  /** The member at the paired tablet, else null. */
  readonly actingMember: string | null;
  /** The caller at that time: it goes out as nobody else, unless somebody takes it over. */
  readonly by: TappedBy;
  /** When it was tapped, ISO 8601. */
  readonly madeAt: string;
  /** The table that it was made on, to show the changes since. */
  readonly madeOn: SessionState;
  readonly draft: KeptDraft | null;
  /** Of an undo what it took back, as it was seen; missing where an older version of the app kept it. */
  readonly undoes?: Undoable | null;
  /** The names of guests in it by their ids, whose joining was thrown away: the service does not know them. */
  readonly guests?: readonly (readonly [id: string, name: string])[];
  /** How often it went out. From the first time on the service may have it. */
  readonly tries: number;
  readonly state: WaitingState;
}

/** Whether somebody must decide before it goes on. */
export function isStuck({ state }: Pick<Waiting, 'state'>): boolean {
  return state.is === 'conflict' || state.is === 'refused' || state.is === 'changing';
}

/**
 * Whether this device still knows the session only as it was before the service found the step too old.
 *
 * @param session as this device keeps it
 */
export function isBehind(
  { state, known }: Pick<Waiting, 'state' | 'known'>,
  session: { readonly version: number; readonly lastEvent?: string | undefined },
): boolean {
  if (state.is !== 'conflict') return false;
  if (state.isRestored === true) return session.lastEvent === known;
  return session.version < (state.currentVersion ?? 0);
}

/**
 * Whether it can be taken out or changed: only what the service surely does not have. A step that
 * went out and was not answered may be in the books.
 */
export function canBeTakenOut(waiting: Pick<Waiting, 'state' | 'tries'>): boolean {
  return waiting.tries === 0 || isStuck(waiting);
}

/** The step of a kind that is back in its entry: the next one sent from there takes its place. */
export function changingOf(waiting: readonly Waiting[], what: string): Waiting | undefined {
  return waiting.find(({ state, draft }) => state.is === 'changing' && draft?.what === what);
}
