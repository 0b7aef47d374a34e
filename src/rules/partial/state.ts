import type { Params, InnerRefusal } from '../refusals/params.js';

/** Why a record cannot be, as the service would refuse it. */
export interface NotPossible {
  readonly ok: false;
  /** A code of docs/problems.md. */
  readonly code: string;
  /** A reason of the closed list, and what it names: src/words says it. */
  readonly reason: string;
  readonly params: Params;
  /** The place in the record, e.g. `meldinger[1].count`. */
  readonly field?: string;
  /** E.g. `king-hearts`. */
  readonly card?: string;
}

/**
 * State of a draft hand: complete with its result, partial with the missing parts and all that is
 * known, or impossible with the part that is in the way.
 */
export type DraftState<Record, Result, Missing, Known, Obstacle> =
  | { readonly is: 'complete'; readonly record: Record; readonly result: Result }
  | ({ readonly is: 'partial'; readonly missing: readonly Missing[] } & Known)
  | { readonly is: 'impossible'; readonly refusal: InnerRefusal; readonly obstacle: Obstacle };
