import type * as da from '../../da/money/books.js';
import type { Translation } from '../../translation.js';

export const voucherKinds = {
  'opening-balances-recorded': 'Ingående balans',
  'money-received': 'Inbetalning',
  'money-paid-out': 'Utbetalning',
  'money-given': 'Medlem till medlem',
  'payment-confirmed': 'Bekräftad betalning',
  'dues-charged': 'Medlemsavgift',
  'dues-waived': 'Efterskänkt avgift',
  'expense-recorded': 'Utgift',
  'income-recorded': 'Intäkt',
  'purse-moved': 'Mellan kassor',
  'purse-counted': 'Kassa räknad',
  'transfer-done': 'Avräkning',
  'voucher-reversed': 'Återföring',
  'session-closed': 'Kväll',
  'correction-recorded': 'Rättad kväll',
  'guest-merged': 'Gäst sammanförd',
  'books-opened': 'Böckerna öppnade',
} satisfies Translation<typeof da.voucherKinds>;

/** Between evenings and members: their results are booked through it. */
export const clearing = 'Avräkning mot kvällarna';

/** The parts of a year's accounts. */
export const yearAccounts = {
  result: {
    title: 'Resultat',
    income: 'Intäkter',
    expenses: 'Utgifter',
    surplus: 'Överskott',
    loss: 'Underskott',
  },
  balance: {
    title: 'Balans',
    assets: 'Tillgångar',
    liabilities: 'Skulder och eget kapital',
    debts: 'Skulder',
    equity: 'Eget kapital',
    totalEquity: 'Summa eget kapital',
    result: 'Årets resultat',
    owedByMembers: 'Medlemmar är skyldiga',
    owedToMembers: 'Medlemmar har till godo',
    carried: 'Tidigare års resultat',
    unsorted: 'Från före böckerna',
  },
  moves: {
    purses: 'Rörelser i kassorna',
    kinds: 'Rörelser efter sort',
    kind: 'Sort',
    members: 'Medlemmarna',
    member: 'Medlem',
    opening: 'Före',
    in: 'In',
    out: 'Ut',
    closing: 'Efter',
    amount: 'Belopp',
    vouchers_one: '{{count}} verifikat',
    vouchers_other: '{{count}} verifikat',
  },
  examined: {
    title: 'Revision',
    none: 'Bokslutet är inte granskat.',
    signed: 'Undertecknat av {{name}}, {{day}}: {{conclusion}}',
    conclusions: {
      approved: 'tillstyrkt',
      'approved-with-reservations': 'tillstyrkt med reservation',
      'not-approved': 'avstyrkt',
      none: 'utan slutsats',
    },
    ofNow: 'Gäller siffrorna i detta bokslut.',
    ofBefore: 'Gäller bokslutet som det var innan året öppnades igen {{day}}; inte dessa siffror.',
    withdrawn: 'Tillbakatagen av {{name}}, {{day}}: {{text}}',
    looked: 'Granskat',
    notLooked: 'Inte granskat',
    remark: 'Anmärkning {{number}}',
    answer: 'Svar',
    settled: 'Avslutad',
    unanswered: 'Inte besvarad',
    said: '{{text}} ({{name}}, {{day}})',
    by: '{{name}}, {{day}}',
  },
  checks: {
    'vouchers-have-receipts': 'Verifikaten har kvitton',
    'purses-counted': 'Kassorna är räknade',
    'members-agree': 'Medlemmarnas konton stämmer',
    'dues-charged': 'Avgifterna är uttagna',
    'expenses-decided': 'Utgifterna är beslutade',
    'proof-verified': 'Protokollet är kontrollerat',
  },
} satisfies Translation<typeof da.yearAccounts>;
