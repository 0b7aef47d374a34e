import type { Translation } from '../../../src/words/translation.js';
import type da from '../da/closing.js';

export default {
  title: 'Bevor das Jahr abgeschlossen wird',
  hint: 'Nichts davon hält das Jahr offen.',
  open: 'Offen',
  clear: 'In Ordnung',
  purse: {
    open: '{{purse}}: nicht gezählt oder abgestimmt bis {{day}}.',
    clear: '{{purse}} ist gezählt oder abgestimmt bis {{day}}.',
    below: '{{purse}} ist unter null: {{money}} fehlen.',
  },
  sums: 'Die Mitglieder schulden {{owed}} und haben {{owes}} gut.',
  noSums: 'Kein Mitglied schuldet etwas oder hat etwas gut.',
  waits: {
    'open-evenings_one': '{{count}} Abend des Jahres ist nicht abgeschlossen.',
    'open-evenings_other': '{{count}} Abende des Jahres sind nicht abgeschlossen.',
    'reported-payments_one': '{{count}} Zahlung ist gemeldet und nicht beantwortet.',
    'reported-payments_other': '{{count}} Zahlungen sind gemeldet und nicht beantwortet.',
    'open-transfers_one': '{{count}} Überweisung einer Abrechnung fehlt.',
    'open-transfers_other': '{{count}} Überweisungen von Abrechnungen fehlen.',
    'without-receipt_one': '{{count}} Beleg ohne Quittung.',
    'without-receipt_other': '{{count}} Belege ohne Quittung.',
    'due-expenses_one': '{{count}} fällige wiederkehrende Ausgabe ist nicht gebucht.',
    'due-expenses_other': '{{count}} fällige wiederkehrende Ausgaben sind nicht gebucht.',
    'open-remarks_one': '{{count}} Bemerkung der Prüfung ist offen.',
    'open-remarks_other': '{{count}} Bemerkungen der Prüfung sind offen.',
  },
  done: {
    'open-evenings': 'Alle Abende des Jahres sind abgeschlossen.',
    'reported-payments': 'Alle gemeldeten Zahlungen sind beantwortet.',
    'open-transfers': 'Keine Überweisung einer Abrechnung fehlt.',
    'without-receipt': 'Alle Ausgaben und Einnahmen haben eine Quittung.',
    'due-expenses': 'Alle fälligen wiederkehrenden Ausgaben sind gebucht oder ausgelassen.',
    'open-remarks': 'Keine Bemerkung der Prüfung ist offen.',
  },
} satisfies Translation<typeof da>;
