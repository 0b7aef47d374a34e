import { KOENIGRUFEN_WARNINGS } from '../koenigrufen/summary/warnings.js';
import type { Params, ParamsOf, ReasonEntry, ReasonList } from './params.js';
import { TAROK_WARNINGS } from '../tarok/summary/warnings.js';

/**
 * Every reason to look at a record again. A warning accompanies a result and moves nothing; its words
 * are in src/words.
 */
export const WARNING_REASONS = { ...TAROK_WARNINGS, ...KOENIGRUFEN_WARNINGS } as const;

/** A likely mistake in a record that is possible all the same. */
export interface Warned<Code extends string = string> {
  /** The kind of warning, which the reason decides. */
  readonly code: Code;
  readonly reason: string;
  readonly params: Params;
}

/** Makes the warnings of a list. */
export function warningOf<List extends ReasonList>(list: List) {
  /** @param params what the reason names */
  return function warning<R extends keyof List & string>(
    reason: R,
    params: ParamsOf<List[R]>,
  ): Warned<CodeOf<List[R]>> {
    const { code } = list[reason] as ReasonEntry<CodeOf<List[R]>>;
    return { code, reason, params };
  };
}

type CodeOf<Entry> = Entry extends ReasonEntry<infer Code> ? Code : never;
