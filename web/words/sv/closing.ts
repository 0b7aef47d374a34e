import type { Translation } from '../../../src/words/translation.js';
import type da from '../da/closing.js';

export default {
  title: 'Innan året avslutas',
  hint: 'Inget av det håller året öppet.',
  open: 'Saknas',
  clear: 'I ordning',
  purse: {
    open: '{{purse}}: inte räknad eller avstämd till och med {{day}}.',
    clear: '{{purse}} är räknad eller avstämd till och med {{day}}.',
    below: '{{purse}} är under noll: {{money}} saknas.',
  },
  sums: 'Medlemmarna är skyldiga {{owed}} och har {{owes}} att få.',
  noSums: 'Ingen medlem är skyldig något eller har något att få.',
  waits: {
    'open-evenings_one': '{{count}} kväll i året är inte avslutad.',
    'open-evenings_other': '{{count}} kvällar i året är inte avslutade.',
    'reported-payments_one': '{{count}} betalning är anmäld och inte besvarad.',
    'reported-payments_other': '{{count}} betalningar är anmälda och inte besvarade.',
    'open-transfers_one': '{{count}} överföring i en avräkning saknas.',
    'open-transfers_other': '{{count}} överföringar i avräkningar saknas.',
    'without-receipt_one': '{{count}} verifikation saknar kvitto.',
    'without-receipt_other': '{{count}} verifikationer saknar kvitto.',
    'due-expenses_one': '{{count}} förfallen återkommande utgift är inte bokförd.',
    'due-expenses_other': '{{count}} förfallna återkommande utgifter är inte bokförda.',
    'open-remarks_one': '{{count}} anmärkning från revisorn är öppen.',
    'open-remarks_other': '{{count}} anmärkningar från revisorn är öppna.',
  },
  done: {
    'open-evenings': 'Alla kvällar i året är avslutade.',
    'reported-payments': 'Alla anmälda betalningar är besvarade.',
    'open-transfers': 'Ingen överföring i en avräkning saknas.',
    'without-receipt': 'Alla utgifter och intäkter har kvitto.',
    'due-expenses': 'Alla förfallna återkommande utgifter är bokförda eller överhoppade.',
    'open-remarks': 'Ingen anmärkning från revisorn är öppen.',
  },
} satisfies Translation<typeof da>;
