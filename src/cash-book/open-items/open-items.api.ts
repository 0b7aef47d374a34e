import { CLUB_ID } from '../../ledger/requests/club-write.js';
import { reads } from '../../platform/http/reference/operation.js';
import { OpenItemsList } from './open-items.view.js';

/** The API reference of open items. */
export const openItemsApi = {
  list: reads({
    id: 'listOpenItems',
    summary: 'Open items',
    description:
      'The open amounts that make the balance of a member, each under its own origin: an evening with its ' +
      'corrections, a line of dues, a shared expense, a payment. A payment is set against what was open ' +
      'as it came, first what was due first, and stays there. As of a day these are the items and matches by ' +
      'vouchers up to it, of which both debts and credits may be open. Members see their own only.',
    of: [CLUB_ID],
    answer: {
      description: 'The members with something open.',
      type: OpenItemsList,
    },
    refusals: ['validation-failed', 'member-not-claimed'],
  }),
};
