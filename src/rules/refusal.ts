import { KOENIGRUFEN_REASONS } from './koenigrufen/reasons.js';
import type { ParamsOf } from './params.js';
import { SHARED_REASONS, type RefusalCode } from './reasons.js';
import { TAROK_REASONS } from './tarok/reasons.js';

/** Every reason for which the rules refuse something. */
export const RULE_REASONS = {
  ...SHARED_REASONS,
  ...TAROK_REASONS,
  ...KOENIGRUFEN_REASONS,
} as const;
export type RuleReason = keyof typeof RULE_REASONS;

type ParamsFor<R extends RuleReason> = ParamsOf<(typeof RULE_REASONS)[R]>;

/** What a refusal is about. */
export interface Concerned {
  /** The place in the record, e.g. `meldinger[1].count`. */
  readonly field?: string;
  /** The card, e.g. `king-hearts`. */
  readonly card?: string;
}

/** What the rules throw: why something cannot be, as data. Its words stand in src/words. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly field: string | undefined;
  readonly card: string | undefined;

  constructor(
    readonly code: RefusalCode,
    readonly reason: RuleReason,
    readonly params: ParamsFor<RuleReason>,
    { field, card }: Concerned,
  ) {
    super('words' in params ? params.words : `${reason} ${JSON.stringify(params)}`);
    this.field = field;
    this.card = card;
  }
}

/**
 * Makes a refusal.
 *
 * @param params what the reason names; `{}` where it names nothing
 * @param concerned the place in the record and the card that it is about
 */
export function refusal<R extends RuleReason>(
  reason: R,
  params: ParamsFor<R>,
  concerned: Concerned = {},
): Refusal {
  return new Refusal(RULE_REASONS[reason].code, reason, params, concerned);
}

/** A refusal that has only a sentence yet. */
export function told(code: RefusalCode, words: string, field?: string, card?: string): Refusal {
  const concerned = {
    ...(field === undefined ? {} : { field }),
    ...(card === undefined ? {} : { card }),
  };
  return new Refusal(code, 'told', { words }, concerned);
}

/** A refusal of what no deal and no legal play could have produced, that has only a sentence yet. */
export function impossible(words: string, field?: string, card?: string): Refusal {
  return told('impossible-hand', words, field, card);
}
