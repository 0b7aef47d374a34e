import { inPlaceOf, overturned } from '../../evening/corrections/changes.js';
import type { Course } from '../../evening/course.js';
import type { CorrectionChange } from '../../evening/event.js';
import type { SessionState } from '../../evening/fold.js';
import { findFine, recordedFine } from '../../evening/lookup.js';
import { usualReason } from '../../evening/corrections/usual-reasons.js';
import type { FineRecord } from '../../rules/fine-record.js';
import type { Rules } from '../../rules/game.js';
import { ownFineOf } from '../../rules/own-book/own-parts.js';
import type { PlayerId } from '../../rules/payment.js';
import type { CountedFine, CountedStep } from './counted-steps.js';
import type { FineEnd, FineFigure } from './evening-figures.js';

/**
 * The fines of an evening with their ends: first those that count, in the order of its steps, then
 * those that corrections took back without another in their place. A fine undone without a reason is
 * left out, and so are the fines of a voided hand.
 *
 * @param rules the rules of the evening, which have the words of the club's own fines
 * @param costs the cost of each fine for its player, in points, by its id
 */
export function finesOf(
  rules: Rules,
  course: Course,
  steps: readonly CountedStep[],
  disputes: SessionState['disputes'],
  costs: ReadonlyMap<string, number>,
): readonly { readonly player: PlayerId; readonly fine: FineFigure }[] {
  const { changed, lifted } = takenBack(course);
  const disputed = new Map<string, FineEnd>();
  for (const { fine, state } of Object.values(disputes ?? {})) {
    if (fine === null) continue;
    // One that is open comes after all that were decided before.
    if (state === 'open') disputed.set(fine, 'disputed');
    else if (state === 'upheld' && !disputed.has(fine)) disputed.set(fine, 'upheld');
  }
  const told = (fine: CountedFine, end: FineEnd) => ({
    player: fine.record.player,
    fine: {
      fine: fine.id,
      hand: fine.hand,
      code: fine.record.code,
      ...ownNameOf(rules, fine.record),
      // A fine that was taken back costs nothing, though it can still have payments to and fro.
      points: end === 'lifted' ? 0 : (costs.get(fine.id) ?? 0),
      end,
    },
  });
  return [
    ...steps.flatMap(({ fines }) =>
      fines.map((fine) =>
        told(fine, disputed.get(fine.id) ?? (changed.has(fine.id) ? 'changed' : 'stands')),
      ),
    ),
    ...lifted.map((fine) => told(fine, 'lifted')),
  ];
}

/** The club's own fine that a record is of; nothing for a fine of the sources. */
function ownNameOf(rules: Rules, { own }: FineRecord): Pick<FineFigure, 'own'> {
  if (own == null) return {};
  const { words = {} } = ownFineOf(rules, own) ?? {};
  return { own: { book: rules.own?.book ?? rules.book, code: own, words } };
}

/** The fines that corrections changed: those that replaced others, and those that were taken back. */
function takenBack(course: Course): {
  readonly changed: ReadonlySet<string>;
  readonly lifted: readonly CountedFine[];
} {
  const changed = new Set<string>();
  const lifted: CountedFine[] = [];
  for (const { step } of course) {
    if (step.kind !== 'correction-recorded') continue;
    for (const change of step.changes) {
      const fine = 'paidBack' in change ? recordedFine(course, change.paidBack) : null;
      if (fine !== null && 'paidBack' in change) lifted.push({ id: change.paidBack, ...fine });
    }
    const isUndo = usualReason(step.reason) === 'undone';
    for (const change of [...(step.replaced ?? []), ...step.changes]) {
      if ('paidBack' in change) continue;
      for (const id of overturned(change)) {
        const instead = inPlaceOf(change, id);
        const record = recordOf(change, id);
        if (instead !== null) changed.add(instead);
        else if (record !== null && !isUndo)
          lifted.push({ id, record, hand: handOf(course, change) });
      }
    }
  }
  return { changed, lifted };
}

/** The record of a fine that a correction took back by itself; null for one that went with its hand. */
function recordOf(change: CorrectionChange, id: string): FineRecord | null {
  if ('step' in change) return null;
  if ('fine' in change) return change.was.record;
  if (!('hand' in change)) return null;
  if (change.now.record === null) return null;
  return change.was.record?.fines?.[change.was.fineIds.indexOf(id)] ?? null;
}

function handOf(course: Course, change: CorrectionChange): number | null {
  if ('hand' in change) return change.hand;
  if (!('fine' in change)) return null;
  return findFine(course, change.fine)?.step.hand ?? null;
}
