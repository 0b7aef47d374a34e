import type { CurveStep } from '../../parts/curve/curve.js';
import { useStepNames } from '../../parts/evening/use-step-names.js';
import type { CourseStep } from './course.js';

/** Names the steps of an evening, for a curve and its table. */
export function useCurveSteps(): (steps: readonly CourseStep[]) => readonly CurveStep[] {
  const nameOf = useStepNames();
  return (steps) =>
    steps.map(({ event, kind, hand }) => ({ key: String(event), ...nameOf(kind, hand) }));
}
