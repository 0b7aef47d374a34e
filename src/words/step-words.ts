import { kindTakenBack, type BetweenHands } from '../evening/event.js';
import type { ParamsOfKind } from '../events/registry.js';
import type { Say } from './language.js';

/** A sentence for every kind of what happens between two hands: a missing one does not compile. */
type Sentences<Args extends unknown[]> = {
  readonly [K in BetweenHands['kind']]: (...args: Args) => string;
};

/** What log and papers say of what happens between two hands. */
export interface StepWords {
  readonly log: {
    readonly [K in BetweenHands['kind']]: (params: ParamsOfKind[K], say: Say) => string;
  };
  /** What the log says where it is taken back, by the name of whom it is of. */
  readonly takenBack: Sentences<[name: string]>;
  readonly paper: {
    readonly [K in BetweenHands['kind']]: (
      step: Extract<BetweenHands, { readonly kind: K }>,
      nameOf: (id: string) => string,
    ) => string;
  };
  /** What a paper says of it among the corrections. */
  readonly takenBackOnPaper: Sentences<[name: string]>;
}

/** What the log says of a step between hands that a correction took back; null for all else. */
export function stepTakenBack(
  { takenBack }: StepWords,
  { seat, kind, player }: ParamsOfKind['correction-recorded']['changes'][number],
  say: Say,
): string | null {
  const name = player === null ? '' : say.player(player);
  if (kind !== undefined) return takenBack[kind](name);
  return seat === null ? null : takenBack[kindTakenBack({ seat })](name);
}

/** A line on paper for what happened between two hands. */
export function stepOnPaper(
  { paper }: StepWords,
  step: BetweenHands,
  nameOf: (id: string) => string,
): string {
  // Step and sentence are of one kind: `StepWords` is typed so.
  return (paper[step.kind] as (of: BetweenHands, by: typeof nameOf) => string)(step, nameOf);
}
