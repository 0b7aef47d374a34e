import { newId } from '../../platform/chance/chance.js';
import type { ClubWriter } from '../../ledger/write/club-writer.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem/problem.js';
import { gameOf } from '../../rules/game.js';
import type { History } from '../../evening/history.js';
import { USUAL_REASONS } from '../../evening/corrections/usual-reasons.js';
import type { FineRecord } from '../../rules/fine-record.js';
import { refusal } from '../../evening/reasons.js';
import { refusalAsProblem } from '../../platform/http/problem/refusal-as-problem.js';
import { resolveChanges } from '../../evening/corrections/changes.js';
import { writeCorrection, type Correction } from './correct.js';
import type { SessionWrite } from '../to-session.js';

/**
 * The cards of a misdeal turn out to be faulty in themselves: the fine is given back out of the pots,
 * or the deal that was let go instead; 'får man sin betalte bøde tilbage … har man ret til at få den
 * kortgivning som man lod gå fra sig', also after the next hand was played (wolff-1899, §2).
 *
 * @param fineId the misdeal fine
 * @param reason what was wrong with the cards; the usual words when null
 * @throws Problem `rule-refused` for another fine, or where the book has no such rule; `fine-not-found`,
 *   `fine-overturned`; `correction-refused` when a pot cannot pay, or nothing is dealt any more
 */
export function findDeckFaulty(
  writer: ClubWriter,
  database: Database,
  write: SessionWrite,
  { fine, reason }: { readonly fine: string; readonly reason?: string | null },
): Promise<StoredAnswer> {
  return writeCorrection(writer, database, write, (history) => ({
    ...givenBack(history, fine),
    mode: 'compensate',
    reason: reason?.trim() ?? USUAL_REASONS['deck-faulty'],
    dispute: null,
  }));
}

function givenBack(
  history: History,
  fineId: string,
): Pick<Correction, 'changes' | 'dealGivenBack'> {
  const { rules, state } = history;
  // Asked for first: it refuses what there is not, and what is overturned already.
  const changes = refusalAsProblem(() =>
    resolveChanges(history, [{ fine: fineId, void: true }], newId),
  );
  const fine = fineBefore(changes, fineId);
  if (fine === null) throw new Problem('no-such-fine', {});
  const back = refusalAsProblem(() => gameOf(rules).givenBackForFaultyDeck(rules, fine));
  // Between hands nobody lets a deal go.
  if (back === 'fine' || !changes.some((change) => 'hand' in change)) return { changes };
  if (state.closed) {
    throw Problem.of(refusal('no-deal-to-give-back', {}));
  }
  return { changes, dealGivenBack: fine.player };
}

/** The fine as it was before it is voided. */
function fineBefore(changes: Correction['changes'], fineId: string): FineRecord | null {
  for (const change of changes) {
    if ('fine' in change) return change.was.record;
    if (!('hand' in change)) continue;
    const { record, fineIds } = change.was;
    return record?.fines?.[fineIds.indexOf(fineId)] ?? null;
  }
  return null;
}
