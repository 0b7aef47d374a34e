import type { Translation } from '../../translation.js';
import type da from '../../da/money/year-accounts.js';

/** The parts of a year's accounts. */
export default {
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
} satisfies Translation<typeof da>;
