import { newId } from '../../platform/chance/chance.js';
import { actorName, idsOfActors, readNames, type Names } from '../../clubs/actor-names.js';
import { booksOf, type Books } from '../../ledger/books/books.js';
import type { ClubWriter } from '../../ledger/write/club-writer.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import type { Decision, NewEvent } from '../../ledger/log/event.js';
import { actorText } from '../../people/actor.js';
import type { Database } from '../../platform/database/database.js';
import { takeEvent } from '../../evening/asked.js';
import type { CorrectionRecorded } from '../../evening/event.js';
import type { CorrectionStep, History } from '../../evening/history.js';
import { findHistory } from '../history.js';
import type { SessionState } from '../../evening/fold.js';
import { refusalAsProblem } from '../../platform/http/problem/refusal-as-problem.js';
import { etagOf } from '../../platform/http/write/version.js';
import { requireCurrent, requireSession, type FoundSession } from '../session-write.js';
import { changesIn, type CorrectionAsked } from '../../evening/corrections/changes.js';
import { viewTable } from '../view.js';
import { correctedState, rowsOfCorrection } from '../rows-of-event.js';
import type { CorrectionMadeView, CorrectionView } from './correction.view.js';
import { effectOf } from './effect.js';
import { viewChanges } from './view-changes.js';
import type { SessionWrite } from '../to-session.js';

/** The fields of a correction beside its session. */
export type Correction = Omit<CorrectionRecorded, 'kind' | 'session'>;

/** A correction, decided: the event with all it writes, and what it makes of the session. */
export interface DecidedCorrection {
  readonly written: NewEvent;
  readonly step: CorrectionStep;
  readonly state: SessionState;
}

/**
 * Corrects hands and fines of a session, open or closed, all in one event.
 *
 * @returns the correction with its effect, and the table after it
 * @throws Problem `correction-refused`, naming the hand, when a later one could then not follow or a
 *   pot cannot pay; `impossible-hand`, `rule-refused` for the new content; `hand-not-found`,
 *   `fine-not-found`, `fine-overturned`, `validation-failed`, `version-stale`, …
 */
export async function correct(
  writer: ClubWriter,
  database: Database,
  write: SessionWrite,
  asked: {
    readonly mode: CorrectionRecorded['mode'];
    readonly reason: string;
    readonly corrections: readonly CorrectionAsked[];
    readonly keepDealers?: boolean | null;
  },
): Promise<StoredAnswer> {
  const { mode, corrections, keepDealers } = asked;
  const reason = asked.reason.trim();
  return writeCorrection(writer, database, write, (history) => ({
    mode,
    reason,
    dispute: null,
    ...keptDealers(mode, keepDealers),
    changes: refusalAsProblem(() => changesIn(mode, history, corrections, newId)),
  }));
}

/** The field of a replay that keeps the dealers of later hands; none of any other correction. */
export function keptDealers(
  mode: CorrectionRecorded['mode'],
  keepDealers: boolean | null | undefined,
): Pick<CorrectionRecorded, 'keepDealers'> {
  return mode === 'replay' && keepDealers === true ? { keepDealers } : {};
}

/**
 * Writes the correction that `make` returns for the history of the session.
 * @throws Problem as `correct` does, and the problems of `make`
 */
export async function writeCorrection(
  writer: ClubWriter,
  database: Database,
  write: SessionWrite,
  make: (history: History) => Correction,
): Promise<StoredAnswer> {
  const actor = actorText(write.actor);
  // Events never change: reads from before the write hold, as long as nothing was added since.
  const [known, names] = await Promise.all([
    findHistory(database, write.clubId, write.sessionId),
    readNames(database.pool, write.clubId, idsOfActors([actor])),
  ]);
  return writer.write({
    ...write,
    money: true,
    books: true,
    statistics: true,
    decide(snapshot, now) {
      const session = requireSession(snapshot, write.sessionId, write.version);
      const history = requireCurrent(known, session);
      const logged = { seq: snapshot.club.headSeq + 1, time: now.toISOString() };
      const by = { ...logged, actor };
      const decided = decideCorrection(history, session, make(history), by, () =>
        booksOf(snapshot),
      );
      return { events: [decided.written], response: answerCorrection(session, decided, names) };
    },
  });
}

/**
 * Decides a correction. Pure.
 *
 * @param logged number, time and author of the event that it will be
 * @param books asked for only when money is moved
 * @throws Problem as `correct` does
 */
export function decideCorrection(
  history: History,
  session: FoundSession,
  correction: Correction,
  logged: { readonly seq: number; readonly time: string; readonly actor: string },
  books: () => Books,
): DecidedCorrection {
  const { row, rules, state } = session;
  const event: CorrectionRecorded = {
    kind: 'correction-recorded',
    session: row.id,
    ...correction,
  };
  const corrected = refusalAsProblem(() => {
    return takeEvent(rules, history.course, state.disputes, event);
  });
  const { course: after, postings } = corrected;
  return {
    written: rowsOfCorrection(event, session, corrected, { books, time: logged.time }),
    step: { ...logged, event, before: history.course, after, postings },
    state: correctedState(state, corrected),
  };
}

function answerCorrection(
  { rules }: FoundSession,
  { step, state }: DecidedCorrection,
  names: Names,
): Decision['response'] {
  const body: CorrectionMadeView = {
    ...viewCorrection(rules, step, names),
    session: viewTable(rules, state),
  };
  return { status: 201, etag: etagOf(state.version), body };
}

/** A correction as the API shows it. */
export function viewCorrection(
  rules: History['rules'],
  step: CorrectionStep,
  names: Names,
): CorrectionView {
  const { seq, time, actor, event } = step;
  const { mode, reason, dispute, changes, dealGivenBack, keepDealers } = event;
  return {
    event: seq,
    recordedAt: time,
    actor,
    actorName: actorName(actor, names),
    mode,
    reason,
    dispute,
    ...viewChanges(changes),
    dealGivenBack: dealGivenBack ?? null,
    ...(keepDealers === undefined ? {} : { keepDealers }),
    effect: effectOf(rules, step),
  };
}
