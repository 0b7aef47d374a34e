import { screen, signedIn } from './screen.js';

/** The screens of the club's money, each one line as those in router.tsx. */
export const moneyScreens = [
  screen(signedIn, '/clubs/$club/money', async () => (await import('./money-files.js')).cash(), {
    label: 'money',
    needs: 'read-money',
  }),
  screen(signedIn, '/clubs/$club/money/record/$what', async () =>
    (await import('./money-files.js')).recordMoney(),
  ),
  screen(signedIn, '/clubs/$club/money/vouchers', async () =>
    (await import('./money-files.js')).vouchers(),
  ),
  screen(signedIn, '/clubs/$club/money/vouchers/$voucher', async () =>
    (await import('./money-files.js')).voucher(),
  ),
  screen(signedIn, '/clubs/$club/money/accounts', async () =>
    (await import('./money-files.js')).accounts(),
  ),
  screen(signedIn, '/clubs/$club/money/settings', async () =>
    (await import('./money-files.js')).cashSettings(),
  ),
  screen(signedIn, '/clubs/$club/money/dues', async () =>
    (await import('./money-files.js')).dues(),
  ),
  screen(signedIn, '/clubs/$club/money/years/$year', async () =>
    (await import('./money-files.js')).yearAccounts(),
  ),
  screen(signedIn, '/clubs/$club/money/years/$year/budget', async () =>
    (await import('./money-files.js')).budget(),
  ),
] as const;
