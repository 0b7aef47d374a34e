import type { Told } from '../../../src/rules/refusals/params.js';
import type { HandPreview } from '../../evening/preview.js';

/**
 * State of a draft hand: complete with its result, partial with the missing parts and all that is
 * known, or impossible.
 */
export type Verdict<Record, Missing, Known> =
  | {
      readonly is: 'whole';
      readonly record: Record;
      readonly result: Extract<HandPreview, { ok: true }>;
    }
  | ({ readonly is: 'partial'; readonly missing: readonly Missing[] } & Known)
  | { readonly is: 'impossible'; readonly refusal: Told };
