import type { Translation } from '../../../src/words/translation.js';
import type da from '../da/years.js';
import accounts from '../../../src/words/sv/money/year-accounts.js';

export default {
  list: 'Bokslut',
  title: 'Bokslut {{label}}',
  open: 'öppet',
  closed: 'avslutat',
  account: 'Konto',
  print: 'Skriv ut',
  why: 'Varför',
  whyHint: 'Det står kvar i protokollet.',
  head: 'Protokollets slut när bokslutet lästes: nr {{seq}}, {{hash}}',
  ...accounts,
  close: {
    do: 'Avsluta året',
    title: 'Avsluta {{label}}?',
    text: 'Sedan bokförs inget mer med datum i året.',
    done: '{{label}} är avslutat.',
  },
  reopen: {
    do: 'Öppna året igen',
    title: 'Öppna {{label}} igen?',
    text: 'Det som är granskat gäller då bokslutet som det var.',
    done: '{{label}} är öppet igen.',
  },
  waits: {
    'open-evenings_one': '{{count}} kväll i året är inte avslutad.',
    'open-evenings_other': '{{count}} kvällar i året är inte avslutade.',
    'reported-payments_one': '{{count}} betalning är anmäld och inte besvarad.',
    'reported-payments_other': '{{count}} betalningar är anmälda och inte besvarade.',
    'open-transfers_one': '{{count}} överföring i en avräkning saknas.',
    'open-transfers_other': '{{count}} överföringar i avräkningar saknas.',
  },
  examined: {
    title: 'Revision',
    none: 'Inte granskat än.',
    by: 'Granskat av {{name}}',
    before: 'Av bokslutet som det var innan året öppnades igen.',
    what: 'Vad som är granskat',
    remarks: 'Anmärkningar',
    do: 'Skriv under granskningen',
    done: 'Granskningen är noterad.',
  },
  checks: {
    'vouchers-have-receipts': 'Verifikaten har kvitton',
    'purses-counted': 'Kassorna är räknade',
    'members-agree': 'Medlemmarnas konton stämmer',
    'dues-charged': 'Avgifterna är uttagna',
    'expenses-decided': 'Utgifterna är beslutade',
    'proof-verified': 'Protokollet är kontrollerat',
  },
  budget: {
    title: 'Budget',
    of: 'Budget {{label}}',
    text: 'Vad som väntas på varje konto. Tomt är utan budget.',
    do: 'Spara budgeten',
    done: 'Budgeten är sparad.',
  },
} satisfies Translation<typeof da>;
