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

/** Between evenings and members: their results are booked through it. */
export const clearing = 'Verrechnung mit den Abenden';

/** The parts of a year's accounts. */
export const yearAccounts = {
  result: {
    title: 'Ergebnis',
    income: 'Einnahmen',
    expenses: 'Ausgaben',
    surplus: 'Überschuss',
    loss: 'Fehlbetrag',
  },
  balance: {
    title: 'Bilanz',
    assets: 'Aktiva',
    liabilities: 'Passiva',
    debts: 'Schulden',
    equity: 'Eigenkapital',
    totalEquity: 'Eigenkapital gesamt',
    result: 'Ergebnis des Jahres',
    owedByMembers: 'Mitglieder schulden',
    owedToMembers: 'Mitglieder haben gut',
    carried: 'Ergebnisse früherer Jahre',
    unsorted: 'Aus der Zeit vor den Büchern',
  },
  moves: {
    purses: 'Bewegungen der Kassen',
    kinds: 'Bewegungen nach Art',
    kind: 'Art',
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
  examined: {
    title: 'Kassenprüfung',
    none: 'Der Abschluss ist nicht geprüft.',
    signed: 'Unterschrieben von {{name}}, {{day}}: {{conclusion}}',
    conclusions: {
      approved: 'bestätigt',
      'approved-with-reservations': 'mit Einschränkungen bestätigt',
      'not-approved': 'nicht bestätigt',
      none: 'ohne Ergebnis der Prüfung',
    },
    ofNow: 'Gilt für die Zahlen dieses Abschlusses.',
    ofBefore:
      'Gilt für den Abschluss, wie er war, bevor das Jahr am {{day}} wieder geöffnet wurde; nicht für diese Zahlen.',
    withdrawn: 'Zurückgezogen von {{name}}, {{day}}: {{text}}',
    looked: 'Geprüft',
    notLooked: 'Nicht geprüft',
    remark: 'Bemerkung {{number}}',
    answer: 'Antwort',
    settled: 'Erledigt',
    unanswered: 'Nicht beantwortet',
    said: '{{text}} ({{name}}, {{day}})',
    vouchers: 'Belege',
    vouchersLooked: '{{count}} von {{total}} Belegen angesehen',
    voucher: 'Beleg {{label}}',
    by: '{{name}}, {{day}}',
  },
  checks: {
    'vouchers-have-receipts': 'Die Belege haben Quittungen',
    'purses-counted': 'Die Kassen sind gezählt',
    'members-agree': 'Die Konten der Mitglieder stimmen',
    'dues-charged': 'Die Beiträge sind erhoben',
    'expenses-decided': 'Die Ausgaben sind beschlossen',
    'proof-verified': 'Das Protokoll ist nachgeprüft',
  },
} satisfies Translation<typeof da.yearAccounts>;
