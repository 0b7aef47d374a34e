import type { Evening } from '../evening/evening.js';
import { useUndoWords } from '../parts/use-undo-words.js';
import { useTranslation } from '../words/use-translation.js';
import type { Waiting } from './waiting.js';

/** A step in a few words: 'Hånd 5'. */
export function useStepWords(evening: Pick<Evening, 'members'> | null) {
  const { t } = useTranslation('outbox');
  const nameOf = (player: string) => evening?.members.get(player) ?? '…';
  const undoWords = useUndoWords(nameOf);
  return ({ step, madeOn, undoes }: Pick<Waiting, 'step' | 'madeOn' | 'undoes'>): string => {
    switch (step.kind) {
      case 'hand':
        return t('steps.hand', { hand: madeOn.hands + 1 });
      case 'fine':
        return t('steps.fine', { player: nameOf(step.fine.player) });
      case 'join':
      case 'leave':
        return t(`steps.${step.kind}`, { player: nameOf(step.player) });
      case 'close':
        return t('steps.close');
      case 'undo':
        return undoes == null ? t('steps.undo') : undoWords('do', undoes);
    }
  };
}
