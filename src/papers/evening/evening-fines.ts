import { overturned } from '../../evening/corrections/changes.js';
import { handFolded } from '../../evening/corrections/compensation.js';
import type { Course } from '../../evening/course.js';
import type { CorrectionStep, History } from '../../evening/history.js';
import { findFine } from '../../evening/lookup.js';
import {
  gameOf,
  type PricedFine,
  type Rules,
  type Settlement,
  type Table,
} from '../../rules/game.js';
import type { FineRecord } from '../../rules/fine-record.js';

/** A fine of the evening, with what the sheet calls it. */
export interface EveningFine {
  readonly id: string;
  /** `B1`: numbered in the order of the evening. */
  readonly ref: string;
  /** The hand that it was made in, or is about; null for none. */
  readonly hand: number | null;
  readonly record: FineRecord;
  /** Points to each pot or player, or to the kitty. */
  readonly amount: number;
  readonly to: PricedFine['to'];
  readonly state: 'recorded' | 'disputed' | 'upheld' | 'overturned';
}

type FoldedFine = Omit<EveningFine, 'ref' | 'state'>;

/**
 * Every fine that an evening ever recorded, with its state. Pure.
 *
 * @param letter the first character of a fine's label, before its number
 */
export function finesOfEvening(history: History, letter: string): readonly EveningFine[] {
  const { rules, corrections, course, state } = history;
  const found = new Map<string, FoldedFine>();
  const add = (fines: readonly FoldedFine[]) => {
    for (const fine of fines) if (!found.has(fine.id)) found.set(fine.id, fine);
  };
  for (const correction of corrections) {
    add(finesIn(rules, correction.before));
    add(finesChanged(rules, correction));
  }
  add(finesIn(rules, course));
  const lifted = new Set(corrections.flatMap(({ event }) => event.changes.flatMap(overturned)));
  const disputes = Object.values(state.disputes ?? {});
  const standing = (id: string): EveningFine['state'] => {
    if (lifted.has(id)) return 'overturned';
    const states = disputes.flatMap((one) => (one.fine === id ? [one.state] : []));
    if (states.includes('open')) return 'disputed';
    return states.includes('upheld') ? 'upheld' : 'recorded';
  };
  return [...found.values()].map((fine, at) => ({
    ...fine,
    ref: `${letter}${at + 1}`,
    state: standing(fine.id),
  }));
}

function finesIn(rules: Rules, course: Course): readonly FoldedFine[] {
  return course.flatMap(({ step, before, settlement }): readonly FoldedFine[] => {
    if (step.kind === 'hand-recorded') {
      return inHand(step.hand, step, settlement);
    }
    if (step.kind !== 'fine-recorded' || step.record === null || before === null) return [];
    const { fineId, hand, record } = step;
    return [{ id: fineId, hand, record, ...priced(rules, before.table, record) }];
  });
}

/** Fines that a compensation put in the place of others: no step of the course has them. */
function finesChanged(rules: Rules, { event, after }: CorrectionStep): readonly FoldedFine[] {
  if (event.mode !== 'compensate') return [];
  return event.changes.flatMap((change): readonly FoldedFine[] => {
    if ('hand' in change) {
      const folded = handFolded(rules, after, change, 'now');
      return inHand(change.hand, change.now, folded?.settlement);
    }
    if (!('fine' in change) || change.now.record === null) return [];
    const at = findFine(after, change.fine);
    if (!at?.before) return [];
    const { record, fineId: id } = change.now;
    return [{ id, hand: at.step.hand, record, ...priced(rules, at.before.table, record) }];
  });
}

function inHand(
  hand: number,
  {
    record,
    fineIds,
  }: { record: { fines?: readonly FineRecord[] | undefined } | null; fineIds: readonly string[] },
  settled: Pick<Settlement, 'fineAmounts' | 'finesTo'> | null | undefined,
): readonly FoldedFine[] {
  return (record?.fines ?? []).map((fine, at) => ({
    id: fineIds[at] ?? '',
    hand,
    record: fine,
    amount: settled?.fineAmounts[at] ?? 0,
    to: settled?.finesTo[at] ?? 'pots',
  }));
}

function priced(rules: Rules, table: Table, record: FineRecord) {
  const { amount, to } = gameOf(rules).fine(rules, table, record);
  return { amount, to };
}
