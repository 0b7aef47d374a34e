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

/** Between evenings and members: their results are booked through it. */
export const clearing = 'Mellemregning med aftenerne';

/** The parts of a year's accounts. */
export const yearAccounts = {
  result: {
    title: 'Resultat',
    income: 'Indtægter',
    expenses: 'Udgifter',
    surplus: 'Overskud',
    loss: 'Underskud',
  },
  balance: {
    title: 'Balance',
    assets: 'Aktiver',
    liabilities: 'Passiver',
    debts: 'Gæld',
    equity: 'Egenkapital',
    totalEquity: 'Egenkapital i alt',
    result: 'Årets resultat',
    owedByMembers: 'Medlemmer skylder',
    owedToMembers: 'Medlemmer har til gode',
    carried: 'Tidligere års resultat',
    unsorted: 'Fra før bogføringen',
  },
  moves: {
    purses: 'Bevægelser i likvide beholdninger',
    kinds: 'Bevægelser efter bilagsart',
    kind: 'Bilagsart',
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
  examined: {
    title: 'Revision',
    none: 'Regnskabet er ikke revideret.',
    signed: 'Underskrevet af {{name}}, {{day}}: {{conclusion}}',
    conclusions: {
      approved: 'godkendt',
      'approved-with-reservations': 'godkendt med forbehold',
      'not-approved': 'ikke godkendt',
      none: 'uden konklusion',
    },
    ofNow: 'Gælder tallene i dette regnskab.',
    ofBefore: 'Gælder regnskabet, som det var, før året blev åbnet igen {{day}}; ikke disse tal.',
    withdrawn: 'Trukket tilbage af {{name}}, {{day}}: {{text}}',
    looked: 'Set efter',
    notLooked: 'Ikke set efter',
    remark: 'Bemærkning {{number}}',
    answer: 'Svar',
    settled: 'Afsluttet',
    unanswered: 'Ikke besvaret',
    said: '{{text}} ({{name}}, {{day}})',
    by: '{{name}}, {{day}}',
  },
  checks: {
    'vouchers-have-receipts': 'Bilagene har kvitteringer',
    'purses-counted': 'Kasserne er talt',
    'members-agree': 'Medlemmernes konti stemmer',
    'dues-charged': 'Kontingentet er opkrævet',
    'expenses-decided': 'Udgifterne er besluttet',
    'proof-verified': 'Protokollen er efterprøvet',
  },
};

/** The account between evenings and members, by one name in screens, papers and files. */
export const clearing = 'mellemregning';
