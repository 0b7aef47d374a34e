import { IconCoins } from '@tabler/icons-react';
import { screen, signedIn } from './screen.js';

/** The screens of the club's money, each one line as those in router.tsx. */
export const moneyScreens = [
  screen(
    signedIn,
    '/clubs/$club/money',
    async () => (await import('./money-files.js')).cash(),
    [
      'files',
      'cash',
      'cash-payments',
      'cash-dues',
      'years',
      'members',
      'parts',
      'settling-up',
      'refusals',
    ],
    { label: 'money', icon: IconCoins, needs: 'read-money' },
  ),
  screen(
    signedIn,
    '/clubs/$club/money/record/$what',
    async () => (await import('./money-files.js')).recordMoney(),
    ['cash', 'cash-dues', 'members', 'access', 'refusals'],
  ),
  screen(
    signedIn,
    '/clubs/$club/money/vouchers',
    async () => (await import('./money-files.js')).vouchers(),
    ['files', 'cash', 'registers', 'members', 'parts', 'refusals'],
  ),
  screen(
    signedIn,
    '/clubs/$club/money/vouchers/$voucher',
    async () => (await import('./money-files.js')).voucher(),
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
    async () => (await import('./money-files.js')).accounts(),
    ['cash', 'access', 'parts', 'refusals'],
  ),
  screen(
    signedIn,
    '/clubs/$club/money/settings',
    async () => (await import('./money-files.js')).cashSettings(),
    ['cash', 'ways', 'access', 'refusals'],
  ),
  screen(
    signedIn,
    '/clubs/$club/money/dues',
    async () => (await import('./money-files.js')).dues(),
    ['files', 'cash-dues', 'cash', 'members', 'parts', 'sharing', 'refusals'],
  ),
  screen(
    signedIn,
    '/clubs/$club/money/years/$year',
    async () => (await import('./money-files.js')).yearAccounts(),
    ['files', 'years', 'cash', 'members', 'parts', 'refusals'],
  ),
  screen(
    signedIn,
    '/clubs/$club/money/years/$year/budget',
    async () => (await import('./money-files.js')).budget(),
    ['years', 'cash', 'refusals'],
  ),
] as const;
