/** Where the screens of the club's money are: fetched with the first of them, not with the app. */

export const cash = async () => (await import('../../screens/cash/cash.js')).Cash;
export const recordMoney = async () =>
  (await import('../../screens/cash-record/record.js')).RecordMoney;
export const vouchers = async () => (await import('../../screens/vouchers/vouchers.js')).Vouchers;
export const voucher = async () => (await import('../../screens/vouchers/voucher.js')).Voucher;
export const accounts = async () =>
  (await import('../../screens/cash-accounts/accounts.js')).Accounts;
export const cashSettings = async () =>
  (await import('../../screens/cash-settings/settings.js')).CashSettings;
export const dues = async () => (await import('../../screens/dues/dues.js')).Dues;
export const yearAccounts = async () =>
  (await import('../../screens/year-accounts/year-accounts.js')).YearAccounts;
export const budget = async () => (await import('../../screens/year-accounts/budget.js')).Budget;
