import { IconCoins } from '@tabler/icons-react';
import { screen, signedIn } from './screen.js';

/** The screens of the club's money, each one line as those in router.tsx. */
export const moneyScreens = [
  screen(
    signedIn,
    '/clubs/$club/money',
    async () => (await import('../screens/cash/cash.js')).Cash,
    ['cash', 'cash-payments', 'cash-dues', 'years', 'members', 'parts', 'settling-up', 'refusals'],
    { label: 'money', icon: IconCoins, needs: 'read-money' },
  ),
  screen(
    signedIn,
    '/clubs/$club/money/record/$what',
    async () => (await import('../screens/cash-record/record.js')).RecordMoney,
    ['cash', 'cash-dues', 'members', 'access', 'refusals'],
  ),
  screen(
    signedIn,
    '/clubs/$club/money/vouchers',
    async () => (await import('../screens/vouchers/vouchers.js')).Vouchers,
    ['cash', 'registers', 'members', 'refusals'],
  ),
  screen(
    signedIn,
    '/clubs/$club/money/vouchers/$voucher',
    async () => (await import('../screens/vouchers/voucher.js')).Voucher,
    [
      'cash',
      'audit',
      'registers',
      'members',
      'parts',
      'payments',
      'fine-entry',
      'session',
      'cards',
      'tarok',
      'refusals',
    ],
  ),
  screen(
    signedIn,
    '/clubs/$club/money/accounts',
    async () => (await import('../screens/cash-accounts/accounts.js')).Accounts,
    ['cash', 'access', 'parts', 'refusals'],
  ),
  screen(
    signedIn,
    '/clubs/$club/money/settings',
    async () => (await import('../screens/cash-settings/settings.js')).CashSettings,
    ['cash', 'ways', 'access', 'refusals'],
  ),
  screen(
    signedIn,
    '/clubs/$club/money/dues',
    async () => (await import('../screens/dues/dues.js')).Dues,
    ['cash-dues', 'cash', 'members', 'parts', 'sharing', 'refusals'],
  ),
  screen(
    signedIn,
    '/clubs/$club/money/years/$year',
    async () => (await import('../screens/year-accounts/year-accounts.js')).YearAccounts,
    ['years', 'cash', 'members', 'parts', 'refusals'],
  ),
  screen(
    signedIn,
    '/clubs/$club/money/years/$year/budget',
    async () => (await import('../screens/year-accounts/budget.js')).Budget,
    ['years', 'cash', 'refusals'],
  ),
] as const;
