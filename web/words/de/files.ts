import type da from '../da/files.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  printSheet: 'Abendblatt drucken',
  printStanding: 'Rangliste drucken',
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
    arrears: 'Rückstände',
    openItems: 'Offene Posten',
    reported: 'Was Mitglieder als bezahlt gemeldet haben',
    accounts: 'Abschluss des Jahres',
    accountsNamed: 'Abschluss mit den Salden der Mitglieder und allen Belegen',
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
  sharing: {
    link: 'Link',
    once: 'Geht einmal, bis {{time}}.',
    copy: 'Kopieren',
    copyLink: 'Link kopieren',
    copied: 'Kopiert',
    copyFailed: 'Markier den Text und kopier ihn selbst',
    address: 'Adresse',
    addressHint:
      'Eine, die das andere Gerät erreichen kann. Geht die eine nicht, versuch die nächste.',
    hereOnly: '{{address}} (nur dieser Computer)',
    onlyHere:
      'Der Link geht nur auf dem Computer, auf dem Kopperne läuft: Ein Telefon oder Tablet kann ihn nicht öffnen.',
    noNetwork:
      'Kopperne kennt keine Adresse im Netz. Wer Kopperne betreibt, kann ihm mit HOST oder PUBLIC_URL eine geben.',
    certificate: 'Das Gerät braucht erst das Zertifikat des Clubs. Öffne darauf:',
    share: 'Teilen',
    scan: 'Oder lass den Code mit einer Kamera scannen:',
    qrOf: 'QR-Code: {{title}}',
  },
} satisfies Translation<typeof da>;
