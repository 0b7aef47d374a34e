import { MemberView } from '../../clubs/view.js';
import { writes } from '../../platform/http/reference/operation.js';
import { ForgetDto } from './leaving.dto.js';
import { MEMBER_ID } from '../../clubs/members/member-id.js';
import { CLUB_ID } from '../../ledger/requests/club-write.js';

/** The API reference of leaving for good. */
export const leavingApi = {
  forget: writes({
    id: 'forgetMember',
    summary: 'Forget a member',
    description:
      'The member, or guest, leaves for good, and it cannot be undone. Their names are erased: the log ' +
      'holds ' +
      'digests of them only, and what they played and paid stays under their initials. Their user ' +
      'loses all ' +
      'roles in the club, and is deleted with password and tokens where no other club has them. Names ' +
      'that were given before the log had digests stay in its text, and are shown nowhere. First what ' +
      'is theirs ' +
      'must be settled: a balance of nothing, no open evening, dispute, payment or transfer; a refusal ' +
      'names all that is open. With `takeOut` their name is taken out of texts that others wrote: their ' +
      'initials are in its place, in the log, in all that was made of it, and in exports from then on. ' +
      'The hash of such an event stays, so its place in the chain is proved; this event has the digest ' +
      'of what is left of it, and a verification names it. Once more it changes nothing.',
    of: [CLUB_ID, MEMBER_ID],
    body: { type: ForgetDto, description: 'The texts; none without a body.', required: false },
    answer: {
      description: 'The rest of the member’s record.',
      type: MemberView,
    },
    refusals: ['guest-refused', 'last-owner', 'leaving-refused'],
  }),
};
