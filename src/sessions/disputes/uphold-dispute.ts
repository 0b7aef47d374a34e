import type { ClubWriter } from '../../ledger/write/club-writer.js';
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
        const { session, author, raised } = found;
        checkCurrent(found.history, session);
        checkMayDecide(snapshot, found, together, sides);
        const event: DisputeUpheld = {
          kind: 'dispute-upheld',
          session: session.row.id,
          dispute,
          by: author.id,
          text: text.trim(),
          together,
        };
        return {
          events: [writtenStep(found, event)],
          response: {
            status: 200,
            body: viewStepped(raised, nextStep(snapshot, now, event)),
          },
        };
      },
    }),
  );
}
