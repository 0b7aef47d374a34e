import type { PaymentLike } from './payment-lines.js';

/**
 * The payments into a pot and out of it, in order: one number for payments of one direction that follow
 * one another, above zero into the pot. A pot that is taken and founded again gives `[-90, 80]`.
 */
export function potMoves(payments: readonly PaymentLike[], pot: string): readonly number[] {
  const moves: number[] = [];
  for (const { from, to, points } of payments) {
    const change = (to === pot ? points : 0) - (from === pot ? points : 0);
    if (change === 0) continue;
    const last = moves.at(-1) ?? 0;
    if (Math.sign(last) === Math.sign(change)) moves[moves.length - 1] = last + change;
    else moves.push(change);
  }
  return moves;
}

/** A pot that a player takes, and the points with which it is founded again at once. */
export interface PotTaken {
  readonly player: string;
  readonly points: number;
  readonly foundedWith: number;
}

/** The player who takes a pot for an ultimo or a tout; null where nobody does. */
export function potTaken(payments: readonly PaymentLike[], pot: string): PotTaken | null {
  const taken = payments.find(({ from, stage }) => from === pot && stage === 'last-trick');
  if (taken === undefined) return null;
  const founded = payments.filter(({ to, stage }) => to === pot && stage === 'refoundation');
  return {
    player: taken.to,
    points: taken.points,
    foundedWith: founded.reduce((all, { points }) => all + points, 0),
  };
}
