import type { NotPossible } from '../../src/rules/partial/state.js';
import { Refusal } from '../../src/rules/refusals/refusal.js';

/** The result of a function, or why the rules refuse it, as data. */
export function asNotPossible<T>(make: () => T): T | NotPossible {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, reason, params, field, card } = error;
    return {
      ok: false,
      code,
      reason,
      params,
      ...(field === undefined ? {} : { field }),
      ...(card === undefined ? {} : { card }),
    };
  }
}
