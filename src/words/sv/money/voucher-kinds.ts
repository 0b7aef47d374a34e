import type { Translation } from '../../translation.js';
import type da from '../../da/money/voucher-kinds.js';

export default {
  'opening-balances-recorded': 'Ingående balans',
  'money-received': 'Inbetalning',
  'money-paid-out': 'Utbetalning',
  'money-given': 'Medlem till medlem',
  'payment-confirmed': 'Bekräftad betalning',
  'dues-charged': 'Medlemsavgift',
  'dues-waived': 'Efterskänkt avgift',
  'expense-recorded': 'Utgift',
  'purse-moved': 'Mellan kassor',
  'purse-counted': 'Kassa räknad',
  'transfer-done': 'Avräkning',
  'voucher-reversed': 'Återföring',
  'session-closed': 'Kväll',
  'correction-recorded': 'Rättad kväll',
  'guest-merged': 'Gäst sammanförd',
  'books-opened': 'Böckerna öppnade',
} satisfies Translation<typeof da>;
