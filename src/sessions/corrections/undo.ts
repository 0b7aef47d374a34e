import type { ClubWriter } from '../../ledger/write/club-writer.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import type { Database } from '../../platform/database/database.js';
import { undoing } from '../../evening/corrections/undo.js';
import { refusalAsProblem } from '../../platform/http/problem/refusal-as-problem.js';
import { writeCorrection } from './correct.js';
import type { SessionWrite } from '../to-session.js';

/**
 * Takes back the latest thing at the table that counts, a hand, a fine, somebody joining or leaving:
 * a void, replayed. Undoing again takes back the one before.
 *
 * @param reason why; the usual one when null
 * @throws Problem `hand-not-found` when nothing is left, and as `correct` does
 */
export function undo(
  writer: ClubWriter,
  database: Database,
  write: SessionWrite,
  reason: string | null,
): Promise<StoredAnswer> {
  return writeCorrection(writer, database, write, ({ course }) =>
    refusalAsProblem(() => undoing(course, reason)),
  );
}
