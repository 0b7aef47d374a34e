import { KOENIGRUFEN_REASONS } from '../koenigrufen/reasons.js';
import type { Params, ParamsOf, ReasonEntry, ReasonList } from './params.js';
import { SHARED_REASONS } from './reasons.js';
import { TAROK_REASONS } from '../tarok/reasons.js';

/** Every reason for which the rules refuse something. */
export const RULE_REASONS = {
  ...SHARED_REASONS,
  ...TAROK_REASONS,
  ...KOENIGRUFEN_REASONS,
} as const;
export type RuleReason = keyof typeof RULE_REASONS;

/** The subject of a refusal. */
export interface Concerned {
  /** The place in the record, e.g. `meldinger[1].count`. */
  readonly field?: string;
  /** The card, e.g. `king-hearts`. */
  readonly card?: string;
  /** The number of the hand, where it is another one than is recorded. */
  readonly hand?: number;
}

/** The error of the rules: why something cannot be, as data. Its words are in src/words. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    /** The kind of refusal, which the reason decides. */
    readonly code: string,
    readonly reason: string,
    readonly params: Params,
    readonly concerned: Concerned,
  ) {
    super(`${reason} ${JSON.stringify(params)}`);
  }

  get field(): string | undefined {
    return this.concerned.field;
  }

  get card(): string | undefined {
    return this.concerned.card;
  }

  /** The same refusal, about something else. */
  about(concerned: Concerned): Refusal {
    return new Refusal(this.code, this.reason, this.params, concerned);
  }
}

/** Makes the refusals of a list. */
export function refusing<List extends ReasonList>(list: List) {
  /**
   * @param params what the reason names; `{}` where it names nothing
   * @param concerned the place in the record, the card, the hand that it is about
   */
  return function refusal<R extends keyof List & string>(
    reason: R,
    params: ParamsOf<List[R]>,
    concerned: Concerned = {},
  ): Refusal {
    const { code } = list[reason] as ReasonEntry;
    return new Refusal(code, reason, params, concerned);
  };
}

/** Makes a refusal of the rules. */
export const refusal = refusing(RULE_REASONS);
