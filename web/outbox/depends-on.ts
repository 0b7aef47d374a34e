import { gameOf, type Rules } from '../../src/rules/game.js';
import { paymentsAt } from '../evening/preview.js';
import type { Waiting } from './waiting.js';

/**
 * The unsent steps that depend on a joining: hands that its player plays, and what names them or has a
 * payment of theirs.
 *
 * @param waiting the steps of the session, in order
 * @returns in their order; none for another kind of step
 */
export function dependsOn(
  { id, step }: Pick<Waiting, 'id' | 'step'>,
  waiting: readonly Waiting[],
  rules: Rules,
): readonly Waiting[] {
  if (step.kind !== 'join') return [];
  const { player } = step;
  return waiting.filter((one) => {
    const { table } = one.madeOn;
    if (one.id <= id || !table.players.includes(player)) return false;
    if (one.step.kind === 'hand' && gameOf(rules).active(rules, table).includes(player))
      return true;
    const payments = paymentsAt(rules, one.madeOn, one.step);
    return JSON.stringify([one.step, one.undoes ?? null, payments]).includes(player);
  });
}
