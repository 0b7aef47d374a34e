import { CLUB_ID } from '../../ledger/requests/club-write.js';
import { reads } from '../../platform/http/reference/operation.js';
import { UnreachedView } from './unreached.view.js';

/** The API reference of members whom no reminder reaches. */
export const unreachedApi = {
  read: reads({
    id: 'listUnreachedMembers',
    summary: 'Whom no reminder of an evening reaches',
    description:
      'Members without an account, without a confirmed address and a device for pushes, or who chose to get ' +
      'nothing about evenings.',
    of: [CLUB_ID],
    answer: { description: 'The members.', type: UnreachedView },
  }),
};
