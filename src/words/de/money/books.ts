import type * as da from '../../da/money/books.js';
import type { Translation } from '../../translation.js';

export const voucherKinds = {
  'opening-balances-recorded': 'Anfangsbestand',
  'money-received': 'Einzahlung',
  'money-paid-out': 'Auszahlung',
  'money-given': 'Mitglied an Mitglied',
  'payment-confirmed': 'Bestätigte Zahlung',
  'dues-charged': 'Beiträge',
  'dues-waived': 'Erlassener Beitrag',
  'expense-recorded': 'Ausgabe',
  'income-recorded': 'Einnahme',
  'purse-moved': 'Zwischen Kassen',
  'purse-counted': 'Kasse gezählt',
  'transfer-done': 'Abrechnung',
  'voucher-reversed': 'Storno',
  'session-closed': 'Abend',
  'correction-recorded': 'Berichtigter Abend',
  'guest-merged': 'Gast zusammengelegt',
  'books-opened': 'Bücher eröffnet',
} satisfies Translation<typeof da.voucherKinds>;

/** The parts of a year's accounts. */
export const yearAccounts = {
  result: {
    title: 'Ergebnis',
    income: 'Einnahmen',
    expenses: 'Ausgaben',
    surplus: 'Überschuss: {{money}}',
    loss: 'Fehlbetrag: {{money}}',
  },
  balance: {
    title: 'Bilanz',
    assets: 'Aktiva',
    liabilities: 'Passiva',
    owedByMembers: 'Mitglieder schulden',
    owedToMembers: 'Mitglieder haben gut',
    carried: 'Ergebnisse früherer Jahre',
    unsorted: 'Aus der Zeit vor den Büchern',
  },
  moves: {
    purses: 'Bewegungen der Kassen',
    kinds: 'Bewegungen nach Art',
    members: 'Die Mitglieder',
    member: 'Mitglied',
    opening: 'Vorher',
    in: 'Ein',
    out: 'Aus',
    closing: 'Nachher',
    amount: 'Betrag',
    vouchers_one: '{{count}} Beleg',
    vouchers_other: '{{count}} Belege',
  },
} satisfies Translation<typeof da.yearAccounts>;
