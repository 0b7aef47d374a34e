import { newMember } from '../../clubs/members/change-member.js';
import type { NewEvent, Snapshot } from '../../ledger/log/event.js';
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
import type { JoinDto } from './session.dto.js';

/**
 * A member joins the table between two hands and pays their share into the pots. A guest whom the club
 * does not know is added to it first, in the same write.
 *
 * @param seating the player; their seat counted from 0, the last one where it is left out; the guest
 * @throws Problem `seats-refused`, `member-not-found`, `member-archived`, `guest-refused`,
 *   `version-stale`, …
 */
export function joinSession(
  writer: ClubWriter,
  write: SessionWrite,
  { player: asked, seat = null, guest }: JoinDto,
): Promise<StoredAnswer> {
  // As the database writes it: the id of a new guest goes into the log.
  const player = asked.toLowerCase() as PlayerId;
  return writer.write({
    ...write,
    memberIds: [player],
    money: true,
    decide(found, now) {
      const { snapshot, added } = withGuest(found, player, guest ?? null, now);
      const session = requireOpenSession(snapshot, write.sessionId, write.version);
      const member = requireMember(snapshot, player, 'player');
      if (idAtTable(session, member) !== player) {
        throw new Problem('sat-as-guest', { member: member.name }, { field: 'player' });
      }
      const { row, rules, state } = session;
      const event = betweenAsked(row.id, state, { kind: 'join', player, seat });
      const folded = refusalAsProblem(() => apply(rules, state, event));
      return {
        events: [...added, rowsOf(event, state, folded, session.accounts)],
        response: answerSeatChange(snapshot, rules, folded, player),
      };
    },
  });
}

interface WithGuest {
  /** As it is once the guest is added. */
  readonly snapshot: Snapshot;
  /** The event that adds the guest; none where nobody is added. */
  readonly added: readonly NewEvent[];
}

/** Adds a guest under the id that the device gave them while it had no network. */
function withGuest(
  found: Snapshot,
  id: string,
  guest: { readonly name: string } | null,
  now: Date,
): WithGuest {
  if (guest === null || found.members.has(id)) return { snapshot: found, added: [] };
  const { club, sessions, members, memberships, devices, books } = found;
  const { event, member } = newMember(club, { id, name: guest.name, kind: 'guest-added', now });
  const after = { ...club, headSeq: club.headSeq + 1, accountsMade: club.accountsMade + 1 };
  return {
    snapshot: {
      ...{ club: after, sessions, memberships, devices, books },
      members: new Map([...members, [id, member]]),
    },
    added: [event],
  };
}
