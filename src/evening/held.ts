import { gameOf, type Rules } from '../rules/game.js';
import type { KeeperName } from '../rules/payment.js';
import type { SessionState } from './fold.js';

/** The points of the keepers at a table beside the players. */
export type Held = Readonly<Partial<Record<KeeperName, number>>>;

/** The content of the pots, or of the kitty: all that the players have lost to it. In points. */
export function heldAt(
  rules: Rules,
  { table, standings }: Pick<SessionState, 'table' | 'standings'>,
): Held {
  const held: Partial<Record<KeeperName, number>> = {};
  for (const keeper of gameOf(rules).keepers) {
    held[keeper] =
      keeper === 'kitty'
        ? standings.reduce((lost, { points }) => lost - points, 0)
        : (table.pots?.[keeper] ?? 0);
  }
  return held;
}
