import type { Translation } from '../../translation.js';
import type da from '../../da/money/year-accounts.js';

/** The parts of a year's accounts. */
export default {
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
} satisfies Translation<typeof da>;
