import type { Translation } from '../../../src/words/translation.js';
import type da from '../da/receipts.js';

export default {
  title: 'Quittungen',
  none: 'Keine Quittung ist beigefügt.',
  lacking: 'Keine Quittung',
  onPaper: 'Quittung auf Papier: {{receipt}}',
  photo: 'Bild',
  pdf: 'PDF',
  attached: 'Beigefügt am {{day}} von {{by}}',
  also: 'Dieselbe Datei ist auch Beleg {{labels}} beigefügt.',
  removed: '{{called}} wurde am {{day}} von {{by}} entfernt.',
  add: 'Quittung hinzufügen',
  again: 'Noch einmal senden',
  done: 'Die Quittung ist beigefügt.',
  remove: {
    title: 'Die Quittung entfernen?',
    do: 'Entfernen',
    why: 'Warum wird sie entfernt?',
    whyHint: 'Das bleibt im Protokoll.',
    text: 'Die Datei wird gelöscht. Nur ihr Fingerabdruck bleibt im Protokoll.',
    done: 'Die Quittung ist entfernt.',
  },
  onForm: {
    label: 'Fotos oder PDF der Quittung',
    hint: 'Werden dem Beleg beigefügt, sobald er gebucht ist.',
    choose: 'Dateien wählen',
    clear: 'Gewählte Dateien entfernen',
    left: 'Beleg {{label}} ist gebucht, aber die Quittung wurde nicht gesendet. Bitte hier hinzufügen.',
  },
  years: 'Jahre, die eine Quittung aufbewahrt wird',
  yearsHint:
    'Nach dem Geschäftsjahr, bis zum Jahresende. In Österreich und Schweden 7, in Dänemark 5.',
  missing: 'Ohne Quittung',
  filter: 'Quittung',
} satisfies Translation<typeof da>;
