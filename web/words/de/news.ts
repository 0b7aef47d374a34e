import type da from '../da/news.js';
import type { Translation } from '../rooms.js';

export default {
  title: 'Neu für dich',
  seen: 'Habe ich gesehen',
  fined: 'Du hast eine Strafe bekommen: {{fine}}',
  disputed: '{{name}} hat gegen deine Strafe Einspruch erhoben',
  answered: '{{name}} hat auf den Einspruch geantwortet',
  upheld: 'Der Einspruch ist entschieden: abgewiesen',
  overturned: 'Der Einspruch ist entschieden: stattgegeben',
  correctedHand: 'Spiel {{hand}} ist korrigiert',
  correctedFine: 'Eine Strafe ist korrigiert: {{fine}}',
  corrected: 'An einem Abend wurde etwas korrigiert',
  paymentConfirmed: 'Deine Zahlung über {{money}} ist bestätigt',
  paymentDeclined: 'Deine Zahlung über {{money}} ist abgelehnt: {{why}}',
  paymentReversed: 'Deine Zahlung über {{money}} ist zurückgebucht: {{why}}',
  ofHand: 'Spiel {{hand}}',
  waiting: 'Wartet auf dich',
  disputes_one: '{{count}} Einspruch zu entscheiden',
  disputes_other: '{{count}} Einsprüche zu entscheiden',
  guests_one: '{{count}} Gast ist noch nicht Mitglied',
  guests_other: '{{count}} Gäste sind noch nicht Mitglieder',
  invites_one: '{{count}} Einladung ist noch nicht angenommen',
  invites_other: '{{count}} Einladungen sind noch nicht angenommen',
  unsent_one: '{{count}} ist von diesem Gerät noch nicht gesendet',
  unsent_other: '{{count}} sind von diesem Gerät noch nicht gesendet',
} satisfies Translation<typeof da>;
