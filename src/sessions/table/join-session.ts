import type { ClubWriter, WriteAnswer } from '../../ledger/write/club-writer.js';
import { nextAccountId } from '../../ledger/log/posting.js';
import type { SessionWrite } from '../../platform/write-request.js';
import type { PlayerId } from '../../rules/payment.js';
import type { PlayerJoined } from '../../evening/event.js';
import { applyJoining } from '../../evening/fold.js';
import { answerSeatChange } from './seats.js';
import { byTheRules, takeMember, takeSession } from '../session-write.js';
import { writtenBy } from '../written.js';

/**
 * A member joins the table between two hands and pays his share into the pots.
 *
 * @param seat where he sits down, counted from 0; the last seat when null
 * @throws Problem `seats-refused`, `member-not-found`, `member-archived`, `version-stale`, …
 */
export function joinSession(
  writer: ClubWriter,
  write: SessionWrite,
  player: PlayerId,
  seat: number | null,
): Promise<WriteAnswer> {
  return writer.write({
    ...write,
    memberIds: [player],
    decide(snapshot) {
      const session = takeSession(snapshot, write.sessionId, write.version);
      const member = takeMember(snapshot, player, 'player');
      const event: PlayerJoined = {
        kind: 'player-joined',
        session: session.row.id,
        player,
        seat: seat ?? session.state.table.players.length,
        account: session.state.accounts.players[player] ?? nextAccountId(snapshot.club),
        moneyAccount: member.accountId,
      };
      const folded = byTheRules(() => applyJoining(session.rules, session.state, event));
      return {
        events: [writtenBy(event, session.state, folded)],
        response: answerSeatChange(snapshot, session.rules, folded, player),
      };
    },
  });
}
