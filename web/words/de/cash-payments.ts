import type { Translation } from '../../../src/words/translation.js';
import type da from '../da/cash-payments.js';

export default {
  waiting: 'Wartet auf Bestätigung',
  says: '{{name}} hat laut eigener Angabe {{money}} bezahlt',
  reference: 'Referenz {{reference}}',
  confirm: 'Bestätigen',
  confirmOf: 'Zahlung von {{name}} bestätigen',
  confirmTitle: 'Sind {{money}} von {{name}} da?',
  confirmed: 'Die Zahlung ist bestätigt.',
  decline: 'Ablehnen',
  declineOf: 'Zahlung von {{name}} ablehnen',
  declineTitle: 'Zahlung von {{name}} ablehnen?',
  declined: 'Die Zahlung ist abgelehnt.',
  purse: 'In die Kasse',
  why: 'Warum',
  whyHint: 'Das Mitglied erfährt es.',
} satisfies Translation<typeof da>;
