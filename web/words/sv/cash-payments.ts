import type { Translation } from '../../../src/words/translation.js';
import type da from '../da/cash-payments.js';

export default {
  waiting: 'Väntar på bekräftelse',
  says: '{{name}} säger sig ha betalat {{money}}',
  reference: 'referens {{reference}}',
  confirm: 'Bekräfta',
  confirmOf: 'Bekräfta betalningen från {{name}}',
  confirmTitle: 'Har {{money}} kommit från {{name}}?',
  confirmed: 'Betalningen är bekräftad.',
  decline: 'Avvisa',
  declineOf: 'Avvisa betalningen från {{name}}',
  declineTitle: 'Avvisa betalningen från {{name}}?',
  declined: 'Betalningen är avvisad.',
  purse: 'I kassan',
  why: 'Varför',
  whyHint: 'Medlemmen får veta det.',
} satisfies Translation<typeof da>;
