import { findStepChange } from '../../../src/evening/steps.js';
import { undoable } from '../../evening/last-step.js';
import { useEveningHere, useNames } from '../../parts/evening/use-evening-here.js';
import { usePath } from '../../parts/page/use-path.js';
import { useUndoWords } from '../../parts/evening/use-undo-words.js';
import { useTranslation } from '../../words/use-translation.js';
import { Correcting } from './correcting.js';

/** Somebody's sitting down or leaving taken back, whatever came after it. */
export function CorrectSeat() {
  const { t } = useTranslation('corrections');
  const evening = useEveningHere();
  const { step } = usePath('step');
  const undoWords = useUndoWords(useNames(evening));
  const start = { step: Number(step) };
  const seat = findStepChange(evening.course, start.step);
  // As long as the evening is played, who sits there is seen at the table.
  const isAtTable = evening.status === 'open';
  const params = { club: evening.club.id, session: evening.session.id };
  return (
    <Correcting
      key={step}
      evening={evening}
      title={seat === undefined ? t('seat') : undoWords('do', undoable(seat))}
      draft={`correction-step-${step}`}
      start={start}
      then={{ to: `/clubs/$club/sessions/$session${isAtTable ? '/table' : ''}`, params }}
    />
  );
}
