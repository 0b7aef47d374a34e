import type { ClubWriter } from '../../ledger/write/club-writer.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import type { PlayerId } from '../../rules/payment.js';
import { apply, betweenAsked } from '../../evening/steps.js';
import { answerSeatChange } from './seats.js';
import { refusalAsProblem } from '../../platform/http/problem/refusal-as-problem.js';
import { requireOpenSession } from '../session-write.js';
import { rowsOf } from '../rows-of-event.js';
import type { SessionWrite } from '../to-session.js';

/**
 * Sets the dealer of the next hand as the table agreed; nothing is paid.
 *
 * @param reason why, in words
 * @throws Problem `seats-refused` when they do not sit at the table, `version-stale`, …
 */
export function setDealer(
  writer: ClubWriter,
  write: SessionWrite,
  player: PlayerId,
  reason: string,
): Promise<StoredAnswer> {
  return writer.write({
    ...write,
    decide(snapshot) {
      const session = requireOpenSession(snapshot, write.sessionId, write.version);
      const { row, rules, state } = session;
      const event = betweenAsked(row.id, state, { kind: 'dealer', player, reason });
      const folded = refusalAsProblem(() => apply(rules, state, event));
      return {
        events: [rowsOf(event, state, folded, session.accounts)],
        response: answerSeatChange(snapshot, rules, folded, player),
      };
    },
  });
}
