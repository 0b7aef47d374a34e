import { newId } from '../../platform/chance/chance.js';
import type { ClubWriter } from '../../ledger/write/club-writer.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import { writeWithFreshRead } from '../../ledger/write/fresh-read.js';
import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem/problem.js';
import type { DisputeRaised } from '../../evening/event.js';
import type { History } from '../../evening/history.js';
import { findHistory } from '../history.js';
import { idAtTable, type FoundSession } from '../session-write.js';
import { hasSat } from '../../evening/fold.js';
import {
  checkCurrent,
  nextStep,
  requireTable,
  viewStepped,
  writtenStep,
  type DisputeWrite,
} from './dispute-write.js';
import { findRecordedFine } from './disputed.js';

/** The target of an objection: a fine, or a hand. */
export type Objection =
  | { readonly fine: string; readonly hand: null }
  | { readonly fine: null; readonly hand: number };

/** The fields of a new dispute. */
export interface Raising {
  readonly objection: Objection;
  readonly text: string;
  /** Whether it may be about a fine of somebody else, or an evening that the member was not at. */
  readonly mayBeAboutOthers: boolean;
}

/** Throws Problem `validation-failed` unless it is one of the two. */
export function readObjection(given: {
  readonly fine?: string | null;
  readonly hand?: number | null;
}): Objection {
  const { fine = null, hand = null } = given;
  if (fine !== null && hand === null) return { fine, hand };
  if (fine === null && hand !== null) return { fine, hand };
  throw new Problem('say-fine-or-hand', {}, { field: 'fine' });
}

/**
 * A member disputes a fine or a hand of a session, open or closed.
 *
 * @returns the dispute, open
 * @throws Problem `fine-not-found`, `fine-overturned`, `hand-not-found`, `dispute-raised-before`,
 *   `not-allowed`,
 *   `member-not-claimed`, `session-not-found`, `club-archived`, …
 */
export function raiseDispute(
  writer: ClubWriter,
  database: Database,
  write: DisputeWrite,
  { objection, text, mayBeAboutOthers }: Raising,
): Promise<StoredAnswer> {
  return writeWithFreshRead(
    writer,
    write,
    () => findHistory(database, write.clubId, write.sessionId),
    (known) => ({
      money: true,
      statistics: true,
      decide(snapshot, now) {
        const { session, history, author } = requireTable(snapshot, write, known);
        const hand = disputedHand(session, history, objection);
        if (!mayBeAboutOthers) {
          checkAboutHimself(session, history, objection, idAtTable(session, author));
        }
        const event: DisputeRaised = {
          kind: 'dispute-raised',
          session: session.row.id,
          dispute: newId(),
          by: author.id,
          text: text.trim(),
          fine: objection.fine,
          hand,
        };
        const raised = nextStep(snapshot, now, event);
        return {
          events: [writtenStep({ session, history }, event)],
          response: { status: 201, body: viewStepped(raised, raised) },
        };
      },
    }),
  );
}

/** The hand that the objection is about, or that its fine belongs to, if that can be disputed. */
function disputedHand(
  session: FoundSession,
  history: History,
  objection: Objection,
): number | null {
  if (objection.fine === null) {
    const { hand } = objection;
    if (hand > session.state.hands) {
      throw new Problem('no-such-hand', { hand }, { field: 'hand' });
    }
    checkHandNotDisputed(session, hand);
    return hand;
  }
  const fine = findRecordedFine(history, objection.fine);
  if (fine === undefined) {
    throw new Problem('no-such-fine', {}, { field: 'fine' });
  }
  checkFineNotDecided(session, objection.fine);
  checkCurrent(history, session);
  if (fine.isOverturned) {
    throw new Problem('fine-is-overturned', {}, { field: 'fine' });
  }
  return fine.hand;
}

function checkAboutHimself(
  session: FoundSession,
  history: History,
  { fine }: Objection,
  member: string,
): void {
  const isHis =
    fine === null
      ? hasSat(session.state, member)
      : findRecordedFine(history, fine)?.record.player === member;
  if (isHis) return;
  throw fine === null
    ? new Problem('not-at-that-table', {}, { field: 'hand' })
    : new Problem('fine-of-another', {}, { field: 'fine' });
}

function checkHandNotDisputed({ state }: FoundSession, hand: number): void {
  for (const dispute of Object.values(state.disputes ?? {})) {
    if (dispute.fine !== null || dispute.hand !== hand || dispute.state !== 'open') continue;
    throw new Problem('hand-disputed-already', { hand }, { field: 'hand' });
  }
}

/** A fine is disputed once, unless the dispute was withdrawn. */
function checkFineNotDecided({ state }: FoundSession, fine: string): void {
  for (const dispute of Object.values(state.disputes ?? {})) {
    if (dispute.fine !== fine || dispute.state === 'withdrawn') continue;
    throw dispute.state === 'open'
      ? new Problem('fine-disputed-already', {}, { field: 'fine' })
      : new Problem('fine-dispute-decided', { decision: dispute.state }, { field: 'fine' });
  }
}
