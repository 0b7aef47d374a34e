import type { Undoable } from '../evening/last-step.js';
import { useTranslation } from '../words/use-translation.js';

/** What is said of an undo: `do` on its button, `done` of what it took back. */
type Saying = 'do' | 'title' | 'text' | 'keep' | 'confirm' | 'done';

/** Says something of taking back a hand, a fine, or somebody's joining or leaving. */
export function useUndoWords(
  nameOf: (player: string) => string,
): (saying: Saying, what: Undoable) => string {
  const { t } = useTranslation('undo');
  return (saying, { kind, hand, player }) =>
    t(`${saying}.${kind}`, { number: hand, name: player === null ? '' : nameOf(player) });
}
