import { reads } from '../../platform/http/reference/operation.js';
import { CLUB_ID } from '../../ledger/requests/club-write.js';
import { OWNER_ID } from '../path-parts.js';
import { AccountCard } from './card.view.js';

/** The API reference of account cards. */
export const cardsApi = {
  read: reads({
    id: 'readAccountCard',
    summary: 'The card of an account',
    description:
      'The vouchers of a purse, of any other account of the club or of a member, by day, with in, out and ' +
      'the balance after each. With days, the balances before and after them. Members see their own only.',
    of: [CLUB_ID, OWNER_ID],
    answer: {
      description: 'A page of the card.',
      type: AccountCard,
    },
    refusals: ['validation-failed', 'member-not-claimed'],
  }),
};
