import type { CorrectionEffect } from '../../../src/sessions/corrections/effect.view.js';

/**
 * Every list of a correction's effect adds up: hand by hand, and beside the hands, to the sums of each
 * member and each pot; and all of them together to zero.
 */
export function expectAddsUp({ hands, others, members, pots, kitty }: CorrectionEffect): void {
  const sums = new Map<string, number>();
  const add = (party: string, points: number): void => {
    sums.set(party, (sums.get(party) ?? 0) + points);
  };
  for (const { was, now } of hands) {
    for (const [side, sign] of [
      [was, -1],
      [now, 1],
    ] as const) {
      for (const { from, to, points } of side.payments) {
        add(from, -sign * points);
        add(to, sign * points);
      }
    }
  }
  for (const { parties } of others) for (const { party, points } of parties) add(party, points);
  const told = [
    ...members.map(({ player, points }) => [player, points] as const),
    ['king-pot', pots?.king ?? 0],
    ['pagat-pot', pots?.pagat ?? 0],
    ['kitty', kitty ?? 0],
  ] as const;
  const parties = new Set([...sums.keys(), ...told.map(([party]) => party)]);
  const summed = [...parties].map((party) => [party, sums.get(party) ?? 0] as const);
  expect(moved(summed)).toEqual(moved(told));
  expect(told.reduce((sum, [, points]) => sum + points, 0)).toBe(0);
}

function moved(parties: readonly (readonly [party: string, points: number])[]) {
  return parties.filter(([, points]) => points !== 0).toSorted();
}
