import { useQuery } from '@tanstack/react-query';
import { kindTakenBack } from '../../../../src/evening/event.js';
import { findStepChange, stepName } from '../../../../src/evening/steps.js';
import { sessionFinesQuery } from '../../../api/evenings/evening-queries.js';
import type { Evening } from '../../../evening/evening.js';
import { useFineWords } from '../../../parts/disputes/fine-words.js';
import { useNames } from '../../../parts/evening/use-evening-here.js';
import { useTranslation } from '../../../words/use-translation.js';
import type { Target } from './use-changes.js';

/** `Hånd 3`, whose fine it is and what for, or what else happened between hands. */
export function useTargetWords(evening: Evening): (target: Target) => string {
  const { t } = useTranslation(['corrections', 'steps']);
  const nameOf = useNames(evening);
  const words = useFineWords();
  const { data: fines } = useQuery(sessionFinesQuery(evening.club.id, evening.session.id));
  return (target) => {
    if ('hand' in target) return t('hand', { number: target.hand });
    if ('step' in target) {
      const step = findStepChange(evening.course, target.step);
      if (step === undefined) return t('seat');
      const name = 'player' in step ? nameOf(step.player) : '';
      return t(`steps:${stepName(kindTakenBack(step))}.what`, { name });
    }
    const fine = fines?.find(({ id }) => id === target.fine);
    if (fine === undefined) return t('fine');
    return t('fineOf', { name: nameOf(fine.player), code: words.code(fine) });
  };
}
