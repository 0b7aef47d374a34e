import { reads, writes } from '../../platform/http/reference/operation.js';
import { VoucherView } from '../vouchers/voucher.view.js';
import { AccountChangeDto, AccountDto, OpeningBalancesDto } from './account.dto.js';
import { AccountList, AccountView } from './account.view.js';
import { ACCOUNT_ID } from '../path-parts.js';
import { CLUB_ID } from '../../ledger/requests/club-write.js';

/** The API reference of the club's accounts. */
export const accountsApi = {
  list: reads({
    id: 'listAccounts',
    summary: 'Accounts of the club',
    description: 'The purses, and what comes in and is spent, with what is on each.',
    of: [CLUB_ID],
    answer: {
      description: 'The accounts.',
      type: AccountList,
    },
  }),
  add: writes({
    id: 'addAccount',
    summary: 'Open an account',
    description: 'Opens a purse, an income or an expense of the club’s own, with nothing on it.',
    of: [CLUB_ID],
    body: {
      type: AccountDto,
      description: 'Its type and its name.',
    },
    answer: {
      status: 201,
      description: 'The account.',
      type: AccountView,
    },
    refusals: ['club-archived', 'confirmation-needed'],
  }),
  change: writes({
    id: 'changeAccount',
    summary: 'Change an account',
    description:
      'Renames, archives or restores it. Only an empty purse is archived. A value that it has ' +
      'already changes nothing.',
    of: [CLUB_ID, ACCOUNT_ID],
    body: {
      type: AccountChangeDto,
      description: 'The changes; omitted fields keep their value.',
    },
    answer: {
      description: 'The account.',
      type: AccountView,
    },
    refusals: ['account-refused', 'club-archived'],
  }),
  open: writes({
    id: 'recordOpeningBalances',
    summary: 'Record opening balances',
    description:
      'The contents of the purses and the balances of members as the club begins its books, or moves ' +
      'over. The sum is its equity.',
    of: [CLUB_ID],
    body: {
      type: OpeningBalancesDto,
      description: 'The day, and what there is.',
    },
    answer: {
      status: 201,
      description: 'The voucher.',
      type: VoucherView,
    },
    refusals: [
      'member-not-found',
      'account-not-found',
      'account-refused',
      'guest-refused',
      'day-refused',
      'year-closed',
      'books-refused',
      'confirmation-needed',
      'club-archived',
    ],
  }),
};
