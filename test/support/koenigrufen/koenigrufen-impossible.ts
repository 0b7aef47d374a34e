import type { KoenigrufenHandRecord } from '../../../src/rules/koenigrufen/record/hand.js';
import type { HouseRules } from '../../../src/rules/house-rules/house-rules.js';
import type { Params } from '../../../src/rules/refusals/params.js';
import { RULE_REASONS, type RuleReason } from '../../../src/rules/refusals/refusal.js';
import { evening, refused, settled } from './koenigrufen.js';

/** An impossible hand, the reason and the field of its refusal, and its nearest possible neighbour. */
type Pair = readonly [
  rule: string,
  reason: RuleReason,
  field: string,
  refused: KoenigrufenHandRecord,
  legal: KoenigrufenHandRecord,
  more?: {
    readonly players?: 5;
    readonly house?: HouseRules;
    /** The parameters of the reason, as far as they matter. */
    readonly params?: Params;
  },
];

/** Settles both hands of every pair. */
export function examine(pairs: readonly Pair[]): void {
  const cases = pairs.map(([rule, reason, field, no, yes, more = {}]) => ({
    ...{ rule, reason, field, no, yes, more },
  }));
  test.each(cases)('$rule: $reason, $field', ({ reason, field, no, yes, more }) => {
    const { params = {}, ...options } = more;
    const at = evening(options);
    const why = refused(no, at);
    expect([why.reason, why.field]).toEqual([reason, field]);
    expect(why.code).toBe(RULE_REASONS[reason].code);
    expect(why.params).toMatchObject(params);
    expect(settled(yes, at).payments.length).toBeGreaterThan(0);
  });
}
