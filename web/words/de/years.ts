import type { Translation } from '../../../src/words/translation.js';
import type da from '../da/years.js';
import accounts from '../../../src/words/de/money/year-accounts.js';

export default {
  list: 'Jahresabschluss',
  title: 'Abschluss {{label}}',
  open: 'offen',
  closed: 'abgeschlossen',
  account: 'Konto',
  print: 'Drucken',
  why: 'Warum',
  whyHint: 'Es bleibt im Protokoll stehen.',
  head: 'Das Ende des Protokolls, als der Abschluss gelesen wurde: Nr. {{seq}}, {{hash}}',
  ...accounts,
  close: {
    do: 'Jahr abschließen',
    title: '{{label}} abschließen?',
    text: 'Mit einem Datum in diesem Jahr wird dann nichts mehr gebucht.',
    done: '{{label}} ist abgeschlossen.',
  },
  reopen: {
    do: 'Jahr wieder öffnen',
    title: '{{label}} wieder öffnen?',
    text: 'Was geprüft ist, gilt dann für den Abschluss, wie er war.',
    done: '{{label}} ist wieder offen.',
  },
  waits: {
    'open-evenings_one': '{{count}} Abend des Jahres ist nicht abgeschlossen.',
    'open-evenings_other': '{{count}} Abende des Jahres sind nicht abgeschlossen.',
    'reported-payments_one': '{{count}} Zahlung ist gemeldet und nicht beantwortet.',
    'reported-payments_other': '{{count}} Zahlungen sind gemeldet und nicht beantwortet.',
    'open-transfers_one': '{{count}} Überweisung einer Abrechnung fehlt.',
    'open-transfers_other': '{{count}} Überweisungen von Abrechnungen fehlen.',
  },
  examined: {
    title: 'Prüfung',
    none: 'Noch nicht geprüft.',
    by: 'Geprüft von {{name}}',
    before: 'Der Abschluss, wie er war, bevor das Jahr wieder geöffnet wurde.',
    what: 'Was geprüft wurde',
    remarks: 'Bemerkungen',
    do: 'Prüfung unterschreiben',
    done: 'Die Prüfung ist festgehalten.',
  },
  checks: {
    'vouchers-have-receipts': 'Die Belege haben Quittungen',
    'purses-counted': 'Die Kassen sind gezählt',
    'members-agree': 'Die Konten der Mitglieder stimmen',
    'dues-charged': 'Die Beiträge sind erhoben',
    'expenses-decided': 'Die Ausgaben sind beschlossen',
    'proof-verified': 'Das Protokoll ist nachgeprüft',
  },
  budget: {
    title: 'Budget',
    of: 'Budget {{label}}',
    text: 'Was auf jedem Konto erwartet wird. Leer ist ohne Budget.',
    do: 'Budget speichern',
    done: 'Das Budget ist gespeichert.',
  },
} satisfies Translation<typeof da>;
