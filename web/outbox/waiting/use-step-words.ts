import type { Evening } from '../../evening/evening.js';
import { useUndoWords } from '../../parts/evening/use-undo-words.js';
import { useTranslation } from '../../words/use-translation.js';
import type { Waiting } from '../waiting.js';

/** A step in a few words: 'Hånd 5'. */
export function useStepWords(evening: Pick<Evening, 'members'> | null) {
  const { t } = useTranslation('steps');
  const nameOf = (player: string) => evening?.members.get(player) ?? '…';
  const undoWords = useUndoWords(nameOf);
  return ({ step, madeOn, undoes }: Pick<Waiting, 'step' | 'madeOn' | 'undoes'>): string => {
    switch (step.kind) {
      case 'correction':
        return t('correction.waits', { number: step.hand });
      case 'hand':
        return t('hand.waits', { number: madeOn.hands + 1 });
      case 'fine':
        return t('fine.waits', { name: nameOf(step.fine.player) });
      case 'undo':
        return undoes == null ? t('undo.waits') : undoWords('do', undoes);
      default:
        return t(`${step.kind}.waits`, { name: 'player' in step ? nameOf(step.player) : '' });
    }
  };
}
