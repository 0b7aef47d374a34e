import { reads, writes } from '../../platform/http/reference/operation.js';
import { VoucherView } from '../vouchers/voucher.view.js';
import { AccountChangeDto, AccountDto, OpeningBalancesDto } from './account.dto.js';
import { AccountList, AccountView } from './account.view.js';

/** The API reference of the club's accounts. */
export const accountsApi = {
  list: reads({
    id: 'listAccounts',
    summary: 'Accounts of the club',
    description: 'The purses, and what comes in and is spent, with what is on each.',
    of: ['clubId'],
    answer: {
      description: 'The accounts.',
      type: AccountList,
    },
  }),
  add: writes({
    id: 'addAccount',
    summary: 'Open an account',
    description: 'Opens a purse, an income or an expense of the club’s own, with nothing on it.',
    of: ['clubId'],
    body: {
      type: AccountDto,
      description: 'What it is, and its name.',
    },
    answer: {
      status: 201,
      description: 'The account.',
      type: AccountView,
    },
    refusals: ['club-archived'],
  }),
  change: writes({
    id: 'changeAccount',
    summary: 'Change an account',
    description:
      'Gives it another name, puts it away or takes it up again. A purse is put away empty. What it is ' +
      'already changes nothing.',
    of: ['clubId', 'accountId'],
    body: {
      type: AccountChangeDto,
      description: 'What is to be otherwise.',
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
      'What the purses hold and how members stand as the club begins with its books, or moves over. What ' +
      'there is in all is its equity.',
    of: ['clubId'],
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
      'club-archived',
    ],
  }),
};
