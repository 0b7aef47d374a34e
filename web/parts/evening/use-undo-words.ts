import type { Undoable } from '../../evening/last-step.js';
import { useTranslation } from '../../words/use-translation.js';

/** The texts of an undo: `do` on its button, `done` afterwards. */
type Saying = 'do' | 'title' | 'text' | 'keep' | 'confirm' | 'done';

/** Says something of taking back a hand, a fine, or what else happened at the table. */
export function useUndoWords(
  nameOf: (player: string) => string,
): (saying: Saying, what: Undoable) => string {
  const { t } = useTranslation('steps');
  return (saying, { kind, hand, player }) =>
    t(`${kind}.${saying}`, { number: hand, name: player === null ? '' : nameOf(player) });
}
