import type { CorrectionChange } from '../../evening/event.js';
import { overturned } from '../../evening/corrections/changes.js';
import type {
  CorrectionView,
  FineChangeView,
  HandChangeView,
  SeatChangeView,
  StepChangeView,
} from './correction.view.js';

/** The changes of a correction as the API shows them. */
export function viewChanges(
  changes: readonly CorrectionChange[],
): Pick<CorrectionView, 'hands' | 'fines' | 'seats' | 'steps' | 'paidBack'> {
  const hands: HandChangeView[] = [];
  const fines: FineChangeView[] = [];
  const seats: SeatChangeView[] = [];
  const steps: StepChangeView[] = [];
  const paidBack: string[] = [];
  for (const change of changes) {
    if ('hand' in change) {
      const { hand, revision, was, now } = change;
      hands.push({
        hand,
        revision,
        was: was.record,
        now: now.record,
        overturned: overturned(change),
        fineIds: now.fineIds,
      });
    } else if ('paidBack' in change) {
      paidBack.push(change.paidBack);
    } else if ('seat' in change) {
      seats.push(change);
    } else if ('step' in change) {
      steps.push(change);
    } else {
      const { fine, was, now } = change;
      const replacedBy = now.record === null ? null : now.fineId;
      if (was.record === null) throw new TypeError('A fine that was void cannot be corrected.');
      fines.push({ fine, was: was.record, now: now.record, replacedBy });
    }
  }
  return {
    hands,
    fines,
    seats,
    ...(steps.length > 0 ? { steps } : {}),
    ...(paidBack.length > 0 ? { paidBack } : {}),
  };
}
