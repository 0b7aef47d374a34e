import type { PlayerId } from '../../../src/rules/payment.js';
import {
  withPagat,
  withWinner,
  type Setting,
  type TarokDraft,
} from '../../../src/rules/tarok/partial/draft.js';
import { whyNot } from '../../../src/rules/tarok/partial/possible.js';

/** The columns of the players on a keyboard. */
const LETTERS = 'abc';

/**
 * The hand after a letter: that of a column gives its player the last trick, the capital brings their pagat
 * home.
 *
 * @returns null for another key; the same hand where it cannot be so
 */
export function afterLetter(
  setting: Setting,
  players: readonly PlayerId[],
  draft: TarokDraft,
  key: string,
): TarokDraft | null {
  const player = players[key.length === 1 ? LETTERS.indexOf(key.toLowerCase()) : -1];
  if (player === undefined) return null;
  const isCapital = key !== key.toLowerCase();
  const next = isCapital ? withPagat(draft, player, 'pagat-won') : withWinner(draft, player);
  return whyNot(setting, next) === null ? next : draft;
}
