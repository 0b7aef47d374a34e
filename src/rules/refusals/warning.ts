import { KOENIGRUFEN_WARNINGS } from '../koenigrufen/summary/warnings.js';
import type { Params, ParamsOf, ReasonEntry, ReasonList } from './params.js';
import { TAROK_WARNINGS } from '../tarok/summary/warnings.js';

/**
 * Every reason for which a record should be looked at again. A warning stands beside a result and moves
 * nothing; its words stand in src/words.
 */
export const WARNING_REASONS = { ...TAROK_WARNINGS, ...KOENIGRUFEN_WARNINGS } as const;

/** What is likely wrong with a record without making it impossible. */
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
