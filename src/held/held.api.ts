import { reads } from '../platform/http/reference/operation.js';
import { HeldView } from './held.view.js';
import { MEMBER_ID } from '../clubs/members/member-id.js';
import { CLUB_ID } from '../ledger/requests/club-write.js';

/** The API reference of what is held about a person. */
export const heldApi = {
  held: reads({
    id: 'readHeld',
    summary: 'The data held about a member',
    description:
      'All that the club and the service hold about a person, for themselves and for an owner: their ' +
      'hands, payments, fines and words, the words of others about these, and all events of the log ' +
      'about them. Those ' +
      'they played with are named as at the table. Their sign-in name is shown to themselves only, ' +
      'and never a secret. It is not paged, and streamed.',
    of: [CLUB_ID, MEMBER_ID],
    answer: {
      description: 'All of it.',
      type: HeldView,
    },
    refusals: ['member-not-claimed'],
  }),
};
