import type da from '../da/files.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  asFile: 'Als Datei',
  asFileOf: '{{what}} als Datei',
  formats: {
    pdf: 'PDF, zum Drucken oder Senden',
    xlsx: 'Tabelle (Excel, LibreOffice)',
    csv: 'CSV, für andere Programme',
    hledger: 'Buchführung (hledger)',
  },
  titles: {
    sheet: 'Das Blatt des Abends',
    evenings: 'Abende',
    hands: 'Spiele',
    meldinger: 'Meldungen',
    payments: 'Zahlungen',
    statement: 'Kontoauszug',
    dues: 'Beiträge',
    reported: 'Was Mitglieder als bezahlt gemeldet haben',
    accounts: 'Abschluss des Jahres',
    journal: 'Kassenjournal für die Buchhaltung',
    ledger: 'Alle Zahlungen, Punkte und Geld',
    books: 'Die Bücher',
  },
  coming: 'Die Datei wird geschrieben: {{size}} kB',
  stop: 'Abbrechen',
  ready: 'Die Datei ist fertig',
  share: 'Teilen',
  save: 'Speichern',
  saved: 'Die Datei ist gespeichert.',
} satisfies Translation<typeof da>;
