import { screen, signedIn } from './screen.js';

/** The screens of the club's money, each one line as those in router.tsx. */
export const moneyScreens = [
  screen(signedIn, '/clubs/$club/money', 'cash', {
    label: 'money',
    needs: 'read-money',
  }),
  screen(signedIn, '/clubs/$club/money/record/$what', 'recordMoney'),
  screen(signedIn, '/clubs/$club/money/vouchers', 'vouchers'),
  screen(signedIn, '/clubs/$club/money/vouchers/$voucher', 'voucher'),
  screen(signedIn, '/clubs/$club/money/cards/$owner', 'accountCard'),
  screen(signedIn, '/clubs/$club/money/purses/$purse/reconciliation', 'reconciliation'),
  screen(signedIn, '/clubs/$club/money/accounts', 'accounts'),
  screen(signedIn, '/clubs/$club/money/settings', 'cashSettings'),
  screen(signedIn, '/clubs/$club/money/dues', 'dues'),
  screen(signedIn, '/clubs/$club/money/recurring', 'recurring'),
  screen(signedIn, '/clubs/$club/money/recurring/$recurring', 'keepRecurring'),
  screen(signedIn, '/clubs/$club/money/years/$year', 'yearAccounts'),
  screen(signedIn, '/clubs/$club/money/years/$year/budget', 'budget'),
] as const;
