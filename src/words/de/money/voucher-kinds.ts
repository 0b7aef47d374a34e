import type { Translation } from '../../translation.js';
import type da from '../../da/money/voucher-kinds.js';

export default {
  'opening-balances-recorded': 'Anfangsbestand',
  'money-received': 'Einzahlung',
  'money-paid-out': 'Auszahlung',
  'money-given': 'Mitglied an Mitglied',
  'payment-confirmed': 'Bestätigte Zahlung',
  'dues-charged': 'Beiträge',
  'dues-waived': 'Erlassener Beitrag',
  'expense-recorded': 'Ausgabe',
  'purse-moved': 'Zwischen Kassen',
  'purse-counted': 'Kasse gezählt',
  'transfer-done': 'Abrechnung',
  'voucher-reversed': 'Storno',
  'session-closed': 'Abend',
  'correction-recorded': 'Berichtigter Abend',
  'guest-merged': 'Gast zusammengelegt',
  'books-opened': 'Bücher eröffnet',
} satisfies Translation<typeof da>;
