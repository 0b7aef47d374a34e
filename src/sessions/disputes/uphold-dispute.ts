import type { ClubWriter } from '../../ledger/write/club-writer.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import { writeWithFreshRead } from '../../ledger/write/fresh-read.js';
import type { Database } from '../../platform/database/database.js';
import type { DisputeUpheld } from '../../evening/event.js';
import { findHistory } from '../history.js';
import {
  checkCurrent,
  nextStep,
  requireOpenDispute,
  viewStepped,
  writtenStep,
  type DisputeWrite,
} from './dispute-write.js';
import { checkMayDecide, readOthers } from './may-decide.js';

/**
 * Decides a dispute for what was recorded: it stands, for good.
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
    async () => {
      const history = await findHistory(database, write.clubId, write.sessionId);
      return { history, others: await readOthers(database, write, dispute, history, together) };
    },
    ({ history, others }) => ({
      memberIds: [...together, ...others.ids],
      statistics: true,
      decide(snapshot, now) {
        const found = requireOpenDispute(snapshot, write, dispute, history);
        const { session, author, raised } = found;
        checkCurrent(found.history, session);
        checkMayDecide(snapshot, found, together, others);
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
