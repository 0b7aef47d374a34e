import { newId } from '../../platform/chance/chance.js';
import { booksOf } from '../../ledger/books/books.js';
import type { ClubWriter } from '../../ledger/write/club-writer.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import type { Decision, BooksSnapshot } from '../../ledger/log/event.js';
import { writeWithFreshRead } from '../../ledger/write/fresh-read.js';
import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem/problem.js';
import { changesIn, type CorrectionAsked } from '../../evening/corrections/changes.js';
import {
  decideCorrection,
  keptDealers,
  viewCorrection,
  type Correction,
} from '../corrections/correct.js';
import type { CorrectionMode, DisputeOverturned } from '../../evening/event.js';
import { refusalAsProblem } from '../../platform/http/problem/refusal-as-problem.js';
import { etagOf } from '../../platform/http/write/version.js';
import { requireSession } from '../session-write.js';
import { viewTable } from '../view.js';
import { countingAfter } from '../../world/statistics.js';
import { checkOverturns } from './settles.js';
import { applyDispute } from '../../evening/disputes/dispute.js';
import type { DisputeState } from '../../evening/disputes/dispute-state.js';
import type { DisputeOverturnedView } from './dispute.view.js';
import {
  checkCurrent,
  nextStep,
  requireOpenDispute,
  viewStepped,
  writtenStep,
  type FoundDispute,
} from './dispute-write.js';
import { checkMayDecide, readGrounds } from './may-decide.js';
import type { SessionWrite } from '../to-session.js';

/** A decision against what was recorded. */
export interface Overturning {
  readonly text: string;
  readonly together: readonly string[];
  readonly mode: CorrectionMode;
  readonly keepDealers?: boolean | null;
  /** Null to void the disputed fine. */
  readonly corrections: readonly CorrectionAsked[] | null;
}

/**
 * Decides a dispute against what was recorded, and corrects that in the same transaction.
 *
 * @returns the dispute, the correction with what it changes, and the table after it
 * @throws Problem as `upholdDispute` does, and as a correction does; `correction-refused` when what
 *   is to be corrected is not what is disputed
 */
export function overturnDispute(
  writer: ClubWriter,
  database: Database,
  write: SessionWrite,
  dispute: string,
  asked: Overturning,
): Promise<StoredAnswer> {
  const { together } = asked;
  return writeWithFreshRead(
    writer,
    write,
    () => readGrounds(database, write, dispute, together),
    ({ history, sides, memberIds }) => ({
      memberIds,
      money: true,
      books: true,
      statistics: true,
      decide(snapshot, now) {
        requireSession(snapshot, write.sessionId, write.version);
        const found = requireOpenDispute(snapshot, write, dispute, history);
        checkCurrent(found.history, found.session);
        checkMayDecide(snapshot, found.author, together, sides);
        const decided = { by: found.author.id, text: asked.text.trim(), together };
        return overturn(snapshot, now, found, decided, remedyAsked(found, asked));
      },
    }),
  );
}

/** How what was overturned is put right. */
export type Remedy = Pick<Correction, 'mode' | 'keepDealers' | 'changes'>;

/**
 * The remedy that somebody asks for.
 * @throws Problem as a correction does; `correction-refused` for a correction of something else
 */
export function remedyAsked(
  { state, history }: Pick<FoundDispute, 'state' | 'history'>,
  asked: Pick<Overturning, 'mode' | 'keepDealers' | 'corrections'>,
): Remedy {
  const { mode, keepDealers } = asked;
  const corrections = asked.corrections ?? [voided(state, mode)];
  const changes = refusalAsProblem(() => changesIn(mode, history, corrections, newId));
  checkOverturns(state, changes);
  return { mode, ...keptDealers(mode, keepDealers), changes };
}

/** Two events: the decision, and the correction that carries it out. */
export function overturn(
  snapshot: BooksSnapshot,
  now: Date,
  found: FoundDispute,
  said: Pick<DisputeOverturned, 'by' | 'text' | 'together' | 'proposal'>,
  remedy: Remedy,
): Decision {
  const { id: dispute, session, history, author, raised } = found;
  const of = { session: session.row.id, dispute };
  const event: DisputeOverturned = { kind: 'dispute-overturned', ...of, ...said };
  const state = applyDispute(session.state, event);
  const step = nextStep(snapshot, now, event);
  const decided = writtenStep(found, event);
  const counting = countingAfter(decided, session.counting, step.seq);
  const corrected = decideCorrection(
    history,
    { ...session, state, counting },
    { ...remedy, reason: said.text, dispute },
    { seq: step.seq + 1, time: step.time, actor: author.id },
    () => booksOf(snapshot),
  );
  return {
    events: [decided, corrected.written],
    response: {
      status: 200,
      etag: etagOf(corrected.state.version),
      body: {
        dispute: viewStepped(raised, step),
        correction: viewCorrection(
          session.rules,
          corrected.step,
          new Map([[author.id, author.name]]),
        ),
        session: viewTable(session.rules, corrected.state),
      } satisfies DisputeOverturnedView,
    },
  };
}

function voided({ fine }: DisputeState, mode: CorrectionMode): CorrectionAsked {
  if (fine !== null) return { fine, void: true };
  if (mode === 'paid-back') throw new Problem('pays-back-one-fine', {}, { field: 'mode' });
  throw new Problem('say-what-hand-was', {}, { field: 'corrections' });
}
