import { EXAMPLE } from '../../platform/http/reference/example-ids.js';
import { reads, writes } from '../../platform/http/reference/operation.js';
import { namedExample } from '../../platform/http/reference/schema-parts.js';
import { account, member, RECEIVED } from '../examples.js';
import { VoucherView } from '../vouchers/voucher.view.js';
import { AccountChangeDto, AccountDto, OpeningBalancesDto } from './account.dto.js';
import { AccountList, AccountView } from './account.view.js';

const DRAWER: AccountView = {
  id: EXAMPLE.purse,
  type: 'purse',
  code: 'drawer',
  name: null,
  archivedAt: null,
  amount: 84000,
};
const BANK: AccountView = {
  ...DRAWER,
  id: EXAMPLE.purseAtBank,
  code: null,
  name: 'Bank',
  amount: 0,
};
const KITTY: AccountView = {
  ...DRAWER,
  id: EXAMPLE.kittyAccount,
  type: 'income',
  code: 'kitty',
  amount: 1250,
};

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
      examples: {
        accounts: namedExample('accounts', 'Three of them', () => ({
          accounts: [DRAWER, BANK, KITTY],
        })),
      },
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
      examples: {
        bank: namedExample('account-to-open', 'An account at the bank', () => ({
          type: 'purse',
          name: 'Bank',
        })),
      },
    },
    answer: {
      status: 201,
      description: 'The account.',
      type: AccountView,
      examples: { bank: namedExample('account-opened', 'The account at the bank', () => BANK) },
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
      examples: { name: namedExample('account-name', 'Another name', () => ({ name: 'The tin' })) },
    },
    answer: {
      description: 'The account.',
      type: AccountView,
      examples: {
        tin: namedExample('account-renamed', 'The drawer, renamed', () => ({
          ...DRAWER,
          name: 'The tin',
        })),
      },
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
      examples: {
        lines: namedExample('opening-balances', 'A drawer, and Karen who owes 20 kr.', () => ({
          day: '2026-01-01',
          lines: [
            { account: EXAMPLE.purse, amount: 50000 },
            { member: EXAMPLE.karen, amount: -2000 },
          ],
        })),
      },
    },
    answer: {
      status: 201,
      description: 'The voucher.',
      type: VoucherView,
      examples: {
        voucher: namedExample('opening-voucher', 'Its voucher', () => ({
          ...RECEIVED,
          event: 16,
          day: '2026-01-01',
          label: '2026-1',
          number: 1,
          kind: 'opening-balances-recorded',
          text: '',
          lines: [
            { from: account(EXAMPLE.purse), to: account(EXAMPLE.openingAccount), amount: 50000 },
            { from: member(EXAMPLE.karen), to: account(EXAMPLE.openingAccount), amount: 2000 },
          ],
        })),
      },
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
