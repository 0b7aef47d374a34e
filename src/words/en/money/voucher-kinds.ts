import type { Translation } from '../../translation.js';
import type da from '../../da/money/voucher-kinds.js';

export default {
  'opening-balances-recorded': 'Opening balances',
  'money-received': 'Received',
  'money-paid-out': 'Paid out',
  'money-given': 'Member to member',
  'payment-confirmed': 'Confirmed payment',
  'dues-charged': 'Dues',
  'dues-waived': 'Dues waived',
  'expense-recorded': 'Expense',
  'purse-moved': 'Between purses',
  'purse-counted': 'Purse counted',
  'transfer-done': 'Settling up',
  'voucher-reversed': 'Reversal',
  'session-closed': 'Evening',
  'correction-recorded': 'Evening put right',
  'guest-merged': 'Guest merged',
  'books-opened': 'Books opened',
} satisfies Translation<typeof da>;
