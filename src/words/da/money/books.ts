/** What moves money, by the kind of its event. */
export const voucherKinds = {
  'opening-balances-recorded': 'Primo',
  'money-received': 'Indbetaling',
  'money-paid-out': 'Udbetaling',
  'money-given': 'Mellem to medlemmer',
  'payment-confirmed': 'Bekræftet indbetaling',
  'dues-charged': 'Kontingent',
  'dues-waived': 'Eftergivet kontingent',
  'expense-recorded': 'Udgift',
  'income-recorded': 'Indtægt',
  'purse-moved': 'Mellem kasser',
  'purse-counted': 'Kasse talt',
  'transfer-done': 'Afregning',
  'voucher-reversed': 'Tilbageførsel',
  'session-closed': 'Aften',
  'correction-recorded': 'Rettet aften',
  'guest-merged': 'Gæst lagt sammen',
  'books-opened': 'Bogføring åbnet',
};

/** The parts of a year's accounts. */
export const yearAccounts = {
  result: {
    title: 'Resultat',
    income: 'Indtægter',
    expenses: 'Udgifter',
    surplus: 'Overskud: {{money}}',
    loss: 'Underskud: {{money}}',
  },
  balance: {
    title: 'Balance',
    assets: 'Aktiver',
    liabilities: 'Passiver',
    owedByMembers: 'Medlemmer skylder',
    owedToMembers: 'Medlemmer har til gode',
    carried: 'Tidligere års resultat',
    unsorted: 'Fra før bogføringen',
  },
  moves: {
    purses: 'Bevægelser i likvide beholdninger',
    kinds: 'Bevægelser efter bilagsart',
    members: 'Medlemmerne',
    member: 'Medlem',
    opening: 'Før',
    in: 'Ind',
    out: 'Ud',
    closing: 'Efter',
    amount: 'Beløb',
    vouchers_one: '{{count}} bilag',
    vouchers_other: '{{count}} bilag',
  },
};
