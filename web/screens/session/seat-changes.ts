import type { PlayerId } from '../../../src/rules/payment.js';
import type { SessionStep } from '../../api/evenings/club-queries.js';

/** Somebody's sitting down or leaving in the course of an evening. */
interface SeatChange {
  /** Names it in a correction: the version of the session that it made. */
  readonly step: number;
  readonly kind: 'join' | 'leave';
  readonly player: PlayerId;
  /** The hand before it; 0 for none. */
  readonly hand: number;
  readonly recordedAt: string;
  /** Whether it was taken back. */
  readonly isVoided: boolean;
}

/** Joinings and leavings of an evening, in order. */
export function seatChangesOf(steps: readonly SessionStep[]): readonly SeatChange[] {
  let hand = 0;
  return steps.flatMap((step, index): SeatChange[] => {
    if (step.kind === 'hand-recorded') hand = step.hand;
    if (step.kind !== 'player-joined' && step.kind !== 'player-left') return [];
    const { recordedAt, voided = false } = step;
    const player = step.player as PlayerId;
    const kind = step.kind === 'player-joined' ? 'join' : 'leave';
    return [{ step: index + 1, kind, player, hand, recordedAt, isVoided: voided }];
  });
}
