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

/** The parts of a year's accounts. */
export const yearAccounts = {
  result: {
    title: 'Resultat',
    income: 'Intäkter',
    expenses: 'Utgifter',
    surplus: 'Överskott: {{money}}',
    loss: 'Underskott: {{money}}',
  },
  balance: {
    title: 'Balans',
    assets: 'Tillgångar',
    liabilities: 'Skulder och eget kapital',
    owedByMembers: 'Medlemmar är skyldiga',
    owedToMembers: 'Medlemmar har till godo',
    carried: 'Tidigare års resultat',
    unsorted: 'Från före böckerna',
  },
  moves: {
    purses: 'Rörelser i kassorna',
    kinds: 'Rörelser efter sort',
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
} satisfies Translation<typeof da.yearAccounts>;
