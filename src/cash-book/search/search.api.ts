import { reads } from '../../platform/http/reference/operation.js';
import { CLUB_ID } from '../../ledger/requests/club-write.js';
import { MoneyFound } from './search.view.js';

/** The API reference of the search. */
export const searchApi = {
  search: reads({
    id: 'searchMoney',
    summary: 'Search the club’s money',
    description:
      'The members, transfers, reported payments and vouchers that a text leads to. A line copied from the ' +
      'bank’s statement finds what it pays, by its reference, else by its amount.',
    of: [CLUB_ID],
    answer: { description: 'The parts that were found.', type: MoneyFound },
    refusals: ['validation-failed'],
  }),
};
