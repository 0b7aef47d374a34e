import type { ClubWriter } from '../../ledger/write/club-writer.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import type { ClubWrite } from '../../ledger/requests/club-write.js';
import type { EveningMoveDto } from './season.dto.js';
import type { EveningMoveView } from './season.view.js';
import { decideSeason } from './write-season.js';

/**
 * Moves an evening out of a season, into one, or both: it belongs there whatever its day, book and table,
 * until it is moved again.
 *
 * @throws Problem `session-not-found`, `season-not-found`, `season-closed`, `club-archived`;
 *   `season-refused` for one that is not in the season it is to be taken out of, or is in the other one
 *   already; `validation-failed` for no season at all and the same one twice
 */
export function moveEvening(
  writer: ClubWriter,
  write: ClubWrite,
  asked: EveningMoveDto,
): Promise<StoredAnswer> {
  const evening = asked.session.toLowerCase();
  const from = asked.from?.toLowerCase() ?? null;
  const to = asked.to?.toLowerCase() ?? null;
  const why = asked.why.trim();
  const seasons = [from, to].filter((id) => id !== null);
  return writer.write({
    ...write,
    sessionId: evening,
    books: true,
    rows: { season: seasons, seasonEvening: seasons },
    decide: (snapshot, now) =>
      decideSeason(snapshot, now, {
        event: () => ({ kind: 'evening-moved', evening, from, to, why }),
        answer: () => ({
          status: 201,
          body: ({ seq: event }): EveningMoveView => ({ event, session: evening, from, to, why }),
        }),
      }),
  });
}
