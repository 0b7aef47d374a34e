import type da from '../da/verification.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  title: 'Nachprüfung',
  text: 'Alles, was eingetragen ist, hängt in einer Kette zusammen. Hier wird sie von Anfang an nachgerechnet: ob etwas geändert, gelöscht oder falsch gerechnet ist.',
  until: 'Prüfcode aus dem Clubbuch',
  untilHint: 'Kann wegbleiben. Schreib den Code ab, wie er dort steht: den kurzen oder den langen.',
  run: 'Jetzt nachprüfen',
  running: 'Rechnet das ganze Protokoll nach. Das kann einige Sekunden dauern …',
  passed: 'Alles stimmt',
  passedText: '{{events}} Ereignisse und {{postings}} Zahlungen sind nachgerechnet.',
  paperPassed:
    'Der Code aus dem Clubbuch steht in der Kette: Nichts bis dahin wurde seither geändert.',
  failed: 'Etwas stimmt nicht',
  checks: {
    chain:
      'Die Kette bricht bei Ereignis {{number}}: Etwas ist geändert oder fehlt, oder der Prüfcode aus dem Clubbuch kommt darin nicht vor.',
    postings: 'Die Zahlungen von Ereignis {{number}} passen nicht zu dem, was geschah.',
    balances: 'Die Salden passen bei Ereignis {{number}} nicht zu den Zahlungen.',
    replay: 'Nach den Regeln nachgerechnet ergibt Ereignis {{number}} etwas anderes.',
    state: 'Der Tisch, wie er gespeichert ist, passt bei Ereignis {{number}} nicht zum Protokoll.',
  },
  detail: 'Genauer (auf Englisch): {{detail}}',
  head: 'Prüfcode des Protokolls',
  headText:
    'Schreib den kurzen Code ins Clubbuch, oder druck den QR-Code. Dann kann nichts bis heute unbemerkt geändert werden.',
  short: 'Kurz',
  long: 'Lang',
  copyShort: 'Kurzen kopieren',
  copyLong: 'Langen kopieren',
  qr: 'QR-Code des langen Prüfcodes',
  export: 'Auszug',
  exportText: 'Das ganze Protokoll als Datei. Sie kann ohne Kopperne nachgeprüft werden.',
  download: 'Protokoll holen (NDJSON)',
} satisfies Translation<typeof da>;
