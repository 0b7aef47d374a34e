import type { Told } from '../../../src/rules/refusals/params.js';
import type { HandPreview } from '../../evening/preview.js';

/**
 * How it stands with what is typed of a hand: a whole one with what it comes to, a part of one with
 * what is not said yet and what is known all the same, or one that cannot be.
 */
export type Verdict<Record, Missing, Known> =
  | {
      readonly is: 'whole';
      readonly record: Record;
      readonly result: Extract<HandPreview, { ok: true }>;
    }
  | ({ readonly is: 'partial'; readonly missing: readonly Missing[] } & Known)
  | { readonly is: 'impossible'; readonly refusal: Told };
