import type { ClubWriter } from '../../ledger/write/club-writer.js';
import type { Decision, Snapshot } from '../../ledger/log/event.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import { writeWithFreshRead } from '../../ledger/write/fresh-read.js';
import type { Database } from '../../platform/database/database.js';
import type { DisputeUpheld } from '../../evening/event.js';
import {
  checkCurrent,
  nextStep,
  requireOpenDispute,
  viewStepped,
  writtenStep,
  type DisputeWrite,
  type FoundDispute,
} from './dispute-write.js';
import { checkMayDecide, readGrounds } from './may-decide.js';

/**
 * Upholds the record of a dispute for good.
 *
 * @param asked.together members who decide together with the acting one
 * @throws Problem `decision-refused`, `dispute-not-found`, `dispute-closed`, `member-not-found`,
 *   `member-archived`, `member-not-claimed`, `club-archived`, …
 */
export function upholdDispute(
  writer: ClubWriter,
  database: Database,
  write: DisputeWrite,
  dispute: string,
  { text, together }: { readonly text: string; readonly together: readonly string[] },
): Promise<StoredAnswer> {
  return writeWithFreshRead(
    writer,
    write,
    () => readGrounds(database, write, dispute, together),
    ({ history, sides, memberIds }) => ({
      memberIds,
      statistics: true,
      decide(snapshot, now) {
        const found = requireOpenDispute(snapshot, write, dispute, history);
        checkCurrent(found.history, found.session);
        checkMayDecide(snapshot, found.author, together, sides);
        return uphold(snapshot, now, found, { by: found.author.id, text: text.trim(), together });
      },
    }),
  );
}

/** The decision that the record stays as it is. */
export function uphold(
  snapshot: Snapshot,
  now: Date,
  found: FoundDispute,
  decided: Pick<DisputeUpheld, 'by' | 'text' | 'together' | 'proposal'>,
): Decision {
  const { session, id: dispute, raised } = found;
  const event: DisputeUpheld = {
    kind: 'dispute-upheld',
    session: session.row.id,
    dispute,
    ...decided,
  };
  const body = viewStepped(raised, nextStep(snapshot, now, event));
  return { events: [writtenStep(found, event)], response: { status: 200, body } };
}
