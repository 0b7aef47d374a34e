import type da from '../da/files.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  asFile: 'Som fil',
  asFileOf: '{{what}} som fil',
  formats: {
    pdf: 'PDF, att skriva ut eller skicka',
    xlsx: 'Kalkylblad (Excel, LibreOffice)',
    csv: 'CSV, för andra program',
    hledger: 'Bokföring (hledger)',
  },
  titles: {
    sheet: 'Kvällens blad',
    evenings: 'Kvällar',
    hands: 'Givar',
    meldinger: 'Meldingar',
    payments: 'Betalningar',
    statement: 'Kontoutdrag',
    dues: 'Medlemsavgift',
    arrears: 'Restanser',
    openItems: 'Öppna poster',
    reported: 'Vad medlemmar har anmält som betalt',
    accounts: 'Årets bokslut',
    journal: 'Kassajournal för bokföringsprogram',
    ledger: 'Alla betalningar, poäng och pengar',
    books: 'Bokföringen',
  },
  coming: 'Filen skrivs: {{size}} kB',
  stop: 'Avbryt',
  ready: 'Filen är klar',
  share: 'Dela',
  save: 'Spara',
  saved: 'Filen är sparad.',
  sharing: {
    link: 'Länk',
    once: 'Fungerar en gång, till {{time}}.',
    copy: 'Kopiera',
    copyLink: 'Kopiera länken',
    copied: 'Kopierat',
    copyFailed: 'Markera texten och kopiera den själv',
    address: 'Adress',
    addressHint: 'En som den andra enheten kan nå. Fungerar inte den ena, pröva nästa.',
    hereOnly: '{{address}} (bara den här datorn)',
    onlyHere:
      'Länken fungerar bara på den dator som Kopperne körs på: en telefon eller surfplatta kan inte öppna den.',
    noNetwork:
      'Kopperne känner inte till någon adress på nätet. Den som driver Kopperne kan ge det en med HOST eller PUBLIC_URL.',
    certificate: 'Enheten måste först ha klubbens certifikat. Öppna på den:',
    share: 'Dela',
    scan: 'Eller låt den andra skanna koden med sin kamera:',
    qrOf: 'QR-kod: {{title}}',
  },
} satisfies Translation<typeof da>;
