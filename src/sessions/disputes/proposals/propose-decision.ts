import { booksOf } from '../../../ledger/books/books.js';
import type { BooksSnapshot, Snapshot } from '../../../ledger/log/event.js';
import type { ClubWriter } from '../../../ledger/write/club-writer.js';
import { writeWithFreshRead } from '../../../ledger/write/fresh-read.js';
import type { Database } from '../../../platform/database/database.js';
import { Problem } from '../../../platform/http/problem/problem.js';
import type { StoredAnswer } from '../../../platform/http/write/stored-answer.js';
import type { DisputeDecision, DisputeProposed } from '../../../evening/event.js';
import { decideCorrection } from '../../corrections/correct.js';
import { requireMember, requireSession } from '../../session-write.js';
import type { SessionWrite } from '../../to-session.js';
import {
  checkCurrent,
  nextStep,
  requireOpenDispute,
  viewStepped,
  writtenStep,
  type FoundDispute,
} from '../dispute-write.js';
import { hasOthers, readGrounds } from '../may-decide.js';
import { remedyAsked, type Overturning } from '../overturn-dispute.js';
import type { Sides } from '../parties.js';
import { viewWaiting, type WaitingProposal } from './proposal.js';

/** A decision that a party proposes. */
export type Proposing = Pick<Overturning, 'text' | 'keepDealers' | 'corrections'> & {
  readonly second: string;
  readonly decision: DisputeDecision;
  /** Null for a record that is to be upheld. */
  readonly mode: Overturning['mode'] | null;
};

/**
 * A party of a dispute proposes how it is decided to a member without a part. Nothing changes until that
 * member confirms it. A later proposal of the same party takes its place.
 *
 * @returns the dispute with the proposal
 * @throws Problem `decision-refused` for somebody who decides without asking, and for a second who has a
 *   part; `member-not-found`, `member-archived`; as a correction does for one that cannot be made
 */
export function proposeDecision(
  writer: ClubWriter,
  database: Database,
  write: SessionWrite,
  dispute: string,
  asked: Proposing,
): Promise<StoredAnswer> {
  const { second } = asked;
  return writeWithFreshRead(
    writer,
    write,
    () => readGrounds(database, write, dispute, [second]),
    ({ history, sides, proposal, memberIds }) => ({
      memberIds,
      money: true,
      books: true,
      statistics: true,
      decide(snapshot, now) {
        requireSession(snapshot, write.sessionId, write.version);
        const found = requireOpenDispute(snapshot, write, dispute, history);
        checkCurrent(found.history, found.session);
        checkMayPropose(snapshot, found, second, sides);
        checkNoneWaits(snapshot, found, proposal);
        const event = proposed(snapshot, now, found, asked);
        const step = nextStep(snapshot, now, event);
        const body = viewStepped(found.raised, step, viewWaiting(step));
        return { events: [writtenStep(found, event)], response: { status: 201, body } };
      },
    }),
  );
}

/** The event, of a correction that can be made now. */
function proposed(
  snapshot: BooksSnapshot,
  now: Date,
  found: FoundDispute,
  asked: Proposing,
): DisputeProposed {
  const { id: dispute, session, author, history } = found;
  const { second, decision } = asked;
  const text = asked.text.trim();
  const of = { kind: 'dispute-proposed', session: session.row.id, dispute } as const;
  const said = { ...of, by: author.id, text, second, decision };
  if (decision === 'upheld') return { ...said, mode: null, changes: [] };
  const { mode } = asked;
  if (mode === null) throw new Problem('say-how-put-right', {}, { field: 'mode' });
  const remedy = remedyAsked(found, { ...asked, mode });
  const correction = { ...remedy, reason: text, dispute };
  const { seq, time } = { seq: snapshot.club.headSeq + 1, time: now.toISOString() };
  const logged = { seq, time, actor: author.id };
  decideCorrection(history, session, correction, logged, () => booksOf(snapshot));
  return { ...said, ...remedy };
}

/** Only a party proposes, and to a member without a part. */
function checkMayPropose(
  snapshot: Snapshot,
  { author }: FoundDispute,
  second: string,
  sides: Sides,
): void {
  const field = 'second';
  if (second === author.id) throw new Problem('decider-named-twice', {}, { field });
  const { name, guest } = requireMember(snapshot, second, field);
  if (!sides.parties.has(author.id) || !hasOthers(snapshot, sides)) {
    throw new Problem('needs-no-proposal', {}, { field });
  }
  const part = sides.parties.get(second);
  if (part !== undefined) throw new Problem('second-has-part', { name, part }, { field });
  if (guest) throw new Problem('second-is-guest', { name }, { field });
}

/** A proposal of somebody else goes first, as long as both of its members are there. */
function checkNoneWaits(
  { members }: Snapshot,
  { author, state }: FoundDispute,
  waiting: WaitingProposal | null,
): void {
  if (state.proposal === undefined || waiting === null || state.proposal.by === author.id) return;
  const [by, second] = [members.get(state.proposal.by), members.get(state.proposal.second)];
  if (by?.archivedAt !== null || second?.archivedAt !== null) return;
  throw new Problem('proposal-waits', { by: by.name, second: second.name });
}
