import type da from '../da/verification.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  title: 'Kontrollräkning',
  text: 'Allt som är noterat hänger samman i en kedja. Här räknas den igenom från början, för att se om något är ändrat, struket ur protokollet eller felräknat.',
  until: 'Kontrollkod från mötesboken',
  untilHint: 'Kan utelämnas. Skriv av koden som den står: den korta eller den långa.',
  run: 'Kontrollräkna nu',
  running: 'Räknar igenom hela protokollet. Det kan ta några sekunder …',
  passed: 'Allt stämmer',
  passedText: '{{events}} händelser och {{postings}} betalningar är genomräknade.',
  paperPassed:
    'Koden från mötesboken finns i kedjan: inget till och med den har ändrats sedan dess.',
  failed: 'Något stämmer inte',
  checks: {
    chain:
      'Kedjan bryts vid händelse {{number}}: något är ändrat eller saknas, eller så finns inte kontrollkoden från mötesboken.',
    postings: 'Betalningarna för händelse {{number}} stämmer inte med vad som hände.',
    balances: 'Saldona stämmer inte med betalningarna vid händelse {{number}}.',
    replay: 'Omräknad efter reglerna ger händelse {{number}} något annat.',
    state: 'Bordet som det är sparat stämmer inte med protokollet vid händelse {{number}}.',
  },
  detail: 'Närmare (på engelska): {{detail}}',
  head: 'Protokollets kontrollkod',
  headText:
    'Skriv den korta koden i mötesboken, eller skriv ut QR-koden. Då kan inget till och med i dag ändras utan att det syns.',
  short: 'Kort',
  long: 'Lång',
  copyShort: 'Kopiera den korta',
  copyLong: 'Kopiera den långa',
  qr: 'QR-kod med den långa kontrollkoden',
  export: 'Utdrag',
  exportText: 'Hela protokollet som en fil. Den kan kontrollräknas utan Kopperne.',
  download: 'Hämta protokollet (NDJSON)',
} satisfies Translation<typeof da>;
