import type da from '../da/news.js';
import type { Translation } from '../rooms.js';

export default {
  title: 'Nytt för dig',
  seen: 'Jag har sett det',
  fined: 'Du fick en bot: {{fine}}',
  disputed: '{{name}} gjorde en invändning mot din bot',
  answered: '{{name}} svarade på invändningen',
  upheld: 'Invändningen är avgjord: avslagen',
  overturned: 'Invändningen är avgjord: bifallen',
  correctedHand: 'Giv {{hand}} är rättad',
  correctedFine: 'En bot är rättad: {{fine}}',
  corrected: 'Något är rättat i en kväll',
  paymentConfirmed: 'Din betalning på {{money}} är bekräftad',
  paymentDeclined: 'Din betalning på {{money}} är avvisad: {{why}}',
  paymentReversed: 'Din betalning på {{money}} är återförd: {{why}}',
  ofHand: 'Giv {{hand}}',
  waiting: 'Väntar på dig',
  disputes_one: '{{count}} invändning ska avgöras',
  disputes_other: '{{count}} invändningar ska avgöras',
  guests_one: '{{count}} gäst är inte medlem ännu',
  guests_other: '{{count}} gäster är inte medlemmar ännu',
  invites_one: '{{count}} inbjudan är inte antagen ännu',
  invites_other: '{{count}} inbjudningar är inte antagna ännu',
  unsent_one: '{{count}} är inte skickat från den här enheten',
  unsent_other: '{{count}} är inte skickade från den här enheten',
} satisfies Translation<typeof da>;
