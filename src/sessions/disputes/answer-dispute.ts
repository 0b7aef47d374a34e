import type { ClubWriter, WriteAnswer } from '../../ledger/club-writer.js';
import type { Database } from '../../platform/database.js';
import { Problem } from '../../platform/problem.js';
import type { DisputeAnswered, DisputeWithdrawn } from '../event.js';
import { findHistory } from '../history.js';
import { writtenByDispute } from '../written.js';
import {
  nextStep,
  takeOpenDispute,
  viewStepped,
  writeKnowing,
  type DisputeWrite,
} from './dispute-write.js';

/**
 * A member says something in an open dispute.
 *
 * @throws Problem `dispute-not-found`, `dispute-closed`, `acting-member-missing`, `club-archived`, …
 */
export function answerDispute(
  writer: ClubWriter,
  database: Database,
  write: DisputeWrite,
  dispute: string,
  text: string,
): Promise<WriteAnswer> {
  return say(writer, database, write, { kind: 'dispute-answered', dispute, text, status: 201 });
}

/**
 * Who raised a dispute takes it back; the fine stands as before, and may be disputed again.
 *
 * @throws Problem `decision-refused` for anybody else, and what `answerDispute` throws
 */
export function withdrawDispute(
  writer: ClubWriter,
  database: Database,
  write: DisputeWrite,
  dispute: string,
  text: string,
): Promise<WriteAnswer> {
  return say(writer, database, write, { kind: 'dispute-withdrawn', dispute, text, status: 200 });
}

function say(
  writer: ClubWriter,
  database: Database,
  write: DisputeWrite,
  said: {
    readonly kind: (DisputeAnswered | DisputeWithdrawn)['kind'];
    readonly dispute: string;
    readonly text: string;
    readonly status: 200 | 201;
  },
): Promise<WriteAnswer> {
  const { kind, dispute, text, status } = said;
  return writeKnowing(
    writer,
    write,
    () => findHistory(database, write.clubId, write.sessionId),
    (known) => ({
      decide(snapshot, now) {
        const found = takeOpenDispute(snapshot, write, dispute, known);
        const { session, author, raised } = found;
        if (kind === 'dispute-withdrawn' && author.id !== raised.event.by) {
          throw new Problem('decision-refused', 'Only who raised a dispute can withdraw it.', {
            field: 'Acting-Member',
          });
        }
        const of = { session: session.row.id, dispute };
        const event = { kind, ...of, by: author.id, text: text.trim() };
        return {
          events: [writtenByDispute(event, session.state)],
          response: { status, body: viewStepped(raised, nextStep(snapshot, now, event)) },
        };
      },
    }),
  );
}
