/** The parts of a year's accounts. */
export default {
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
    unsorted: 'Fra før bøgerne',
  },
  moves: {
    purses: 'Bevægelser i kasserne',
    kinds: 'Bevægelser efter slags',
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
