import type { PlayerId } from '../../../src/rules/payment.js';
import { withPagat, withWinner, type TarokDraft } from '../../../src/rules/tarok/partial/draft.js';
import { LETTERS } from '../hand-entry/rows/letters.js';

/**
 * The hand after a letter: that of a column gives its player the last trick, the capital brings their pagat
 * home.
 *
 * @returns null for another key
 */
export function afterLetter(
  players: readonly PlayerId[],
  draft: TarokDraft,
  key: string,
): TarokDraft | null {
  const player = players[key.length === 1 ? LETTERS.indexOf(key.toLowerCase()) : -1];
  if (player === undefined) return null;
  const isCapital = key !== key.toLowerCase();
  return isCapital ? withPagat(draft, player, 'pagat-won') : withWinner(draft, player);
}
