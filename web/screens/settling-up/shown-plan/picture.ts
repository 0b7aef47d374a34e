/** Somebody pays somebody. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
}

/** Somebody in the picture, with what they pay or get in all. */
export interface Side {
  readonly party: string;
  readonly amount: number;
}

/** A line of the picture: from the middle of a row at the left to that of one at the right. */
export interface Strand {
  readonly from: number;
  readonly to: number;
  /** From 0 to 1, by what is paid. */
  readonly weight: number;
}

export interface Picture {
  readonly payers: readonly Side[];
  readonly payees: readonly Side[];
  readonly strands: readonly Strand[];
}

/**
 * A plan as a picture: payers at the left, recipients at the right, in the order in which they come,
 * and a line for each transfer. A purse that is paid and pays is on both sides.
 */
export function pictureOf(arrows: readonly Arrow[]): Picture {
  const payers = sidesOf(arrows, 'from');
  const payees = sidesOf(arrows, 'to');
  const most = Math.max(1, ...arrows.map(({ amount }) => amount));
  const rowOf = (sides: readonly Side[], party: string) =>
    sides.findIndex((side) => side.party === party);
  return {
    payers,
    payees,
    strands: arrows.map(({ from, to, amount }) => ({
      from: rowOf(payers, from),
      to: rowOf(payees, to),
      weight: amount / most,
    })),
  };
}

function sidesOf(arrows: readonly Arrow[], end: 'from' | 'to'): readonly Side[] {
  const sums = new Map<string, number>();
  for (const arrow of arrows) {
    sums.set(arrow[end], (sums.get(arrow[end]) ?? 0) + arrow.amount);
  }
  return [...sums].map(([party, amount]) => ({ party, amount }));
}
