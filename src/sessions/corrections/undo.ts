import type { ClubWriter, WriteAnswer } from '../../ledger/write/club-writer.js';
import type { Database } from '../../platform/database.js';
import { Problem } from '../../platform/problem.js';
import type { SessionWrite } from '../../platform/write-request.js';
import { handContent } from '../../evening/lookup.js';
import type { History } from '../history.js';
import { resolveChanges } from './changes.js';
import { writeCorrection } from './correct.js';

/**
 * Takes back the latest hand that counts, as if it had not been dealt: a void, replayed. Undoing
 * again takes back the one before.
 *
 * @param reason why; the usual one when null
 * @throws Problem `hand-not-found` when no hand is left, and as `correct` does
 */
export function undo(
  writer: ClubWriter,
  database: Database,
  write: SessionWrite,
  reason: string | null,
): Promise<WriteAnswer> {
  return writeCorrection(writer, database, write, (history) => ({
    mode: 'replay',
    reason: reason?.trim() ?? 'Undone.',
    dispute: null,
    changes: resolveChanges(history, [{ hand: latestHand(history), void: true }]),
  }));
}

function latestHand({ course, state }: History): number {
  for (let hand = state.hands; hand > 0; hand--) {
    if (handContent(course, hand).record !== null) return hand;
  }
  throw new Problem('hand-not-found', 'There is no hand left to undo.');
}
