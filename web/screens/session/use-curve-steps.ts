import { useTranslation } from 'react-i18next';
import type { CurveStep } from '../../parts/curve.js';
import type { CourseStep } from './course.js';

const KINDS = [
  'session-opened',
  'fine-recorded',
  'player-joined',
  'player-left',
  'session-closed',
  'correction-recorded',
] as const;

/** Names the steps of an evening, for a curve and its table. */
export function useCurveSteps(): (steps: readonly CourseStep[]) => readonly CurveStep[] {
  const { t } = useTranslation('statement');
  return (steps) =>
    steps.map(({ event, kind, hand }) => {
      const key = String(event);
      if (hand !== null) {
        return { key, short: String(hand), long: t('steps.hand-recorded', { hand }) };
      }
      const known = KINDS.find((one) => one === kind) ?? 'other';
      return { key, short: t(`short.${known}`), long: t(`steps.${known}`) };
    });
}
