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
} satisfies Translation<typeof da>;
