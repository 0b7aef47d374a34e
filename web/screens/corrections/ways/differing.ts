import type { CorrectionEffect, CorrectionPreview } from '../../../api/evenings/corrections.js';

type Sums = Pick<CorrectionEffect, 'members' | 'pots' | 'kitty'>;

/** The points of each player, cup and kitty by an effect. */
function sumsOf({ members, pots, kitty }: Sums): ReadonlyMap<string, number> {
  return new Map([
    ...members.map(({ player, points }) => [player, points] as const),
    ['king-pot', pots?.king ?? 0],
    ['pagat-pot', pots?.pagat ?? 0],
    ['kitty', kitty ?? 0],
  ]);
}

/** The players and cups whose sums are not the same in every way that can be done. */
export function differingIn({
  compensate,
  replay,
  replayKeepingDealers,
  paidBack,
}: Pick<
  CorrectionPreview,
  'compensate' | 'replay' | 'replayKeepingDealers' | 'paidBack'
>): ReadonlySet<string> {
  const [first, ...others] = [paidBack, compensate, replay, replayKeepingDealers].flatMap(
    (option) => (option?.effect == null ? [] : [sumsOf(option.effect)]),
  );
  const differing = new Set<string>();
  for (const [party, points] of first ?? []) {
    if (others.some((sums) => sums.get(party) !== points)) differing.add(party);
  }
  return differing;
}

/** Whether two effects amount to the same for everybody. */
export function isSameResult(one: Sums, other: Sums | null): boolean {
  if (other === null) return false;
  const sums = sumsOf(other);
  return [...sumsOf(one)].every(([party, points]) => sums.get(party) === points);
}
