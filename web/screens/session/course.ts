import type { Bodies } from '../../api/bodies.js';

type LedgerLine = Bodies['LedgerLine'];

/** How everybody stood after something that happened in an evening. */
export interface CourseStep {
  /** The event in the club's log. */
  readonly event: number;
  readonly kind: string;
  /** The hand it is; null for what is none. */
  readonly hand: number | null;
  readonly points: ReadonlyMap<string, number>;
}

/**
 * The standings of an evening, event by event, from its payments: in the order of the log, so that a
 * correction shows when it was made.
 */
export function courseOf(lines: readonly LedgerLine[]): readonly CourseStep[] {
  const steps: CourseStep[] = [];
  let points = new Map<string, number>();
  for (const { event, kind, hand, from, to, amount, unit } of lines) {
    if (unit !== 'points') continue;
    if (steps.at(-1)?.event !== event) {
      points = new Map(points);
      steps.push({ event, kind, hand: kind === 'hand-recorded' ? hand : null, points });
    }
    points.set(from, (points.get(from) ?? 0) - amount);
    points.set(to, (points.get(to) ?? 0) + amount);
  }
  return steps;
}
