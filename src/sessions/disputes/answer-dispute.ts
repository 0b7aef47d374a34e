import type { ClubWriter } from '../../ledger/write/club-writer.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import { writeWithFreshRead } from '../../ledger/write/fresh-read.js';
import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem/problem.js';
import type { DisputeAnswered, DisputeRaised, DisputeWithdrawn } from '../../evening/event.js';
import type { History } from '../../evening/history.js';
import { findHistory } from '../history.js';
import { idAtTable } from '../session-write.js';
import {
  nextStep,
  requireOpenDispute,
  viewStepped,
  writtenStep,
  type DisputeWrite,
} from './dispute-write.js';
import { findRecordedFine } from './disputed.js';
import { findProposal, viewWaiting } from './proposals/proposal.js';

/**
 * A member says something in an open dispute.
 *
 * @param answer.mayBeAboutOthers whether it may be one that the member neither raised nor was fined in
 * @throws Problem `dispute-not-found`, `dispute-closed`, `member-not-claimed`, `club-archived`, …
 */
export function answerDispute(
  writer: ClubWriter,
  database: Database,
  write: DisputeWrite,
  dispute: string,
  answer: { readonly text: string; readonly mayBeAboutOthers: boolean },
): Promise<StoredAnswer> {
  const kind = 'dispute-answered';
  return addToDispute(writer, database, write, { kind, dispute, status: 201, ...answer });
}

/**
 * Withdraws a dispute; only the member who raised it can. The fine counts as before, and may be
 * disputed again.
 *
 * @throws Problem `decision-refused` for anybody else, and the problems of `answerDispute`
 */
export function withdrawDispute(
  writer: ClubWriter,
  database: Database,
  write: DisputeWrite,
  dispute: string,
  text: string,
): Promise<StoredAnswer> {
  return addToDispute(writer, database, write, {
    kind: 'dispute-withdrawn',
    dispute,
    text,
    status: 200,
    mayBeAboutOthers: true,
  });
}

function addToDispute(
  writer: ClubWriter,
  database: Database,
  write: DisputeWrite,
  said: {
    readonly kind: (DisputeAnswered | DisputeWithdrawn)['kind'];
    readonly dispute: string;
    readonly text: string;
    readonly status: 200 | 201;
    readonly mayBeAboutOthers: boolean;
  },
): Promise<StoredAnswer> {
  const { kind, dispute, text, status } = said;
  return writeWithFreshRead(
    writer,
    write,
    () => findHistory(database, write.clubId, write.sessionId),
    (known) => ({
      money: true,
      statistics: true,
      decide(snapshot, now) {
        const found = requireOpenDispute(snapshot, write, dispute, known);
        const { session, author, raised, history } = found;
        const ids = [author.id, idAtTable(session, author)];
        const isAsked = ids.includes(found.state.proposal?.second ?? '');
        if (!said.mayBeAboutOthers && !isAsked && !isAbout(ids, raised.event, history)) {
          // As with reading it: a member does not learn of it.
          throw new Problem('dispute-not-found', {});
        }
        if (kind === 'dispute-withdrawn' && author.id !== raised.event.by) {
          throw new Problem('only-raiser-withdraws', {});
        }
        const of = { session: session.row.id, dispute };
        const event = { kind, ...of, by: author.id, text: text.trim() };
        const waiting = kind === 'dispute-answered' ? findProposal(history, dispute) : null;
        const step = nextStep(snapshot, now, event);
        const body = viewStepped(raised, step, waiting && viewWaiting(waiting));
        return { events: [writtenStep(found, event)], response: { status, body } };
      },
    }),
  );
}

/** Whether a member raised the dispute, or was fined in it, by any of these ids of theirs. */
function isAbout(ids: readonly string[], { by, fine }: DisputeRaised, history: History): boolean {
  if (ids.includes(by)) return true;
  const fined = fine === null ? undefined : findRecordedFine(history, fine)?.record.player;
  return fined !== undefined && ids.includes(fined);
}
