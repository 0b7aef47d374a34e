import type { ClubWriter } from '../../ledger/write/club-writer.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import { Problem } from '../../platform/http/problem/problem.js';
import type { PlayerId } from '../../rules/payment.js';
import { apply, betweenAsked } from '../../evening/steps.js';
import { answerSeatChange } from './seats.js';
import { refusalAsProblem } from '../../platform/http/problem/refusal-as-problem.js';
import { idAtTable, requireMember, requireOpenSession } from '../session-write.js';
import { rowsOf } from '../rows-of-event.js';
import type { SessionWrite } from '../to-session.js';

/**
 * A member joins the table between two hands and pays their share into the pots.
 *
 * @param seat where they sit down, counted from 0; the last seat when null
 * @throws Problem `seats-refused`, `member-not-found`, `member-archived`, `guest-refused`,
 *   `version-stale`, …
 */
export function joinSession(
  writer: ClubWriter,
  write: SessionWrite,
  player: PlayerId,
  seat: number | null,
): Promise<StoredAnswer> {
  return writer.write({
    ...write,
    memberIds: [player],
    money: true,
    decide(snapshot) {
      const session = requireOpenSession(snapshot, write.sessionId, write.version);
      const member = requireMember(snapshot, player, 'player');
      if (idAtTable(session, member) !== player) {
        throw new Problem('sat-as-guest', { member: member.name }, { field: 'player' });
      }
      const { row, rules, state } = session;
      const event = betweenAsked(row.id, state, { kind: 'join', player, seat });
      const folded = refusalAsProblem(() => apply(rules, state, event));
      return {
        events: [rowsOf(event, state, folded, session.accounts)],
        response: answerSeatChange(snapshot, rules, folded, player),
      };
    },
  });
}
